import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountedAmounts } from '../../service/booking/admin/accounted-amounts.ts';
import { accountedLines } from '../../service/booking/admin/accounted-lines.ts';
import { listPartnerGuests } from '../../service/booking/admin/list-partner-guests.ts';
import { listReports } from '../../service/booking/admin/reports/list-reports.ts';
import { makeReport } from '../../service/booking/admin/reports/make-report.ts';
import { orderReport } from '../../service/booking/admin/reports/order-report.ts';
import type { PartnerReportKind } from '../../service/booking/admin/reports/report.ts';
import { showOrderedReport } from '../../service/booking/admin/reports/show-ordered-report.ts';
import { showVoucher } from '../../service/booking/admin/show-voucher.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { checkInVoucher } from '../../service/booking/usecases/vouchers/check-in-voucher.ts';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { previewStockChange } from '../../service/catalog/stock-grid/preview-stock-change.ts';
import { saveStockChange } from '../../service/catalog/stock-grid/save-stock-change.ts';
import { showStockDays } from '../../service/catalog/stock-grid/show-stock-days.ts';
import { undoStockChange } from '../../service/catalog/stock-grid/undo-stock-change.ts';
import { dayOf } from '../../service/core/day.ts';
import { paiseOf } from '../../service/core/money.ts';
import { clock, operator, type SignedIn } from '../../service/core/viewer.ts';
import { listEnquiries } from '../../service/enquiries/inbox/list-enquiries.ts';
import { askForChange } from '../../service/partners/ask-for-change.ts';
import { assignProduct, releaseProduct } from '../../service/partners/assign-product.ts';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import { listPartners } from '../../service/partners/list-partners.ts';
import { readPartOfReport } from '../../service/partners/read-part-of-report.ts';
import { recordPayout } from '../../service/partners/record-payout.ts';
import { setCommission } from '../../service/partners/set-commission.ts';
import { setPartnerGstin } from '../../service/partners/set-partner-gstin.ts';
import { dropTcsRate, listTcsRates, setTcsRate } from '../../service/partners/set-tcs-rate.ts';
import { showOwnListings, showPartner } from '../../service/partners/show-partner.ts';
import { showPartnerReport } from '../../service/partners/show-partner-report.ts';
import { showOwnStatement, showStatement } from '../../service/partners/show-statement.ts';
import { statementCsv } from '../../service/partners/statement-csv.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';
import { book, raftItem, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let partner: SignedIn;
/** Of the partner, and of another one. */
let own: { documentId: string; type: 'stay'; productId: number; sellable: number };
let other: { documentId: string; type: 'attraction'; productId: number; sellable: number };
beforeAll(async () => {
  harness = await startHarness({ UPI_ID: 'padharo@bank' });
  asha = await harness.signUp('Asha Verma');
  await adminSession(harness, 'partner');
  await adminSession(harness, 'editor');
  partner = {
    kind: 'user',
    userId: asha.id,
    sessionId: randomUUID(),
    role: 'partner',
    confirmed: true,
    email: 'partner@desk.example.in',
    username: 'The partner',
  };
  const { products } = await listStockRows(admin(), {});
  const of = (slug: string) => {
    const product = products.find((one) => one.slug === slug);
    return { productId: product?.id ?? 0, sellable: product?.rows[0]?.sellableId ?? 0 };
  };
  const mine = await invitePartner(admin(), { name: 'Lake Family', email: 'Partner@Desk.example.in' });
  const theirs = await invitePartner(admin(), { name: 'Raft Club', email: 'raft@example.in' });
  own = { documentId: mine.documentId, type: 'stay', ...of('lake-house') };
  other = { documentId: theirs.documentId, type: 'attraction', ...of('ganga-rafting') };
  await assignProduct(admin(), own);
  await assignProduct(admin(), other);
});
afterAll(() => harness.close());

const admin = () => harness.ctx(operator);
const theirs = () => harness.ctx(partner);
const refusal = (work: Promise<unknown>) => work.then(() => 'done').catch(({ name }: Error) => name);

/** A paid booking of both, and what is in the codes of their vouchers. */
let transfers = 0;
async function sold(dates: { selectedDate: string; checkOut: string }, { token } = asha) {
  const { body } = await book(harness, token, [
    stayItem(dates),
    raftItem({ selectedDate: dates.selectedDate, selectedTime: '14:00' }),
  ]);
  const bookingId = String(body.bookingId);
  transfers += 1;
  await recordUpiTransfer(admin(), { bookingId, transferId: `UTR000000${transfers}` });
  const { body: documents } = await harness.call('GET', `/api/bookings/${bookingId}/documents`, { token });
  const checks: { check: string }[] = documents.data.vouchers;
  const [stay = '', raft = ''] = checks.map(({ check }) => new URL(check).pathname.split('/').at(-1) ?? '');
  return { bookingId, stay, raft };
}
const closing = ({ sellable }: { sellable: number }, slot: string, day = '2026-12-20') => ({
  edits: [{ rows: [{ sellableId: sellable, slot }], days: [day], says: { closed: true } }],
});
const sell = async (item: object) => {
  const { body } = await harness.call('POST', '/api/quotes', { body: { items: [item] } });
  return body.lines[0].available;
};
const december = { selectedDate: '2026-12-12', checkOut: '2026-12-14' };

test('an address is invited once, and no one loses a role by it', async () => {
  const emails = (await harness.emails()).filter(({ kind }) => kind === 'staff-invitation');
  // who works here as a partner already needs no invitation
  expect(emails.map(({ recipient }) => recipient)).toEqual(['raft@example.in']);
  expect(await refusal(invitePartner(admin(), { name: 'Again', email: 'raft@example.in' }))).toBe('ConflictError');
  expect(await refusal(invitePartner(admin(), { name: 'E', email: 'editor@desk.example.in' }))).toBe('ConflictError');
  await expect(invitePartner(admin(), { name: ' ', email: 'x' })).rejects.toMatchObject({
    details: { errors: [{ path: ['name'], message: 'Please enter a name.' }, { path: ['email'] }] },
  });
  await expect(invitePartner(admin(), { name: 'x'.repeat(201), email: 'x@example.in' })).rejects.toMatchObject({
    details: { errors: [{ path: ['name'], message: 'Please use at most 200 characters.' }] },
  });
  expect((await listPartners(admin(), {})).rows).toMatchObject([
    { name: 'Lake Family', joined: true, products: 1 },
    { name: 'Raft Club', joined: false, products: 1 },
  ]);
});

test('what is a partner’s is no other’s until it is taken back', async () => {
  const stolen = { ...own, type: other.type, productId: other.productId };
  await expect(assignProduct(admin(), stolen)).rejects.toThrow('Ganga Rafting is of Raft Club. Take it back first.');
  await releaseProduct(admin(), stolen);
  await assignProduct(admin(), other);
  expect((await showPartner(admin(), { documentId: other.documentId, find: 'rafting' })).matches).toMatchObject([
    { name: 'Ganga Rafting', owner: 'Raft Club' },
  ]);
  expect(await refusal(assignProduct(admin(), { ...own, productId: 999_999 }))).toBe('NotFoundError');
});

test('a partner works with what is his, and finds nothing of another’s', async () => {
  const trip = await sold({ selectedDate: '2026-11-20', checkOut: '2026-11-21' });
  const days = { from: dayOf('2026-12-20'), to: dayOf('2026-12-21') };
  const foreign = randomUUID();
  const raftDay = closing(other, '07:00');
  const { mark } = await previewStockChange(admin(), { change: raftDay });
  const table: readonly (readonly [string, () => Promise<unknown>, () => Promise<unknown>])[] = [
    [
      'showStockDays',
      () => showStockDays(theirs(), { ...days, sellables: [own.sellable] }),
      () => showStockDays(theirs(), { ...days, sellables: [own.sellable, other.sellable] }),
    ],
    [
      'previewStockChange',
      () => previewStockChange(theirs(), { change: closing(own, '') }),
      () => previewStockChange(theirs(), { change: raftDay }),
    ],
    [
      'saveStockChange',
      async () => {
        const change = closing(own, '', '2026-12-28');
        const seen = await previewStockChange(theirs(), { change });
        await saveStockChange(theirs(), { change, mark: seen.mark, changeId: foreign });
        await undoStockChange(theirs(), { changeId: foreign });
      },
      () => saveStockChange(theirs(), { change: raftDay, mark, changeId: randomUUID() }),
    ],
    ['showVoucher', () => showVoucher(theirs(), trip.stay), () => showVoucher(theirs(), trip.raft)],
    ['redeemVoucher', () => checkInVoucher(theirs(), trip.stay), () => checkInVoucher(theirs(), trip.raft)],
    [
      'showStatement',
      () => showOwnStatement(theirs(), { month: '2026-11' }),
      () => showStatement(theirs(), { documentId: other.documentId, month: '2026-11' }),
    ],
    ['showPartner', () => showOwnListings(theirs()), () => showPartner(theirs(), { documentId: other.documentId })],
    ['assignProduct', async () => {}, () => assignProduct(theirs(), { ...other, documentId: own.documentId })],
    ['releaseProduct', async () => {}, () => releaseProduct(theirs(), own)],
  ];
  const outcome = [];
  for (const [useCase, mine, another] of table)
    outcome.push([useCase, await refusal(mine()), await refusal(another())]);
  const refused = Object.fromEntries(outcome.map(([useCase, mine, another]) => [useCase, `${mine}, ${another}`]));
  expect(refused).toEqual({
    showStockDays: 'done, NotFoundError',
    previewStockChange: 'done, NotFoundError',
    saveStockChange: 'done, NotFoundError',
    showVoucher: 'done, NotFoundError',
    redeemVoucher: 'done, NotFoundError',
    showStatement: 'done, ForbiddenError',
    showPartner: 'done, ForbiddenError',
    assignProduct: 'done, ForbiddenError',
    releaseProduct: 'done, ForbiddenError',
  });
  // and nothing of another's was written, nor taken back
  const another = randomUUID();
  await saveStockChange(admin(), { change: raftDay, mark, changeId: another });
  expect(await refusal(undoStockChange(theirs(), { changeId: another }))).toBe('NotFoundError');
  expect((await showStockDays(admin(), { ...days, sellables: [other.sellable] }))[0]?.closed).toBe(true);
  expect((await listStockRows(theirs(), {})).products.map(({ slug }) => slug)).toEqual(['lake-house']);
  expect((await showOwnListings(theirs())).products.map(({ slug }) => slug)).toEqual(['lake-house']);
});

test('days that a partner closes are refused by the storefront at once', async () => {
  const item = stayItem({ selectedDate: '2026-12-20', checkOut: '2026-12-21', totalPrice: 5_000 });
  expect(await sell(item)).toBe(true);
  const change = closing(own, '');
  const { mark } = await previewStockChange(theirs(), { change });
  await saveStockChange(theirs(), { change, mark, changeId: randomUUID() });
  expect(await sell(item)).toBe(false);
});

test('a partner sees who comes to what is his, and neither addresses, money nor what else they booked', async () => {
  const { bookingId } = await sold(december);
  const { rows } = await listPartnerGuests(theirs(), { from: dayOf('2026-12-01') });
  expect(rows).toMatchObject([
    { bookingId, name: 'Lake House', of: 'Asha Verma', startDay: '2026-12-12', lastDay: '2026-12-14', usedAt: null },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/@|raft|9000|900000|phone|paise|total/i);
  expect((await listPartnerGuests(theirs(), { after: `2026-12-12 ${rows[0]?.line}` })).rows).toEqual([]);
  const stranger = harness.ctx({ ...partner, email: 'nobody@desk.example.in' });
  expect([(await listPartnerGuests(stranger, {})).rows, (await showOwnListings(stranger)).products]).toEqual([[], []]);
});

test('what a partner wants changed waits in the inbox, once, and only of what is his', async () => {
  const ask = (of: { type: 'stay' | 'attraction'; productId: number }, text = 'A new roof.', form = 'one') =>
    refusal(askForChange(theirs(), { ...of, text, form }));
  const before = await harness.database.db.selectFrom('stays').select('updated_at').execute();
  expect([await ask(own), await ask(own), await ask(other), await ask(own, ' ')]).toEqual([
    'done',
    'done',
    'NotFoundError',
    'ValidationError',
  ]);
  const { rows } = await listEnquiries(admin(), { kind: 'partner' });
  expect(rows).toMatchObject([{ subject: 'Change of Lake House', email: partner.email, status: 'new' }]);
  expect(rows).toHaveLength(1);
  expect(await harness.database.db.selectFrom('stays').select('updated_at').execute()).toEqual(before);
});

test('a month is accounted by the rule of the sale, once it is over, and paid out no more than it comes to', async () => {
  const commission = (percent: string, from: string, product = true) =>
    setCommission(admin(), { documentId: own.documentId, product: product ? own : null, percent, from });
  expect(await refusal(commission('101', '2026-11-01'))).toBe('ValidationError');
  await commission('12.5', '2026-11-01');
  // what was sold keeps its rule
  expect(await refusal(commission('50', '2026-11-19'))).toBe('ValidationError');
  await commission('50', '2026-11-21');
  await commission('99', '2026-11-20', false);
  const { bookingId: late } = await sold({ selectedDate: '2026-12-15', checkOut: '2026-12-16' });
  const december = () => showOwnStatement(theirs(), { month: '2026-12' });
  expect((await december()).lines).toEqual([]);
  harness.clock.now = new Date('2026-12-14T20:00:00+05:30');
  // less than a day before: its terms keep what was paid
  const cancelled = await harness.call('POST', `/api/bookings/${late}/cancel`, { token: asha.token });
  expect(cancelled.status).toBe(200);
  const { lines, sums, open } = await december();
  // 4,000 a night and the cleaning; the fee of the service is the site's
  expect(lines).toMatchObject([
    {
      day: '2026-12-13',
      ended: false,
      price: 850_000,
      platformFee: 50_000,
      tax: 162_000,
      percent: 12.5,
      payable: 724_600,
    },
    { day: '2026-12-14', ended: true, bookingId: late, price: 450_000, percent: 12.5, payable: 383_600 },
  ]);
  expect([sums.commission, sums.gst, sums.payable, open]).toEqual([162_600, 29_200, 1_108_200, 1_108_200]);
  expect(statementCsv(await december())).toContain(',8500,500,1620,12.5,1063,191,0,7246');

  const pay = (amount: number, reference: string, month = '2026-12') =>
    recordPayout(admin(), {
      documentId: own.documentId,
      month,
      amount: paiseOf(amount),
      reference,
      paidOn: '2027-01-01',
    });
  expect(await refusal(pay(100, 'NEFT 1'))).toBe('ConflictError');
  harness.clock.now = new Date('2027-01-02T10:00:00+05:30');
  expect(await refusal(pay(1_108_300, 'NEFT 1'))).toBe('ValidationError');
  expect(await refusal(pay(1_000_050, 'NEFT 1'))).toBe('ValidationError');
  await pay(1_000_000, 'NEFT 1');
  expect(await refusal(pay(100, 'NEFT 1'))).toBe('ConflictError');
  const both = await Promise.all([refusal(pay(108_200, 'NEFT 2')), refusal(pay(108_200, 'NEFT 3'))]);
  expect(both.sort()).toEqual(['ValidationError', 'done']);
  expect(await december()).toMatchObject({ open: 0, payouts: [{ amount: 1_000_000 }, { amount: 108_200 }] });
  expect((await showStatement(admin(), { documentId: other.documentId, month: '2026-12' })).lines).toHaveLength(2);
  for (const month of ['2026-13', '12', ''])
    expect(await refusal(showOwnStatement(theirs(), { month }))).toBe('NotFoundError');
});

test('reports of partners say what their statements say; how one is registered decides which return has his sales', async () => {
  const period = { first: dayOf('2026-12-01'), last: dayOf('2026-12-31') };
  const report = (kind: PartnerReportKind) => showPartnerReport(admin(), { kind, period });
  const { sums } = await showStatement(admin(), { documentId: own.documentId, month: '2026-12' });
  const [row] = await report('partners');
  expect(row).toEqual({
    key: ['Lake Family'],
    sums: [2, sums.price + sums.platformFee + sums.tax, sums.price, sums.commission, sums.gst, 0, sums.payable],
  });
  const what = 'Lodging, host not registered';
  expect(await report('section-9-5')).toMatchObject([{ key: ['Lake Family', '', what, expect.any(String)] }]);
  expect(await report('tcs')).toEqual([]);
  const register = (gstin: string, from = '2026-12-01') =>
    setPartnerGstin(admin(), { documentId: own.documentId, gstin, from });
  expect(await refusal(register('05AAPFU0939F1Z2'))).toBe('ValidationError');
  await register(' 05aapfu0939f1z1 ');
  expect(await report('section-9-5')).toEqual([]);
  const [tcs] = await report('tcs');
  expect([tcs?.key.slice(0, 2), tcs?.key[3], tcs?.sums[0]]).toEqual([
    ['Lake Family', '05AAPFU0939F1Z1'],
    '0.5',
    sums.price,
  ]);
  expect(tcs?.sums[4]).toBe(sums.price / 200);
  const year = { ...period, last: dayOf('2027-11-30') };
  expect(await refusal(showPartnerReport(admin(), { kind: 'tcs', period: year }))).toBe('ValidationError');
  // a year of it is made by a job, for who may see it
  const boss = harness.ctx({ ...partner, role: 'admin' });
  const order = { id: '11111111-2222-4333-8444-555555555555', kind: 'tcs' as const, period: year };
  expect(await refusal(orderReport(harness.ctx({ ...partner, role: 'support' }), order))).toBe('ForbiddenError');
  await orderReport(boss, order);
  await makeReport(harness.ctx(clock), { reportId: order.id, readOfPartners: readPartOfReport });
  expect(await showOrderedReport(boss, order)).toMatchObject({ partsMade: 12, rows: await report('tcs') });
  const demoted = harness.ctx({ ...partner, role: 'support' });
  expect([await refusal(showOrderedReport(demoted, order)), await listReports(demoted)]).toEqual(['NotFoundError', []]);
});

test('a report of all partners takes the amounts that statements take: of what was served, cancelled, replaced, paid on trial', async () => {
  const stop = new Error('nothing of it stays');
  const span = { from: dayOf('2026-12-01'), to: dayOf('2027-01-01') };
  const compared = harness.database.db.transaction().execute(async (db) => {
    const ctx = { ...admin(), db };
    const both = async () => {
      const products = [own, other].map((one) => ({ ...one, since: span.from, until: null }));
      const lines = (await accountedLines(ctx, products, span)).map((line) => ({
        type: line.type,
        productId: line.productId,
        supply: line.supply,
        day: line.day,
        soldOn: line.soldOn,
        whole: line.whole,
        trial: line.trial,
        price: line.price,
        platformFee: line.platformFee,
        tax: line.tax,
      }));
      const amounts = (await accountedAmounts(ctx, span)).filter(({ type, productId }) =>
        products.some((one) => one.type === type && one.productId === productId),
      );
      expect(amounts).toHaveLength(lines.length);
      expect(amounts).toEqual(expect.arrayContaining(lines));
      return lines;
    };
    const before = await both();
    expect(before.length).toBeGreaterThan(2);
    await sql`insert into booking_changes (booking_id, version, kind, actor, at, lines, total_paise)
      select booking_id, 99, 'changed', 'operator', '2026-12-20T23:59:59+05:30', array[id], 0
      from booking_lines where state = 'cancelled' and retained_paise > 0 limit 1`.execute(db);
    await sql`update booking_lines set state = 'replaced', ended_in = 99, retained_paise = retained_paise - 1
      where id in (select unnest(lines) from booking_changes where version = 99)`.execute(db);
    await sql`alter table payments disable trigger payment_stays_as_opened`.execute(db);
    await sql`update payments set mode = 'test' where booking_id in (
      select booking_id from booking_lines where state = 'live' and product_type = ${own.type} and product_id = ${own.productId})`.execute(
      db,
    );
    const after = await both();
    expect(after).toHaveLength(before.length);
    expect(after.some(({ day }) => day === '2026-12-20')).toBe(true);
    expect(new Set(after.map(({ trial }) => trial))).toEqual(new Set([true, false]));
    // two of a line have its fee twice
    await sql`update booking_lines set quantity = 2, unit_paise = unit_paise / 2 where quantity = 1 and unit_paise % 2 = 0`.execute(
      db,
    );
    const fees = (lines: typeof after) => lines.reduce((sum, { platformFee }) => sum + platformFee, 0);
    expect(fees(await both())).toBeGreaterThan(fees(after));
    const live = sql`select booking_id from booking_lines where state = 'live' and product_id = ${own.productId}`;
    await sql`update bookings set status = 'pending', cancelled_at = null where id in (${live})`.execute(db);
    expect((await both()).length).toBeLessThan(after.length);
    // what no one owns is read for nothing
    const isOthers = ({ type, productId }: { type: string; productId: number }) =>
      type === other.type && productId === other.productId;
    expect((await accountedAmounts(ctx, span)).some(isOthers)).toBe(true);
    await sql`delete from product_partners where product_type = ${other.type} and product_id = ${other.productId}`.execute(
      db,
    );
    expect((await accountedAmounts(ctx, span)).some(isOthers)).toBe(false);
    throw stop;
  });
  await expect(compared).rejects.toBe(stop);
});

test('tax that is collected at source goes off from a day on; what is paid out stays as it is', async () => {
  const before = await showStatement(admin(), { documentId: own.documentId, month: '2026-12' });
  const rate = (from: string, percent = '0.5') => setTcsRate(admin(), { percent, from, withheld: true });
  expect(await refusal(rate('2027-01-01'))).toBe('ValidationError');
  await rate('2027-01-02');
  await rate('2027-03-01', '1');
  await dropTcsRate(admin(), { from: '2027-03-01' });
  expect(await refusal(dropTcsRate(admin(), { from: '2027-01-02' }))).toBe('NotFoundError');
  expect((await listTcsRates(admin()))[0]).toEqual({ from: '2027-01-02', percent: 0.5, withheld: true });
  const ravi = await harness.signUp('Ravi Rao');
  const { bookingId } = await sold({ selectedDate: '2027-01-05', checkOut: '2027-01-06' }, ravi);
  const { sums: none } = await showOwnStatement(theirs(), { month: '2027-01' });
  expect(none.withheld).toBe(0);
  harness.clock.now = new Date('2027-02-02T10:00:00+05:30');
  const january = await showOwnStatement(theirs(), { month: '2027-01' });
  const [line] = january.lines;
  expect(line).toMatchObject({ bookingId, price: 450_000, withheld: 2_250, tcs: { percent: 0.5 } });
  expect(january.sums.payable).toBe(january.sums.price - january.sums.commission - january.sums.gst - 2_250);
  // TCS is exact, as the law has it; what is paid out is whole rupees
  expect([january.due, january.open]).toEqual([january.sums.payable + 50, january.sums.payable + 50]);
  expect(statementCsv(january)).toContain(`,22.5,${(line?.payable ?? 0) / 100}`);
  const period = { first: dayOf('2027-01-01'), last: dayOf('2027-01-31') };
  const [row] = await showPartnerReport(admin(), { kind: 'partners', period });
  expect(row?.sums.slice(-2)).toEqual([2_250, january.sums.payable]);
  await recordPayout(admin(), {
    documentId: own.documentId,
    month: '2027-01',
    amount: paiseOf(100),
    reference: 'NEFT 9',
    paidOn: '2027-02-02',
  });
  const leave = (from: string) => setPartnerGstin(admin(), { documentId: own.documentId, gstin: '', from });
  expect(await refusal(leave('2027-01-31'))).toBe('ValidationError');
  await leave('2027-02-01');
  expect((await showOwnStatement(theirs(), { month: '2027-01' })).sums).toEqual(january.sums);
  expect(await showStatement(admin(), { documentId: own.documentId, month: '2026-12' })).toEqual(before);
});

test('what is served after a product is taken back is not the partner’s any more, and what was served is', async () => {
  await releaseProduct(admin(), own);
  expect((await showOwnListings(theirs())).products).toEqual([]);
  expect((await showOwnStatement(theirs(), { month: '2026-12' })).lines).toHaveLength(2);
  const { rows } = await harness.database.pool.query(
    "select action from audit_rows where subject_type = 'partner' and subject_id = $1 order by id",
    [own.documentId],
  );
  const actions = rows.map(({ action }) => action);
  expect(actions).toEqual([
    'create',
    'assign',
    ...Array(3).fill('set-commission'),
    'pay-out',
    'pay-out',
    'set-gstin',
    'pay-out',
    'set-gstin',
    'release',
  ]);
});
