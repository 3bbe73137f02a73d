import { expect, it } from 'vitest';
import { padDeck, usedUp } from './deck';
import type { FaceOf } from './protocol';

const joker: FaceOf = { name: 'Jo', title: 'joker', copies: 1, drawn: 'joker' };
const tiles: FaceOf[] = [
  { name: '6-6', title: 'heaven', copies: 2, drawn: 'tile' },
  { name: '4-6', title: 'red ten', copies: 2, drawn: 'tile' },
  { name: '1-2', title: 'three', copies: 1, drawn: 'tile' },
];

it('lays out the 52 cards where the offer names no deck', () => {
  const deck = padDeck(undefined);
  expect([deck.ranks.length, deck.suits.length, deck.names.size]).toEqual([13, 4, 52]);
  expect([deck.others.length, deck.size]).toEqual([0, 52]);
  expect(deck.keys.get('th')).toBe('Th');
});

it('has the joker beside the cards, typed like a jack of another suit', () => {
  const cards = [...padDeck(undefined).names].map((name): FaceOf => ({ name, copies: 1, drawn: 'card' }));
  const deck = padDeck([...cards, joker]);
  expect([deck.names.size, deck.size]).toEqual([52, 53]);
  expect(deck.others).toEqual([joker]);
  expect(deck.keys.get('jo')).toBe('Jo');
  expect(deck.keys.get('js')).toBe('Js');
});

it('lays out tiles and no ranks, and takes a tile from either end', () => {
  const deck = padDeck(tiles);
  expect([deck.ranks, deck.suits, deck.size]).toEqual([[], [], 5]);
  expect(['46', '64', '66', '21'].map((key) => deck.keys.get(key))).toEqual(['4-6', '4-6', '6-6', '1-2']);
});

it('leaves a short deck its own ranks', () => {
  const deck = padDeck([{ name: 'As', copies: 1, drawn: 'card' }, { name: 'Kd', copies: 1, drawn: 'card' }]);
  expect([deck.ranks, deck.suits]).toEqual([['A', 'K'], ['s', 'd']]);
});

it('counts a face as used when every copy of it lies there', () => {
  expect(usedUp(tiles, ['6-6', '1-2'])).toEqual(['1-2']);
  expect(usedUp(tiles, ['6-6', '6-6'])).toEqual(['6-6']);
  expect(usedUp(undefined, ['Qs'])).toEqual(['Qs']);
});
