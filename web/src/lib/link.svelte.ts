// The one WebSocket: signing in, commands that are never lost nor doubled, questions, and the news of tables.
import { SvelteMap } from 'svelte/reactivity';
import { common as S } from '../strings';
import { completeState, type State } from './complete';
import type {
  Args, Commands, FromServer, No, Offer, Otherwise, Questions, Reply, ToServer, Welcome, State as Sent,
} from './protocol';
import type { LabQuestions } from '../pages/lab/types';
import { Refused } from './refused';

// idle: not begun. open: connected, nobody signed in. in: signed in. elsewhere: this terminal was opened in another
// window.
export type Status = 'idle' | 'connecting' | 'open' | 'in' | 'lost' | 'elsewhere';

interface Waiting { resolve(value: never): void; reject(error: Error): void }
interface Command extends Waiting { n: number; verb: string; args: Args; sent: number; skip: number }
// What need not be said may be left out altogether.
type Given<A> = Record<string, never> extends A ? [args?: A] : [args: A];
interface Question extends Waiting {
  id: number; kind: 'ask' | 'lab'; what: string; args: Args; onprogress?: (part: number) => void;
}
export interface LabOptions { onprogress?: (part: number) => void; signal?: AbortSignal }
interface Knock { resolve(welcome: Welcome): void; reject(error: Error): void; then: ToServer | null }

const kQuestions = 1_000_000_000; // commands and questions share the field "no": their numbers must not meet
const kPatienceMs = 10_000;
const kFirstWaitMs = 300;

export class Link {
  status: Status = $state('idle');
  welcome: Welcome | null = $state.raw(null);
  refusal: Refused | null = $state.raw(null); // why a kept token was not taken, or what the server refused unasked
  readonly states = new SvelteMap<string, State>(); // the latest news of each watched table
  readonly offers = new SvelteMap<string, Offer>();
  offset = 0; // the server's clock less ours

  private socket: WebSocket | null = null;
  private hello: ToServer | null = null; // what signs in where there is no token
  private byToken = false;
  private knock: Knock | null = null;
  private commands = new Map<number, Command>(); // by number, in order: not answered yet
  private questions = new Map<number, Question>();
  private watched = new Set<string>();
  private number = 0;
  private asked = kQuestions;
  private wait = kFirstWaitMs;
  private timer = 0;

