import { beforeAll, expect, test } from 'vitest';
import { paiseOf } from '../../service/core/money.ts';
import { listPayouts } from '../../service/partners/list-payouts.ts';
import { makeBankFile } from '../../service/partners/make-bank-file.ts';
import { recordPayout } from '../../service/partners/record-payout.ts';
import { recordPayouts } from '../../service/partners/record-payouts.ts';
import { setBankAccount } from '../../service/partners/set-bank-account.ts';
import { setCommission } from '../../service/partners/set-commission.ts';
import { showPartner } from '../../service/partners/show-partner.ts';
import { showOwnStatement, showStatement } from '../../service/partners/show-statement.ts';
import { siteWithPartner } from '../partner-sales.ts';

const site = siteWithPartner();
const { admin, theirs, refusal, sold } = site;

const rows = async (text: string, values: readonly unknown[] = []) => {
  const { rows } = await site.harness.database.pool.query(text, [...values]);
  return rows;
};
const due = async () => new Map((await listPayouts(admin())).map((row) => [row.name, row.due]));
const shown = async (name = 'Lake Family') => {
  const row = (await listPayouts(admin())).find((one) => one.name === name);
  return { documentId: row?.documentId ?? '', amount: paiseOf(row?.due ?? 0) };
};
const pay = (chosen: Awaited<ReturnType<typeof shown>>, reference: string, paidOn = '2027-02-01') =>
  recordPayouts(admin(), { payouts: [{ ...chosen, reference }], paidOn });
const account = {
  holder: 'Lake Family & Sons',
  number: '0012 3456 7890',
  numberAgain: '001234567890',
  ifsc: 'hdfc0001234',
};

// two months of sales: 12 % for the one partner, nothing for the other
beforeAll(async () => {
  await setCommission(admin(), { documentId: site.own.documentId, product: null, percent: '12', from: '2026-11-01' });
  await sold({ selectedDate: '2026-12-12', checkOut: '2026-12-14' });
  await sold({ selectedDate: '2027-01-05', checkOut: '2027-01-06' }, await site.harness.signUp('Ravi Rao'));
});

test('a bank account is validated, encrypted, masked and audited; an empty number keeps the one that is stored', async () => {
  const { documentId } = site.own;
  const set = (own: Partial<typeof account>) => setBankAccount(admin(), { documentId, ...account, ...own });
  for (const wrong of [
    { holder: '=cmd' },
    { number: '123', numberAgain: '123' },
    { number: '', numberAgain: '' },
    { numberAgain: '1' },
    { ifsc: 'HDFC1234' },
  ])
    expect([wrong, await refusal(set(wrong))]).toEqual([wrong, 'ValidationError']);
  await set({});
  await set({ number: '', numberAgain: '', holder: ' Lake  Family ' });
  // the same again is no change
  await set({ number: '', numberAgain: '', holder: 'Lake Family' });
  const emails = await rows("select recipient, plain from emails where kind = 'bank-account-changed' order by id");
  expect(emails.map(({ recipient }) => recipient)).toEqual(['partner@desk.example.in', 'partner@desk.example.in']);
  expect(emails[1].plain.replace(/\s+/g, ' ')).toContain('account of Lake Family ending in 7890, IFSC HDFC0001234');
  const stored = { holder: 'Lake Family', ifsc: 'HDFC0001234', lastDigits: '7890' };
  expect((await showPartner(admin(), { documentId })).account).toEqual(stored);
  const everywhere = JSON.stringify([
    await rows('select * from partner_bank_accounts'),
    await rows('select * from audit_rows'),
    emails,
  ]);
  expect(everywhere).not.toContain('001234567890');
  expect(await refusal(setBankAccount(admin(), { documentId: 'none', ...account }))).toBe('NotFoundError');
});

test('months that are over are due, oldest partner first, with what makes the amount', async () => {
  site.harness.clock.now = new Date('2026-12-31T20:00:00+05:30');
  expect(await due()).toEqual(new Map());
  site.harness.clock.now = new Date('2027-02-01T10:00:00+05:30');
  const listed = await listPayouts(admin());
  expect(listed.map(({ name, since, months, bookings }) => [name, since, months, bookings])).toEqual([
    ['Raft Club', '2026-12-12', ['2026-12-01', '2027-01-01'], 2],
    ['Lake Family', '2026-12-13', ['2026-12-01', '2027-01-01'], 2],
  ]);
  const [raft, lake] = listed;
  expect([lake?.account?.lastDigits, raft?.account]).toEqual(['7890', null]);
  for (const { due, sales, commission, tcs, paid } of listed) expect(due).toBe(sales - commission - tcs - paid);
  const statements = await Promise.all(
    ['2026-12', '2027-01'].map((month) => showStatement(admin(), { documentId: site.own.documentId, month })),
  );
  expect(lake?.due).toBe(statements.reduce((sum, { open }) => sum + open, 0));
});

