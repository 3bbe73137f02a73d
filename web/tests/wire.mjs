// A WebSocket client for tests, because Node 18 has none: text messages, no extensions. And the protocol on top of it.
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const kText = 1, kClose = 8, kPing = 9, kPong = 10;

function frame(opcode, payload) {
  const mask = randomBytes(4);
  const size = payload.length;
  const head = size < 126
    ? Buffer.from([0x80 | opcode, 0x80 | size])
    : size < 65_536 ? Buffer.from([0x80 | opcode, 0xfe, size >> 8, size & 255])
    : null;
  if (!head) throw new Error('a test message is too long');
  return Buffer.concat([head, mask, Buffer.from(payload.map((byte, i) => byte ^ mask[i % 4]))]);
}

// One frame off the front of the buffer: {opcode, final, payload, rest}, or null where it has not all come yet.
function unframe(buffer) {
  if (buffer.length < 2) return null;
  let size = buffer[1] & 127, at = 2;
  if (size === 126) { if (buffer.length < 4) return null; size = buffer.readUInt16BE(2); at = 4; }
  else if (size === 127) { if (buffer.length < 10) return null; size = Number(buffer.readBigUInt64BE(2)); at = 10; }
  if (buffer.length < at + size) return null;
  return {
    opcode: buffer[0] & 15, final: Boolean(buffer[0] & 128), payload: buffer.subarray(at, at + size),
    rest: buffer.subarray(at + size),
  };
}

// The server takes so many messages a second of one connection: who is faster tries again.
async function tooFast({ what }) {
  if (!what.startsWith('too many messages')) return false;
  await new Promise((done) => { setTimeout(done, 50); });
  return true;
}

export class Wire {
  static open(port) {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(
        `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`
      ));
      socket.once('error', reject);
      let head = Buffer.alloc(0);
      const shake = (data) => {
        head = Buffer.concat([head, data]);
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        socket.off('data', shake);
        if (!head.toString('latin1').startsWith('HTTP/1.1 101')) { reject(new Error(head.toString('latin1'))); return; }
        resolve(new Wire(socket, head.subarray(end + 4)));
      };
      socket.on('data', shake);
    });
  }

  constructor(socket, rest) {
    this.socket = socket;
    this.buffer = rest;
    this.parts = [];
    this.messages = []; // not taken yet
    this.takers = [];
    this.number = 0;
    this.asked = 1_000_000_000;
    socket.on('data', (data) => { this.buffer = Buffer.concat([this.buffer, data]); this.drain(); });
    socket.on('error', () => {});
    this.drain();
  }

  drain() {
    for (let got = unframe(this.buffer); got; got = unframe(this.buffer)) {
      this.buffer = got.rest;
      if (got.opcode === kPing) this.socket.write(frame(kPong, got.payload));
      else if (got.opcode <= kText) this.collect(got);
    }
  }

  collect({ payload, final }) {
    this.parts.push(payload);
    if (!final) return;
    const message = JSON.parse(Buffer.concat(this.parts).toString());
    this.parts = [];
    if (message.state && this.followed?.has(message.state.id)) { this.hear(message.state); return; }
    const taker = this.takers.findIndex((each) => each.wants(message));
    if (taker >= 0) this.takers.splice(taker, 1)[0].resolve(message);
    else this.messages.push(message);
  }

  send(message) { this.socket.write(frame(kText, Buffer.from(JSON.stringify(message)))); }
  close() { this.socket.end(frame(kClose, Buffer.alloc(0))); }

  // The first message, come or to come, that is wanted.
  take(wants, ms = 120_000) {
    const found = this.messages.findIndex(wants);
    if (found >= 0) return Promise.resolve(this.messages.splice(found, 1)[0]);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the server did not answer')), ms);
      this.takers.push({ wants, resolve: (message) => { clearTimeout(timer); resolve(message); } });
    });
  }

  // From now on this table's news are kept, the newest of them, and are not taken as messages.
  follow(table) {
    (this.followed ??= new Map()).set(table, {});
    this.send({ watch: { table } });
  }
  hear(state) {
    this.followed.set(state.id, state);
    for (const wake of this.sleepers?.splice(0) ?? []) wake();
  }
  // The next news, of whichever table.
  news() { return new Promise((done) => { (this.sleepers ??= []).push(done); }); }

  async greet(message) {
    this.send(message);
    const answer = await this.take((m) => m.welcome || m['set-up'] || m.no === 0);
    if (answer.no === 0) throw new Error(answer.what);
    this.number = answer.welcome?.number ?? 0;
    return answer.welcome;
  }

  async do(verb, args = {}) {
    const n = ++this.number;
    this.send({ n, do: verb, args });
    const answer = await this.take((m) => m.ok === n || m.no === n);
    if (!('no' in answer)) return answer.reply;
    this.number -= 1;
    if (await tooFast(answer)) return this.do(verb, args);
    throw new Error(answer.what);
  }

  async ask(what, args = {}) {
    const id = ++this.asked;
    this.send({ ask: what, id, args });
    const answer = await this.take((m) => m.answer === id || m.no === id);
    if (!('no' in answer)) return answer.is;
    if (await tooFast(answer)) return this.ask(what, args);
    throw new Error(answer.what);
  }
}
