// The server leaves out what is empty, and a closed table has no round at all. Here the gaps are filled, once, so that
// no page has to ask whether a list is there.
import type { OpenRound, Stage, State as Sent } from './protocol';

type Filled = Required<Pick<Sent, 'locked' | 'frozen' | 'announced'>>;
// stage: null where no round is open.
export type State = Omit<Sent, 'stage'> & Omit<OpenRound, 'stage'> & Filled & { stage: Stage | null };

const kNothing = {
  locked: '', frozen: '', announced: [], ready: [], stakes: [], hands: [], dice: [], spun: [], standing: [], lines: [],
  places: [], nominees: [], results: [], 'cards-left': 0,
  need: 'finished', 'waiting-for': '', stage: null, closing: false, opened: 0, closes: 0,
} satisfies Partial<State>;

export const completeState = (state: Partial<Sent>): State => ({ ...kNothing, ...state }) as State;
