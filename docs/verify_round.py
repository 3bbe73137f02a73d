#!/usr/bin/env python3
"""Verifies a round: verify_round.py SEED LAYOUT_HASH TABLE ROUND [DECK] (hex, hex, text, number; cards, cards-and-joker or
tiles); alone, the worked example."""
import hashlib, struct, sys

def commitment(seed):
    return hashlib.blake2b(b"baize 1 seed commitment" + seed, digest_size=32).digest()

def outcome_key(seed, layout, table, number):
    text = table.encode()
    facts = struct.pack("<Q", len(layout)) + layout + struct.pack("<Q", len(text)) + text + struct.pack("<Q", number)
    return hashlib.blake2b(b"baize 1 outcome key" + facts, key=seed, digest_size=32).digest()

def chacha20_block(key, counter):  # RFC 8439, 2.3, with a nonce of zeros
    start = list(struct.unpack("<4I8I", b"expand 32-byte k" + key)) + [counter, 0, 0, 0]
    x = start[:]
    def turn(a, b, c, d):
        for to, add, mix, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[to] = (x[to] + x[add]) & 0xffffffff
            x[mix] ^= x[to]
            x[mix] = (x[mix] << by | x[mix] >> 32 - by) & 0xffffffff
    for _ in range(10):
        for i in range(4): turn(i, 4 + i, 8 + i, 12 + i)
        for i in range(4): turn(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return struct.pack("<16I", *((a + b) & 0xffffffff for a, b in zip(x, start)))

def numbers(key):  # 64 bits at a time
    for counter in range(1 << 32): yield from struct.unpack("<8Q", chacha20_block(key, counter))

def below(bits, bound):  # none is favoured: the uneven rest is drawn again
    while True:
        product = (next(bits) >> 32) * bound
        if product & 0xffffffff >= (1 << 32) % bound: return product >> 32

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
TWICE, ONCE = "6-6 1-1 4-4 1-3 5-5 3-3 2-2 5-6 4-6 1-6 1-5", "3-6 4-5 2-6 3-5 2-5 3-4 1-4 2-3 2-4 1-2"
DECKS = {"cards": CARDS, "cards-and-joker": CARDS + ["Jo"], "tiles": [tile for tile in TWICE.split() for _ in range(2)] + ONCE.split()}

def shuffled(bits, decks, deck):  # the first card dealt comes first
    cards = [card for card in deck for _ in range(decks)]
    for i in range(len(cards), 1, -1):
        j = below(bits, i)
        cards[i - 1], cards[j] = cards[j], cards[i - 1]
    return cards[::-1]

seed, layout, table, number = sys.argv[1:5] or (bytes(range(32)).hex(), bytes(range(32, 64)).hex(), "example-1", "42")
seed, layout = bytes.fromhex(seed), bytes.fromhex(layout)
key = outcome_key(seed, layout, table, int(number))
bits = numbers(key)
print("commitment  ", commitment(seed).hex(), "\noutcome key ", key.hex())
print("numbers     ", *("%016x" % n for n, _ in zip(numbers(key), range(3))), "\nthree dice  ", *(below(bits, 6) + 1 for _ in range(3)))
deck = DECKS[sys.argv[5] if len(sys.argv) > 5 else "cards"]
for decks in (1, 8): print(decks, "deck(s)   ", *shuffled(numbers(key), decks, deck)[:10])
