import { describe, expect, it } from 'vitest';
import { cardName, parseCard } from './cards';
import { resultText, resultWords } from './results';

describe('cards', () => {
  it('reads what the server writes', () => {
    expect(parseCard('Qs')).toEqual({ rank: 'Q', suit: 's' });
    expect(parseCard('10h')).toEqual({ rank: 'T', suit: 'h' });
    expect([parseCard(null), parseCard('??'), parseCard('1x')]).toEqual([null, null, null]);
  });
  it('names them', () => {
    expect(cardName('Td')).toBe('ten of diamonds');
    expect(cardName(null)).toBe('a card face down');
  });
});

describe('results', () => {
  it('are short, and spoken', () => {
    const hands = { banker: ['9h'], player: ['Qs', '2d'] };
    expect(resultText({ dice: [1, 2, 6] })).toBe('1 2 6');
    expect(resultText({ hands }, ['player', 'banker'])).toBe('player Q♠ 2♦ · banker 9♥');
    expect(resultWords({ hands }, { 'house-hands': ['player', 'banker'], drawing: { tallies: [] } }))
      .toBe('player queen of spades, 2 of diamonds; banker 9 of hearts');
    expect(resultText({})).toBe('void');
  });
});
