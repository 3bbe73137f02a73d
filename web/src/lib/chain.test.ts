import { describe, expect, it } from 'vitest';
import { blake2b256 } from './blake2b';
import { ChainCheck, hex, type RawEntry } from './chain';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('BLAKE2b-256', () => {
  // By Python's hashlib.blake2b(digest_size=32).
  it.each([
    ['', '0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8'],
    ['abc', 'bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319'],
    ['a'.repeat(127), '59e2f1aba240f20aa591016f5ef429990bc9c2131dcd0d30f0ffd75ed18f317d'],
    ['a'.repeat(128), 'ae2aa48507885c4c950fb809b2076f959cde9f8ea6da260d9a3587df33dac450'],
    ['a'.repeat(129), '2f64744a6de0d2c0b56e64cf6e29a5aaa255010d415d51c75ccc82f73dccd865'],
  ])('of %j', (text, hash) => expect(hex(blake2b256(bytes(text)))).toBe(hash));
  it('of all bytes, five times', () => {
    const all = Uint8Array.from({ length: 1280 }, (_, i) => i % 256);
    expect(hex(blake2b256(all))).toBe('82628cbfc9689e234b0923a531f4578fe2e7138a03e2f81ed6cde97517336650');
  });
});

// Made by Python too.
const kGood: readonly RawEntry[] = [
  { seq: 1, text: '{"k":"table"}', hash: '53dec50478e24aedc448a19203973523e8438371d3c8c76fceb472e6de5ccc29' },
  {
    seq: 2, text: '{"k":"money","by":"Zoë"}', hash: 'a8526d051a956a73d215a2e5023b216439e06ad868b1c0ff339b49af38b6c945',
  },
  { seq: 3, text: '{"k":"none"}', hash: 'dfc0a6e65c497329868992eb65fa3cf5d4b07a4a65de68cf42b978362a70e26f' },
];
const check = (entries: readonly RawEntry[]): ChainCheck => {
  const chain = new ChainCheck();
  for (const entry of entries) chain.add([entry]);
  return chain;
};

describe('the chain', () => {
  it('is good', () => {
    const chain = check(kGood);
    expect([chain.bad, chain.seq, chain.head]).toEqual([null, 3, kGood[2]!.hash]);
  });
  it('names the first entry whose text was changed', () => {
    const chain = check([kGood[0]!, { ...kGood[1]!, text: '{"k":"money","by":"Zoe"}' }, kGood[2]!]);
    expect([chain.bad?.seq, chain.bad?.found, chain.seq]).toEqual([2, kGood[1]!.hash, 1]);
  });
  it('names an entry that was left out, put twice, or out of order', () => {
    expect(check([kGood[0]!, kGood[2]!]).bad?.seq).toBe(2);
    expect(check([kGood[0]!, kGood[0]!]).bad?.seq).toBe(2);
    expect(check([kGood[1]!, kGood[0]!]).bad?.seq).toBe(1);
  });
  it('finds a text whose hash was made anew at the next entry', () => {
    const forged = { ...kGood[1]!, text: '{"k":"money"}' };
    const again = new ChainCheck();
    again.add([kGood[0]!]);
    again.add([forged]);
    const chain = check([kGood[0]!, { ...forged, hash: again.bad!.expected }, kGood[2]!]);
    expect(chain.bad?.seq).toBe(3);
  });
});
