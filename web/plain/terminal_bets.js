// Chips on the layout: they appear at once, and are put right by what the server says.
import { S } from './strings.js';
import { refusal, Refused } from './dom.js';
import { keyOf } from './layout.js';

const T = S.terminal;

export class Bets {
  // show: {changed(), tell(what)}
  constructor(link, at, kept, show) {
    Object.assign(this, { link, at, kept, show });
    this.laid = new Map(); // stakes that were sent and are not in a state yet: key -> {stake, n, done}
    this.steps = [];
    this.round = 0;
  }

  // A state came; true where it begins a round.
  take(state) {
    const fresh = state.round !== this.round;
    if (fresh) this.begin(state.round);
    for (const [key, laid] of this.laid) if (laid.done && state.mine.number >= laid.n) this.laid.delete(key);
    if (state.phase !== 'betting') this.laid.clear();
    this.keep(state);
    return fresh;
  }

  // What lay there in the last round with wagers is what "repeat" lays again, also after the page was loaded anew.
  begin(round) {
    this.round = round;
    this.laid.clear();
    this.steps = [];
    const last = JSON.parse(sessionStorage.getItem(`${this.kept}/stakes`) ?? 'null');
    if (last && last.round !== round) sessionStorage.setItem(`${this.kept}/before`, JSON.stringify(last.own));
  }

  keep(state) {
    if (state.phase !== 'betting') return;
    const own = (state.stakes ?? []).filter((stake) => stake.p === state.mine.p).map((stake) => [stake.b, stake.w, stake.s]);
    if (own.length) sessionStorage.setItem(`${this.kept}/stakes`, JSON.stringify({ round: state.round, own }));
  }

  now() {
    const mine = new Map(), others = new Map();
    for (const stake of this.at.state.stakes ?? []) {
      const map = stake.p === this.at.state.mine.p ? mine : others;
      const key = keyOf(stake.b, stake.w);
      map.set(key, (map.get(key) ?? 0) + stake.s);
    }
    for (const [key, laid] of this.laid) mine.set(key, laid.stake);
    return { mine, others };
  }

  // ---- Placing ------------------------------------------------------------------------------------------

  change(box, position, limits, sign) {
    const before = this.now().mine.get(keyOf(box, position)) ?? 0;
    if (sign < 0 && before === 0) return;
    let stake = Math.max(0, before + sign * this.at.chip);
    if (sign < 0 && stake < limits.min) stake = 0;
    const step = [box, position, before];
    this.steps.push(step);
    this.lay(box, position, stake).catch((error) => { this.steps = this.steps.filter((each) => each !== step); this.show.tell(error); });
  }

  async lay(box, position, stake) {
    const key = keyOf(box, position);
    const sent = this.link.do('bet', { wager: position, stake, ...(box ? { box } : {}) });
    const laid = { stake, n: this.link.number, done: false };
    this.laid.set(key, laid);
    this.show.changed();
    const forget = () => { if (this.laid.get(key) === laid) this.laid.delete(key); };
    try {
      const reply = await sent;
      if ('stake' in reply) laid.stake = reply.stake;
      laid.done = true;
      if (reply.repeat || this.at.state.mine.number >= laid.n) forget();
      this.show.tell(reply.cut ? refusal(new Refused(reply.cut.because, reply.cut.clause)) : '');
    } catch (error) {
      forget();
      throw error;
    } finally {
      this.show.changed();
    }
  }

  async undo() {
    const last = this.steps.pop();
    if (!last) return T.nothingToUndo;
    await this.lay(...last);
    return '';
  }

  async clear() {
    await this.link.do('clear');
    this.laid.clear();
    this.steps = [];
    return '';
  }

  // In the order in which they were placed, because one wager may rest on another.
  async repeat() {
    const list = JSON.parse(sessionStorage.getItem(`${this.kept}/before`) ?? '[]');
    if (!list.length) return T.nothingToRepeat;
    const { mine } = this.now();
    const results = await Promise.allSettled(list.map(([box, position, stake]) => {
      this.steps.push([box, position, mine.get(keyOf(box, position)) ?? 0]);
      return this.lay(box, position, stake);
    }));
    const failed = results.find((each) => each.status === 'rejected');
    if (failed) throw failed.reason;
    return '';
  }
}
