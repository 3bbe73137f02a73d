// The cashier: vouchers, players' accounts, the drawer.
import { S } from './strings.js';
import { h, form, money, moment, cents, Refused } from './dom.js';
import { propose } from './staff_common.js';
import { fillForm } from './staff_pit.js';

const C = S.cage, T = S.staff;
const digits = (text) => text.replace(/\D/g, '');

export function cagePanel({ link }) {
  const redeem = form({ title: C.redeemTitle, submit: C.redeem, keep: true, fields: [{ name: 'number', label: C.number, maxlength: 30 }, { name: 'amount', label: T.amount, type: 'money' }] },
    ({ number, amount }) => propose(link, 'redeem', { number: digits(number), amount }, (reply) => h('strong', { class: 'good' }, C.payOut(money(reply.paid)))));
  const find = form({ title: C.voucher, submit: C.find, keep: true, fields: [{ name: 'number', label: C.number, maxlength: 30 }] }, async ({ number }) => {
    const voucher = await link.ask('voucher', { number: digits(number) });
    if (!voucher) throw new Refused(C.notFound);
    redeem.elements.number.value = voucher.number;
    redeem.elements.amount.value = money(voucher.amount).replace(/\s/g, '');
    const rows = [[T.amount, money(voucher.amount)], [S.pit.state, voucher.state === 'paid' ? C.paidState : C.open], [C.by, voucher.by], [C.issued, moment(voucher.issued)], [C.expires, moment(voucher.expires)]];
    if (voucher.paid) rows.push([C.paidBy, `${voucher.paid.by}, ${moment(voucher.paid.at)}`]);
    return h('dl', {}, rows.map(([name, value]) => [h('dt', {}, name), h('dd', {}, value)]));
  });
  return { node: h('div', { class: 'forms' }, find, redeem, accountForm(link), fillForm(link)) };
}

const kTerminal = ['to-terminal', 'from-terminal'];

function accountForm(link) {
  const node = form({ title: C.playerTitle, submit: T.go, keep: true, fields: [{ name: 'verb', label: C.movement, type: 'select', options: [['deposit', C.deposit], ['withdraw', C.withdraw], ['to-terminal', C.toTerminal], ['from-terminal', C.fromTerminal]] },
    { name: 'player', label: C.player, maxlength: 40 }, { name: 'terminal', label: T.terminal, placeholder: T.terminalHelp, required: false }, { name: 'amount', label: T.amount, required: false }] },
  ({ verb, player, terminal, amount }) => {
    const args = { player };
    if (kTerminal.includes(verb)) args.terminal = terminal ?? '';
    if (verb !== 'from-terminal') args.amount = cents(amount ?? '');
    return propose(link, verb, args, (reply) => C.balanceIs(money(reply.balance)));
  });
  const adapt = () => {
    const verb = node.elements.verb.value;
    node.elements.terminal.parentElement.hidden = !kTerminal.includes(verb);
    node.elements.amount.parentElement.hidden = verb === 'from-terminal';
  };
  node.elements.verb.addEventListener('change', adapt);
  adapt();
  return node;
}
