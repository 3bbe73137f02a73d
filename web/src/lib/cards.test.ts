import { describe, expect, it } from 'vitest';
import { cardName, kRanks, parseCard, rankText } from './cards';
import { resultText, resultWords } from './results';

describe('cards', () => {
  it('reads what the server writes', () => {
    expect(parseCard('Qs')).toEqual({ rank: 'Q', suit: 's' });
    expect(parseCard('10h')).toEqual({ rank: 'T', suit: 'h' });
    expect([parseCard(null), parseCard('??'), parseCard('1x')]).toEqual([null, null, null]);
  });
  it('names them', () => {
    expect(cardName('Qd')).toBe('queen of diamonds');
    expect(cardName(null)).toBe('a card face down');
    expect(cardName('Jo')).toBe('the joker');
  });
  it('says of a number what is drawn, so that who speaks what he sees is understood (WCAG 2.5.3)', () => {
    for (const rank of kRanks.filter((each) => !'JQKA'.includes(each))) {
      expect(cardName(`${rank}d`)).toBe(`${rankText(rank)} of diamonds`);
    }
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
