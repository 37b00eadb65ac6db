import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { accountedAmounts, accountedLines } from '../../service/booking/admin/accounted-lines.ts';
import { listReports } from '../../service/booking/admin/reports/list-reports.ts';
import { makeReport } from '../../service/booking/admin/reports/make-report.ts';
import { orderReport } from '../../service/booking/admin/reports/order-report.ts';
import type { PartnerReportKind } from '../../service/booking/admin/reports/report.ts';
import { showOrderedReport } from '../../service/booking/admin/reports/show-ordered-report.ts';
import { dayOf } from '../../service/core/day.ts';
import { paiseOf } from '../../service/core/money.ts';
import { clock } from '../../service/core/viewer.ts';
import { releaseProduct } from '../../service/partners/assign-product.ts';
import { readPartOfReport } from '../../service/partners/read-part-of-report.ts';
import { recordPayout } from '../../service/partners/record-payout.ts';
import { setCommission } from '../../service/partners/set-commission.ts';
import { setPartnerGstin } from '../../service/partners/set-partner-gstin.ts';
import { dropTcsRate, listTcsRates, setTcsRate } from '../../service/partners/set-tcs-rate.ts';
import { showOwnListings } from '../../service/partners/show-partner.ts';
import { showPartnerReport } from '../../service/partners/show-partner-report.ts';
import { showOwnStatement, showStatement } from '../../service/partners/show-statement.ts';
import { statementCsv } from '../../service/partners/statement-csv.ts';
import { siteWithPartner } from '../partner-sales.ts';

const site = siteWithPartner();
const { admin, theirs, refusal, sold, december } = site;
// sold before any commission was set
beforeAll(async () => {
  await sold({ selectedDate: '2026-11-20', checkOut: '2026-11-21' });
  await sold(december);
});

test('a month is accounted by the rule of the sale, once it is over, and paid out no more than it comes to', async () => {
  const commission = (percent: string, from: string, product = true) =>
    setCommission(admin(), { documentId: site.own.documentId, product: product ? site.own : null, percent, from });
  expect(await refusal(commission('101', '2026-11-01'))).toBe('ValidationError');
  await commission('12.5', '2026-11-01');
  // what was sold keeps its rule
  expect(await refusal(commission('50', '2026-11-19'))).toBe('ValidationError');
  await commission('50', '2026-11-21');
  await commission('99', '2026-11-20', false);
  const { bookingId: late } = await sold({ selectedDate: '2026-12-15', checkOut: '2026-12-16' });
  const december = () => showOwnStatement(theirs(), { month: '2026-12' });
  expect((await december()).lines).toEqual([]);
  site.harness.clock.now = new Date('2026-12-14T20:00:00+05:30');
  // less than a day before: its terms keep what was paid
  const cancelled = await site.harness.call('POST', `/api/bookings/${late}/cancel`, { token: site.asha.token });
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
  expect(statementCsv(english, await december())).toContain(',8500,500,1620,12.5,1063,191,0,7246');

  const pay = (amount: number, reference: string, month = '2026-12') =>
    recordPayout(admin(), {
      documentId: site.own.documentId,
      month,
      amount: paiseOf(amount),
      reference,
      paidOn: '2027-01-01',
    });
  expect(await refusal(pay(100, 'NEFT 1'))).toBe('ConflictError');
  site.harness.clock.now = new Date('2027-01-02T10:00:00+05:30');
  expect(await refusal(pay(1_108_300, 'NEFT 1'))).toBe('ValidationError');
  expect(await refusal(pay(1_000_050, 'NEFT 1'))).toBe('ValidationError');
  await pay(1_000_000, 'NEFT 1');
  expect(await refusal(pay(100, 'NEFT 1'))).toBe('ConflictError');
  const both = await Promise.all([refusal(pay(108_200, 'NEFT 2')), refusal(pay(108_200, 'NEFT 3'))]);
  expect(both.sort()).toEqual(['ValidationError', 'done']);
  expect(await december()).toMatchObject({ open: 0, payouts: [{ amount: 1_000_000 }, { amount: 108_200 }] });
  expect((await showStatement(admin(), { documentId: site.other.documentId, month: '2026-12' })).lines).toHaveLength(2);
  for (const month of ['2026-13', '12', ''])
    expect(await refusal(showOwnStatement(theirs(), { month }))).toBe('NotFoundError');
});

test('reports of partners say what their statements say; how one is registered decides which return has his sales', async () => {
  const period = { first: dayOf('2026-12-01'), last: dayOf('2026-12-31') };
  const report = (kind: PartnerReportKind) => showPartnerReport(admin(), { kind, period });
  const { sums } = await showStatement(admin(), { documentId: site.own.documentId, month: '2026-12' });
  const [row] = await report('partners');
  expect(row).toEqual({
    key: ['Lake Family'],
    sums: [2, sums.price + sums.platformFee + sums.tax, sums.price, sums.commission, sums.gst, 0, sums.payable],
  });
  const what = 'Accommodation, host not registered';
  expect(await report('section-9-5')).toMatchObject([{ key: ['Lake Family', '', what, expect.any(String)] }]);
  expect(await report('tcs')).toEqual([]);
  const register = (gstin: string, from = '2026-12-01') =>
    setPartnerGstin(admin(), { documentId: site.own.documentId, gstin, from });
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
  // a year of it is made by a job, for people with that right
  const boss = site.harness.ctx({ ...site.partner, role: 'admin' });
  const order = { id: '11111111-2222-4333-8444-555555555555', kind: 'tcs' as const, period: year };
  expect(await refusal(orderReport(site.harness.ctx({ ...site.partner, role: 'support' }), order))).toBe(
    'ForbiddenError',
  );
  await orderReport(boss, order);
  await makeReport(site.harness.ctx(clock), { reportId: order.id, readOfPartners: readPartOfReport });
  expect(await showOrderedReport(boss, order)).toMatchObject({ partsMade: 12, rows: await report('tcs') });
  const demoted = site.harness.ctx({ ...site.partner, role: 'support' });
  expect([await refusal(showOrderedReport(demoted, order)), await listReports(demoted)]).toEqual(['NotFoundError', []]);
});

