import { expect, it } from 'vitest';
import { Typed } from './typed.svelte';

function pad(names: string[]): { typed: Typed; taken: string[]; press: (letters: string) => void } {
  const taken: string[] = [];
  const typed = new Typed(() => names, (name) => taken.push(name));
  return { typed, taken, press: (letters) => { for (const letter of letters) typed.type(letter); } };
}
const single = Array.from({ length: 37 }, (_, i) => String(i));

it('takes a number as soon as no longer one can follow', () => {
  const { taken, press } = pad(single);
  press('17');
  press('4');
  press('0');
  expect(taken).toEqual(['17', '4', '0']);
});

it('waits for Enter where a longer one can follow', () => {
  const { typed, taken, press } = pad([...single, '00']);
  press('1');
  expect([typed.text, taken]).toEqual(['1', []]);
  typed.end();
  press('0');
  typed.end();
  press('00');
  expect(taken).toEqual(['1', '0', '00']);
});

it('begins anew with a figure that no name goes on with, and forgets what is erased', () => {
  const { typed, taken, press } = pad(single);
  press('39');
  expect(taken).toEqual(['9']);
  press('2');
  expect(typed.erase()).toBe(true);
  expect(typed.erase()).toBe(false);
  typed.end();
  expect(taken).toEqual(['9']);
});
