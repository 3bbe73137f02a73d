// The one WebSocket: signing in, commands that are never lost nor doubled, questions, and the news of tables.
import { S } from './strings.js';
import { Refused } from './dom.js';

const kQuestions = 1_000_000_000; // commands and questions share the field "no": their numbers must not meet
const kPatienceMs = 10_000;

export class Link {
  // on: {welcome(w), state(s), status('connecting' | 'in' | 'lost' | 'elsewhere'), refused(error, byToken), setUp(), trouble(error)}
  constructor(key, on) {
    this.key = key;
    this.on = on;
    this.hello = null;       // what signs in where there is no token
    this.commands = new Map(); // by number, in order: not answered yet
    this.questions = new Map();
    this.watched = new Set();
    this.number = 0;
    this.asked = kQuestions;
    this.signedIn = false;
    this.wait = 300;
    this.offset = 0;         // the server's clock less ours
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.hurry());
    setInterval(() => this.listen(), 15_000);
  }

  get token() { return this.key && sessionStorage.getItem(this.key); }
  set token(value) {
    if (!this.key) return;
    if (value) sessionStorage.setItem(this.key, value);
    else sessionStorage.removeItem(this.key);
  }
  get open() { return this.socket?.readyState === WebSocket.OPEN; }
  now() { return Date.now() + this.offset; }

  connect() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.on.status?.('connecting');
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => { this.wait = 300; this.greet(); };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data));
    socket.onclose = (event) => this.socket === socket && this.closed(event.reason);
  }

  // Questions may be put before anybody signed in: whether they are answered is the server's affair.
  greet() {
    const first = this.token ? { token: this.token } : this.hello;
    this.byToken = Boolean(this.token);
    if (first) this.send(first);
    else this.putQuestions();
  }

  // Two pages that both came back to one terminal would throw each other out for ever.
  closed(reason) {
    this.signedIn = false;
    if (/elsewhere/.test(reason)) this.on.status?.('elsewhere');
    else this.lose();
  }

  lose() {
    this.signedIn = false;
    this.on.status?.('lost');
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, 5_000);
  }

  hurry() {
    if (!this.timer || this.socket?.readyState !== WebSocket.CLOSED) return;
    this.wait = 300;
    this.connect();
  }

  // A network may die without a word; a question that nobody answers tells.
  async listen() {
    if (!this.signedIn || !this.open) return;
    const socket = this.socket;
    const timer = setTimeout(() => {
      if (this.socket !== socket) return;
      this.socket = null;
      socket.close();
      this.lose();
    }, kPatienceMs);
    await this.ask('tables').catch(() => {});
    clearTimeout(timer);
  }

  send(message) { if (this.open) this.socket.send(JSON.stringify(message)); }

  signIn(message) {
    this.hello = message;
    this.token = null;
    if (this.open) this.greet();
    else if (!this.socket || this.socket.readyState === WebSocket.CLOSED) this.connect();
  }

  signOut() {
    this.send({ 'sign-out': {} });
    this.token = null;
    this.hello = null;
    this.signedIn = false;
  }

  // ---- Out ------------------------------------------------------------------------------------------------

  do(verb, args = {}) {
    return new Promise((resolve, reject) => this.post({ verb, args, resolve, reject, sent: 0, skip: 1 }, ++this.number));
  }

  post(command, n) {
    command.n = n;
    this.commands.set(n, command);
    if (this.signedIn) this.sendCommand(command);
  }

  sendCommand(command) {
    command.sent += 1;
    this.send({ n: command.n, do: command.verb, args: command.args });
  }

  ask(what, args = {}) {
    return new Promise((resolve, reject) => {
      const question = { id: ++this.asked, what, args, resolve, reject };
      this.questions.set(question.id, question);
      if (this.open && (this.signedIn || !(this.hello || this.token))) this.putQuestion(question);
    });
  }

  putQuestion({ what, id, args }) { this.send({ ask: what, id, args }); }
  putQuestions() { for (const question of this.questions.values()) this.putQuestion(question); }

  watch(table) { this.watched.add(table); if (this.signedIn) this.send({ watch: { table } }); }
  unwatch(table) { this.watched.delete(table); if (this.signedIn) this.send({ unwatch: { table } }); }

  // ---- In ---------------------------------------------------------------------------------------------------

  receive(message) {
    if (message.token) this.token = message.token;
    if (message.welcome) this.welcomed(message.welcome);
    else if ('state' in message) this.news(message.state);
    else if ('ok' in message) this.carriedOut(message.ok, message.reply ?? {});
    else if ('answer' in message) this.finish(this.questions, message.answer)?.resolve(message.is);
    else if ('no' in message) this.refused(message);
    else if ('set-up' in message) this.on.setUp?.();
  }

  // Unanswered commands go out again under the numbers they had: carried out before, they are not carried out twice.
  welcomed(welcome) {
    this.signedIn = true;
    this.number = Math.max(this.number, welcome.number ?? 0);
    this.setClock(welcome.state ?? welcome);
    for (const table of this.watched) this.send({ watch: { table } });
    for (const command of this.commands.values()) this.sendCommand(command);
    this.putQuestions();
    this.on.status?.('in');
    this.on.welcome?.(welcome);
  }

  setClock(state) { if (state.now) this.offset = state.now - Date.now(); }

  news(state) {
    this.setClock(state);
    this.number = Math.max(this.number, state.mine?.number ?? 0);
    this.on.state?.(state);
  }

  finish(map, id) {
    const found = map.get(id);
    map.delete(id);
    return found;
  }

  // "Carried out before" for a command that was sent once: another page of the same person took the number.
  carriedOut(n, reply) {
    const command = this.finish(this.commands, n);
    if (!command) return;
    if (reply.repeat && command.sent === 1 && command.skip < 100_000) {
      command.sent = 0;
      command.skip *= 4;
      this.number = Math.max(this.number, n) + command.skip;
      this.post(command, this.number);
      return;
    }
    command.resolve(reply);
  }

  refused({ no, what, clause }) {
    const error = new Refused(what ?? S.noAnswer, clause);
    const waiting = this.finish(this.commands, no) ?? this.finish(this.questions, no);
    if (waiting) { waiting.reject(error); return; }
    if (this.signedIn) { this.on.trouble?.(error); return; }
    if (this.byToken) this.token = null;
    else this.hello = null;
    this.on.refused?.(error, this.byToken);
  }
}
