import { describe, expect, it } from 'vitest';
import { incidentWords } from './incident_words';
import { tableOf } from './incidents.svelte';
import type { Args, Incident } from './protocol';

const incident = (verb: string, args: Args): Incident => ({
  incident: 1, at: 0, verb, args, by: 'sue', second: '', state: 'open', note: '', resolution: '',
});

describe('incidents', () => {
  it('finds the table of each', () => {
    expect(tableOf(incident('no-spin', { table: 'table-2', round: 4 }))).toBe('table-2');
    expect(tableOf(incident('refuse-pay', { terminal: 'table-2/07', round: 4 }))).toBe('table-2');
    expect(tableOf(incident('fill', { account: 'float:table-2', amount: 5 }))).toBe('table-2');
  });
  it('says what will happen', () => {
    expect(incidentWords(incident('unlock', { table: 'table-2', terminal: 7 })))
      .toBe('Terminal table-2/07 is unlocked.');
    expect(incidentWords(incident('unlock', { table: 'table-2' }))).toBe('The whole table table-2 is unlocked.');
    expect(incidentWords(incident('fill', { account: 'cash:cage', amount: -12_345 })))
      .toBe('123.45 is taken away from cash:cage.');
    expect(incidentWords(incident('void-round', { table: 't', round: 3, malfunction: true }))).toContain('malfunction');
    expect(incidentWords(incident('rule', { table: 't', round: 3, event: { e: 'rule', i: 'void-hand', b: 2 } })))
      .toContain('the hand of box 2: void hand');
    expect(incidentWords(incident('rule', { table: 't', round: 3, event: { e: 'rule', i: 'misdeal' } })))
      .toContain('it is ruled: misdeal');
    expect(incidentWords(incident('new-verb', { round: 3 }))).toBe('A report: new-verb. round: 3');
  });
});