test('a report of all partners takes the amounts that statements take: of what was served, cancelled, replaced, paid on trial', async () => {
  const stop = new Error('nothing of it stays');
  const span = { from: dayOf('2026-12-01'), to: dayOf('2027-01-01') };
  const compared = site.harness.database.db.transaction().execute(async (db) => {
    const ctx = { ...admin(), db };
    const both = async () => {
      const products = [site.own, site.other].map((one) => ({ ...one, since: span.from, until: null }));
      const lines = (await accountedLines(ctx, products, span)).map((line) => ({
        bookingId: line.bookingId,
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
      select booking_id from booking_lines where state = 'live' and product_type = ${site.own.type} and product_id = ${site.own.productId})`.execute(
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
    const live = sql`select booking_id from booking_lines where state = 'live' and product_id = ${site.own.productId}`;
    await sql`update bookings set status = 'pending', cancelled_at = null where id in (${live})`.execute(db);
    expect((await both()).length).toBeLessThan(after.length);
    // what no one owns is read for nothing
    const isOthers = ({ type, productId }: { type: string; productId: number }) =>
      type === site.other.type && productId === site.other.productId;
    expect((await accountedAmounts(ctx, span)).some(isOthers)).toBe(true);
    await sql`delete from product_partners where product_type = ${site.other.type} and product_id = ${site.other.productId}`.execute(
      db,
    );
    expect((await accountedAmounts(ctx, span)).some(isOthers)).toBe(false);
    throw stop;
  });
  await expect(compared).rejects.toBe(stop);
});

test('tax that is collected at source goes off from a day on; what is paid out stays as it is', async () => {
  const before = await showStatement(admin(), { documentId: site.own.documentId, month: '2026-12' });
  const rate = (from: string, percent = '0.5') => setTcsRate(admin(), { percent, from, withheld: true });
  expect(await refusal(rate('2027-01-01'))).toBe('ValidationError');
  await rate('2027-01-02');
  await rate('2027-03-01', '1');
  await dropTcsRate(admin(), { from: '2027-03-01' });
  expect(await refusal(dropTcsRate(admin(), { from: '2027-01-02' }))).toBe('NotFoundError');
  expect((await listTcsRates(admin()))[0]).toEqual({ from: '2027-01-02', percent: 0.5, withheld: true });
  const ravi = await site.harness.signUp('Ravi Rao');
  const { bookingId } = await sold({ selectedDate: '2027-01-05', checkOut: '2027-01-06' }, ravi);
  const { sums: none } = await showOwnStatement(theirs(), { month: '2027-01' });
  expect(none.withheld).toBe(0);
  site.harness.clock.now = new Date('2027-02-02T10:00:00+05:30');
  const january = await showOwnStatement(theirs(), { month: '2027-01' });
  const [line] = january.lines;
  expect(line).toMatchObject({ bookingId, price: 450_000, withheld: 2_250, tcs: { percent: 0.5 } });
  expect(january.sums.payable).toBe(january.sums.price - january.sums.commission - january.sums.gst - 2_250);
  // TCS is exact, as the law has it; what is paid out is whole rupees
  expect([january.due, january.open]).toEqual([january.sums.payable + 50, january.sums.payable + 50]);
  expect(statementCsv(english, january)).toContain(`,22.5,${(line?.payable ?? 0) / 100}`);
  const period = { first: dayOf('2027-01-01'), last: dayOf('2027-01-31') };
  const [row] = await showPartnerReport(admin(), { kind: 'partners', period });
  expect(row?.sums.slice(-2)).toEqual([2_250, january.sums.payable]);
  await recordPayout(admin(), {
    documentId: site.own.documentId,
    month: '2027-01',
    amount: paiseOf(100),
    reference: 'NEFT 9',
    paidOn: '2027-02-02',
  });
  const leave = (from: string) => setPartnerGstin(admin(), { documentId: site.own.documentId, gstin: '', from });
  expect(await refusal(leave('2027-01-31'))).toBe('ValidationError');
  await leave('2027-02-01');
  expect((await showOwnStatement(theirs(), { month: '2027-01' })).sums).toEqual(january.sums);
  expect(await showStatement(admin(), { documentId: site.own.documentId, month: '2026-12' })).toEqual(before);
});

test('what is served after a product is taken back is not the partner’s any more, and what was served is', async () => {
  await releaseProduct(admin(), site.own);
  expect((await showOwnListings(theirs())).products).toEqual([]);
  expect((await showOwnStatement(theirs(), { month: '2026-12' })).lines).toHaveLength(2);
  const { rows } = await site.harness.database.pool.query(
    "select action from audit_rows where subject_type = 'partner' and subject_id = $1 order by id",
    [site.own.documentId],
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