test('the bank file has the whole number and is audited; without an account, or for another amount, there is none', async () => {
  const [lake, raft] = [await shown(), await shown('Raft Club')];
  const file = await makeBankFile(admin(), { chosen: [lake] });
  const rupees = `${lake.amount / 100}.00`;
  expect(file.split('\r\n')[1]).toMatch(
    new RegExp(`^NEFT,Lake Family,001234567890,HDFC0001234,${rupees},Payout 2026-12 to 2027-01,P\\d+-202701$`),
  );
  expect(await refusal(makeBankFile(admin(), { chosen: [lake, raft] }))).toBe('ValidationError');
  const other = { ...lake, amount: paiseOf(lake.amount + 100) };
  expect(await refusal(makeBankFile(admin(), { chosen: [other] }))).toBe('ConflictError');
  expect(await refusal(makeBankFile(admin(), { chosen: [] }))).toBe('ConflictError');
  const audited = await rows("select after from audit_rows where action = 'make-bank-file'");
  expect(audited).toHaveLength(1);
});

test('a payout settles every open month once, however often and from how many tabs it is sent', async () => {
  const before = await due();
  const lake = await shown();
  for (const [reference, paidOn] of [
    ['', '2027-02-01'],
    ['a\nb', '2027-02-01'],
    ['UTR1', '2027-02-02'],
    ['UTR1', 'soon'],
  ])
    expect(await refusal(pay(lake, reference ?? '', paidOn))).toBe('ValidationError');
  expect(await refusal(pay({ ...lake, amount: paiseOf(lake.amount - 100) }, 'UTR1'))).toBe('ConflictError');
  // a part of it is refused as a whole
  const both = [await shown('Raft Club'), { ...lake, amount: paiseOf(1) }];
  const payouts = both.map((one) => ({ ...one, reference: 'UTR1' }));
  expect(await refusal(recordPayouts(admin(), { payouts, paidOn: '2027-02-01' }))).toBe('ConflictError');
  expect(await due()).toEqual(before);

  const tabs = await Promise.all(['UTR1', 'UTR1', 'UTR2'].map((reference) => refusal(pay(lake, reference))));
  expect(tabs.filter((one) => one === 'done').length).toBeGreaterThan(0);
  const [{ paid }] = await rows('select sum(amount_paise)::int as paid from payouts');
  expect(paid).toBe(lake.amount);
  const [{ reference }] = await rows('select distinct reference from payouts');
  expect(await pay(lake, reference)).toEqual({ recorded: 0, repeated: 1, total: 0 });
  expect(await refusal(pay({ ...lake, amount: paiseOf(5) }, reference))).toBe('ConflictError');
  expect(await due()).toEqual(new Map([['Raft Club', before.get('Raft Club')]]));
  expect((await showOwnStatement(theirs(), { month: '2026-12' })).open).toBe(0);

  const emails = await rows("select recipient, plain from emails where kind = 'partner-statement'");
  expect(emails).toHaveLength(1);
  expect(emails[0].recipient).toBe('partner@desk.example.in');
  expect(emails[0].plain).toContain('ending in 7890');
  expect(emails[0].plain).toContain('/admin/listings/2027-01');
});

test('an overpaid month is set off against a later one, and a balance below zero is not payable', async () => {
  const { documentId } = site.other;
  const month = { documentId, month: '2026-12' };
  const { open } = await showStatement(admin(), month);
  await recordPayout(admin(), { ...month, amount: open, reference: 'NEFT 1', paidOn: '2027-01-02' });
  // as if a refund had reduced what was earned
  await rows("update payouts set amount_paise = amount_paise + 5000 where reference = 'NEFT 1'");
  const raft = await shown('Raft Club');
  const { open: january } = await showStatement(admin(), { documentId, month: '2027-01' });
  expect(raft.amount).toBe(january - 5_000);
  // the reference of an earlier payout is not taken for another
  expect(await refusal(pay(raft, 'NEFT 1'))).toBe('ConflictError');
  expect(await pay(raft, 'UTR 9')).toEqual({ recorded: 1, repeated: 0, total: raft.amount });
  expect(await due()).toEqual(new Map());
  expect((await showStatement(admin(), month)).payouts.map(({ amount }) => amount)).toEqual([open + 5_000, -5_000]);
  await rows("update payouts set amount_paise = amount_paise + 100 where reference = 'UTR 9' and amount_paise > 0");
  expect(await due()).toEqual(new Map([['Raft Club', -100]]));
  expect(await refusal(pay({ documentId, amount: paiseOf(-100) }, 'UTR 10'))).toBe('ConflictError');
});
