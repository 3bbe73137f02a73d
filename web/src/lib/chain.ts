// The journal's chain, checked where nobody but the reader of this page has a hand in it. What is hashed
// (src/store/chain.cpp): the hash before (32 bytes, zeros before entry 1), the entry's number (8 bytes, big endian),
// and its exact text.
import { blake2b256 } from './blake2b';

export interface RawEntry { seq: number; text: string; hash: string }
export interface Bad { seq: number; expected: string; found: string }

const kWriter = new TextEncoder();

export function linkHash(before: Uint8Array, seq: number, text: string): Uint8Array {
  const payload = kWriter.encode(text);
  const message = new Uint8Array(40 + payload.length);
  message.set(before);
  new DataView(message.buffer).setBigUint64(32, BigInt(seq));
  message.set(payload, 40);
  return blake2b256(message);
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
  .join('');

export class ChainCheck {
  seq = 0; // the last entry that was found good
  bad: Bad | null = null;
  private before: Uint8Array = new Uint8Array(32);

  // Takes entries in order; false where one is wrong, which ends the check.
  add(entries: readonly RawEntry[]): boolean {
    for (const entry of entries) {
      if (this.bad) return false;
      const hash = linkHash(this.before, this.seq + 1, entry.text);
      const expected = hex(hash);
      if (entry.seq !== this.seq + 1 || entry.hash !== expected) {
        this.bad = { seq: this.seq + 1, expected, found: entry.seq === this.seq + 1 ? entry.hash : '' };
        return false;
      }
      this.seq = entry.seq;
      this.before = hash;
    }
    return true;
  }

  get head(): string { return hex(this.before); }
}
