// Every word a person reads on these pages, except what the server sends (titles, clauses, refusals).
// One file per page in strings/; import from here: `import { common as S, terminal as T } from '../../strings';`
export { common, roleWord } from './strings/common';
export { first } from './strings/first';
export { terminal } from './strings/terminal';
export { dealer } from './strings/dealer';
export { display, rowName } from './strings/display';
export { cashier, whatMoved } from './strings/cashier';
export { pit } from './strings/pit';
export { auditor, entryWords } from './strings/auditor';
export { lab } from './strings/lab';
export { engineer } from './strings/engineer';
