// What the server (or a form) did not accept, with the clause of the rule book that forbids it.
export class Refused extends Error {
  constructor(what: string, readonly clause: string = '') {
    super(what);
    this.name = 'Refused';
  }
}
