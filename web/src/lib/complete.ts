// The server leaves out what is empty, and a closed table has no round at all. Here the gaps are filled, once, so that
// no page has to ask whether a list is there.
import type { State } from './protocol';

const kNothing = {
  locked: '', frozen: '', announced: [], ready: [], stakes: [], hands: [], dice: [], spun: [], standing: [], lines: [],
  places: [], nominees: [], results: [],
  need: 'finished', 'waiting-for': '', stage: 0, closing: false, opened: 0, closes: 0,
} satisfies Partial<State>;

export const completeState = (state: Partial<State>): State => ({ ...kNothing, ...state }) as State;