  // `key`: where sessionStorage keeps the token; null for a page where nobody signs in.
  constructor(private readonly key: string | null) {
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry());
    setInterval(() => void this.listen(), 15_000);
  }

  get token(): string | null { return this.key ? sessionStorage.getItem(this.key) : null; }
  set token(value: string | null) {
    if (!this.key) return;
    if (value) sessionStorage.setItem(this.key, value);
    else sessionStorage.removeItem(this.key);
  }
  get open(): boolean { return this.socket?.readyState === WebSocket.OPEN; }
  get signedIn(): boolean { return this.status === 'in'; }
  // The number of the newest command: a state whose `mine.number` has reached it shows what it did.
  get newest(): number { return this.number; }
  now = (): number => Date.now() + this.offset;

  // ---- The connection -----------------------------------------------------------------------------------

  connect(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.status !== 'lost') this.status = 'connecting'; // a lost line stays lost on the screen until it is back
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => { this.wait = kFirstWaitMs; this.greet(); };
    socket.onmessage = (event) => this.socket === socket && this.receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => this.socket === socket && this.closed(event.reason);
  }

  private greet(): void {
    const first = this.token ? { token: this.token } : this.hello;
    this.byToken = Boolean(this.token);
    if (first) this.send(first);
    else this.anonymous();
  }

  private anonymous(): void {
    this.status = 'open';
    this.resume();
  }

  private resume(): void {
    for (const table of this.watched) this.send({ watch: { table } });
    for (const question of this.questions.values()) this.putQuestion(question);
  }

  // Two pages that both came back to one terminal would throw each other out for ever.
  private closed(reason: string): void {
    if (/elsewhere/.test(reason)) this.status = 'elsewhere';
    else this.lose();
  }

  private lose(): void {
    this.status = 'lost';
    this.timer = window.setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, 5_000);
  }

  private hurry(): void {
    if (!this.timer || this.socket?.readyState !== WebSocket.CLOSED) return;
    this.wait = kFirstWaitMs;
    this.connect();
  }

  // A network may die without a word; a question that nobody answers tells.
  private async listen(): Promise<void> {
    if (!this.ready()) return;
    const socket = this.socket;
    const timer = setTimeout(() => {
      if (this.socket !== socket) return;
      this.socket = null;
      socket?.close();
      this.lose();
    }, kPatienceMs);
    await this.ask('tables').catch(() => {});
    clearTimeout(timer);
  }

  private ready(): boolean { return this.open && (this.status === 'in' || this.status === 'open'); }
  private send(message: ToServer): void { if (this.open) this.socket?.send(JSON.stringify(message)); }

  // ---- Who somebody is ------------------------------------------------------------------------------------

  signIn(user: string, password: string): Promise<Welcome> { return this.introduce({ 'sign-in': { user, password } }); }

  // The first engineer of a new floor, who is signed in at once.
  setUp(code: string, user: string, password: string): Promise<Welcome> {
    return this.introduce({ 'set-up': { code, user, password } }, { 'sign-in': { user, password } });
  }

  openTerminal(table: string, terminal?: number): Promise<Welcome> {
    return this.introduce({ 'open-terminal': terminal ? { table, terminal } : { table } });
  }

  // A token that an engineer gave out (enrol-terminal).
  useToken(token: string): Promise<Welcome> { return this.introduce({ token }); }

  private introduce(message: ToServer, then: ToServer | null = null): Promise<Welcome> {
    return new Promise((resolve, reject) => {
      this.knock?.reject(new Refused(S.noAnswer));
      this.knock = { resolve, reject, then };
      this.hello = message;
      this.token = null;
      if (this.open) this.greet();
      else if (!this.socket || this.socket.readyState === WebSocket.CLOSED) this.connect();
    });
  }

  signOut(): void {
    this.send({ 'sign-out': {} });
    this.token = null;
    this.hello = null;
    this.welcome = null;
    this.number = 0;
    for (const command of this.commands.values()) command.reject(new Refused(S.signedOut));
    this.commands.clear();
    if (this.open) this.status = 'open';
  }

  // ---- Out ------------------------------------------------------------------------------------------------

  do<V extends keyof Commands>(verb: V, ...[args]: Given<Commands[V]['args']>): Promise<Reply<V>> {
    return new Promise<Reply<V>>((resolve, reject) =>
      this.post({ n: 0, verb, args: { ...args }, resolve, reject, sent: 0, skip: 1 }, ++this.number));
  }

  private post(command: Command, n: number): void {
    command.n = n;
    this.commands.set(n, command);
    if (this.signedIn) this.sendCommand(command);
  }

  private sendCommand(command: Command): void {
    command.sent += 1;
    this.send({ n: command.n, do: command.verb, args: command.args });
  }

  ask<Q extends keyof Questions>(what: Q, ...[args]: Given<Questions[Q]['args']>): Promise<Questions[Q]['answer']> {
    return new Promise((resolve, reject) => {
      const done = what === 'table' ? (state: Partial<Sent>) => resolve(completeState(state)) : resolve;
      this.put({ id: ++this.asked, kind: 'ask', what, args: { ...args }, resolve: done, reject });
    });
  }

  // A question to the lab: it may take long, tell how far it is, and be given up.
  lab<Q extends keyof LabQuestions>(
    what: Q, args: LabQuestions[Q]['args'], { onprogress, signal }: LabOptions = {}
  ): Promise<LabQuestions[Q]['answer']> {
    return new Promise((resolve, reject) => {
      const id = ++this.asked;
      signal?.addEventListener('abort', () => {
        if (finish(this.questions, id)) this.send({ lab: 'cancel', id });
        reject(new DOMException(what, 'AbortError'));
      }, { once: true });
      if (signal?.aborted) reject(new DOMException(what, 'AbortError'));
      else this.put({ id, kind: 'lab', what, args: { ...args }, onprogress, resolve, reject });
    });
  }

  private put(question: Question): void {
    this.questions.set(question.id, question);
    if (this.ready()) this.putQuestion(question);
  }

  private putQuestion({ kind, what, id, args }: Question): void {
    this.send(kind === 'ask' ? { ask: what, id, args } : { lab: what, id, args });
  }

  watch(table: string): void { this.watched.add(table); if (this.ready()) this.send({ watch: { table } }); }
  unwatch(table: string): void { this.watched.delete(table); if (this.ready()) this.send({ unwatch: { table } }); }

  // ---- In ---------------------------------------------------------------------------------------------------

  private receive(message: FromServer): void {
    if ('token' in message) this.token = message.token;
    else if ('welcome' in message) this.welcomed(message.welcome);
    else if ('state' in message) this.news(message.state);
    else if ('ok' in message) this.carriedOut(message.ok, message.reply);
    else if ('answer' in message) finish(this.questions, message.answer)?.resolve(message.is as never);
    else if ('progress' in message) this.questions.get(message.progress)?.onprogress?.(message.part);
    else if ('no' in message) this.refused(message);
    else if ('set-up' in message && this.knock?.then) this.send(this.hello = this.knock.then);
  }

  // Unanswered commands go out again under the numbers they had: carried out before, they are not carried out twice.
  private welcomed(welcome: Welcome): void {
    if (this.hello && 'token' in this.hello) this.token = String(this.hello.token);
    this.status = 'in';
    this.refusal = null;
    this.number = Math.max(this.number, welcome.number);
    this.setClock(welcome.state ?? welcome);
    if (welcome.offer) this.offers.set(welcome.offer.id, welcome.offer);
    if (welcome.state) this.news(welcome.state);
    this.welcome = welcome;
    for (const command of this.commands.values()) this.sendCommand(command);
    this.resume();
    this.knock?.resolve(welcome);
    this.knock = null;
    this.hello = null;
  }

  private setClock({ now }: { now?: number }): void { if (now) this.offset = now - Date.now(); }

  private news(news: Sent): void {
    const state = completeState(news);
    this.setClock(state);
    this.number = Math.max(this.number, state.mine?.number ?? 0);
    this.states.set(state.id, state);
  }

  // "Carried out before" for a command that was sent once: another page of the same person took the number.
  private carriedOut(n: number, reply: Otherwise & Args): void {
    const command = finish(this.commands, n);
    if (!command) return;
    if (reply.repeat && command.sent === 1 && command.skip < 1_000) {
      command.sent = 0;
      command.skip *= 4;
      this.number = Math.max(this.number, n) + command.skip;
      this.post(command, this.number);
      return;
    }
    command.resolve(reply as never);
  }

  private refused({ no, what, clause }: No): void {
    const error = new Refused(what, clause);
    const waiting = finish(this.commands, no) ?? finish(this.questions, no);
    if (waiting) { waiting.reject(error); return; }
    if (this.knock) {
      this.knock.reject(error);
      this.knock = null;
      this.hello = null;
      this.anonymous();
      return;
    }
    this.refusal = error;
    if (this.signedIn || !this.byToken) return;
    this.token = null;
    this.welcome = null;
    this.anonymous();
  }
}

function finish<T>(map: Map<number, T>, id: number): T | undefined {
  const found = map.get(id);
  map.delete(id);
  return found;
}

// All staff pages of one browser tab share one sign-in.
export const staffLink = (): Link => new Link('baize-staff');
