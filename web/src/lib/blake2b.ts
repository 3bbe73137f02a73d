// BLAKE2b with 32 bytes of output (RFC 7693), unkeyed: what the journal is chained by. The browser's own crypto does
// not have it. A 64-bit word is two of 32 bits, low half first: BigInt would be a hundred times slower.
const kBlock = 128;
const kOut = 32;

const kStart = new Uint32Array([
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
]);

// Which words of the message each of the twelve rounds mixes in; the last two are the first two again.
const kOrder = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4], [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13], [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11], [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5], [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
] as const;
const kMix = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15], [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const v = new Uint32Array(32);
const m = new Uint32Array(32);

// v[a] += v[b] + m[word]
function addWord(a: number, b: number, word: number): void {
  const low = v[a]! + v[b]! + m[word]!;
  v[a + 1] = v[a + 1]! + v[b + 1]! + m[word + 1]! + Math.floor(low / 0x1_0000_0000);
  v[a] = low;
}

function add(a: number, b: number): void {
  const low = v[a]! + v[b]!;
  v[a + 1] = v[a + 1]! + v[b + 1]! + (low > 0xffff_ffff ? 1 : 0);
  v[a] = low;
}

// v[a] = (v[a] xor v[b]) turned right by `bits`, under 32 or exactly 32.
function turn(a: number, b: number, bits: number): void {
  const low = v[a]! ^ v[b]!, high = v[a + 1]! ^ v[b + 1]!;
  if (bits === 32) { v[a] = high; v[a + 1] = low; return; }
  v[a] = (low >>> bits) | (high << (32 - bits));
  v[a + 1] = (high >>> bits) | (low << (32 - bits));
}

// Turned left by one, which is right by 63.
function turnByOne(a: number, b: number): void {
  const low = v[a]! ^ v[b]!, high = v[a + 1]! ^ v[b + 1]!;
  v[a] = (low << 1) | (high >>> 31);
  v[a + 1] = (high << 1) | (low >>> 31);
}

function mix(a: number, b: number, c: number, d: number, x: number, y: number): void {
  addWord(a, b, x); turn(d, a, 32);
  add(c, d); turn(b, c, 24);
  addWord(a, b, y); turn(d, a, 16);
  add(c, d); turnByOne(b, c);
}

function compress(state: Uint32Array, block: DataView, at: number, counted: number, last: boolean): void {
  for (let i = 0; i < 32; ++i) m[i] = block.getUint32(at + 4 * i, true);
  v.set(state);
  v.set(kStart, 16);
  v[24] = v[24]! ^ counted;
  v[25] = v[25]! ^ Math.floor(counted / 0x1_0000_0000);
  if (last) { v[28] = ~v[28]!; v[29] = ~v[29]!; }
  for (let round = 0; round < 12; ++round) {
    const order = kOrder[round % 10]!;
    for (let i = 0; i < 8; ++i) {
      const [a, b, c, d] = kMix[i]!;
      mix(2 * a, 2 * b, 2 * c, 2 * d, 2 * order[2 * i]!, 2 * order[2 * i + 1]!);
    }
  }
  for (let i = 0; i < 16; ++i) state[i] = state[i]! ^ v[i]! ^ v[i + 16]!;
}

export function blake2b256(message: Uint8Array): Uint8Array {
  const state = kStart.slice();
  state[0] = state[0]! ^ 0x0101_0000 ^ kOut; // no key, one leaf, 32 bytes
  const blocks = Math.max(1, Math.ceil(message.length / kBlock));
  const padded = new Uint8Array(blocks * kBlock);
  padded.set(message);
  const view = new DataView(padded.buffer);
  for (let i = 0; i < blocks; ++i) {
    const last = i === blocks - 1;
    compress(state, view, i * kBlock, last ? message.length : (i + 1) * kBlock, last);
  }
  const out = new DataView(new ArrayBuffer(kOut));
  for (let i = 0; i < kOut / 4; ++i) out.setUint32(4 * i, state[i]!, true);
  return new Uint8Array(out.buffer);
}
