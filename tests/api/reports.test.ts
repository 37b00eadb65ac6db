import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issueGoodwillRefund } from '../../service/booking/admin/issue-goodwill-refund.ts';
import { deleteOldReports } from '../../service/booking/admin/reports/delete-old-reports.ts';
import { listReports } from '../../service/booking/admin/reports/list-reports.ts';
import { makeReport } from '../../service/booking/admin/reports/make-report.ts';
import { orderReport } from '../../service/booking/admin/reports/order-report.ts';
import { type ReportKind, reportKinds, totalOf } from '../../service/booking/admin/reports/report.ts';
import { reportShapes } from '../../service/booking/admin/reports/report-shapes.ts';
import { showOrderedReport } from '../../service/booking/admin/reports/show-ordered-report.ts';
import { showReport } from '../../service/booking/admin/reports/show-report.ts';
import { showSalesShape } from '../../service/booking/admin/reports/show-sales-shape.ts';
import { showBooking } from '../../service/booking/admin/show-booking.ts';
import { confirmChange } from '../../service/booking/usecases/changes/confirm-change.ts';
import { previewChange } from '../../service/booking/usecases/changes/preview-change.ts';
import { recordCash } from '../../service/booking/usecases/payments/record-cash.ts';
import { recordRefund } from '../../service/booking/usecases/payments/record-refund.ts';
import { dayOf } from '../../service/core/day.ts';
import { fromRupees, paiseOf } from '../../service/core/money.ts';
import { clock } from '../../service/core/viewer.ts';
import { invoiceContent } from '../../service/documents/invoice.ts';
import { findInvoicesOfCauses, issueCreditNote, issueInvoice } from '../../service/documents/invoices.ts';
import { readOccupancy, readOccupiedDays } from '../../service/stock/grid-days.ts';
import { fieldsIn } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';
import { book, manyBookings, raftItem, setBookingLimits, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let ravi: typeof asha;
const november = { first: dayOf('2026-11-01'), last: dayOf('2026-11-30') };
const year = { first: dayOf('2026-01-01'), last: dayOf('2026-12-31') };
const support = (userId = ravi.id) =>
  harness.ctx({
    kind: 'user',
    userId,
    sessionId: '0b0f8f3c-5c43-4a2e-9d8e-2f3f0c1d7a11',
    role: 'support',
    confirmed: true,
    email: 'support@desk.example.in',
    username: 'The support',
  });
const rowsOf = (kind: ReportKind) => showReport(support(), { kind, period: november });
const totals = async (kind: ReportKind) => totalOf(reportShapes[kind], await rowsOf(kind));
const one = async (text: string): Promise<Record<string, number>> => {
  const { rows } = await harness.database.pool.query(text);
  return Object.fromEntries(Object.entries<unknown>(rows[0]).map(([name, value]) => [name, Number(value)]));
};

/** Available and booked units of each type, as the sum of both kinds of rows. */
function occupancyRows({ busiest, whole }: Awaited<ReturnType<typeof readOccupancy>>) {
  expect(busiest.every(({ taken }) => taken > 0)).toBe(true);
  return whole.map(({ type, count, there, taken }) => [type, count, there, taken]);
}
/** The same, calculated here of each thing and each of its days. */
async function occupancyByEach() {
  const { rows } = await harness.database.pool.query(
    `select s.product_type as type, s.id, s.units, f.capacity, f.taken, f.closed from sellables s
      cross join generate_series('2026-11-01'::date, '2026-11-30', interval '1 day') d cross join unnest(s.slots) t
      left join free_stock('2026-11-01', '2026-12-01', $1) f on f.sellable_id = s.id and f.day = d::date and f.slot = t
    order by s.id`,
    [harness.clock.now],
  );
  return [...Map.groupBy(rows, ({ type }) => type)].map(([type, own]) => [
    type,
    new Set(own.map(({ id }) => id)).size,
    own.reduce((sum, { units, capacity, taken, closed }) => sum + (closed ? taken : (capacity ?? units)), 0),
    own.reduce((sum, { taken }) => sum + (taken ?? 0), 0),
  ]);
}

/** Four paid bookings, of which a line is cancelled, some money given back, a refund sent; and one that is not paid. */
beforeAll(async () => {
  harness = await startHarness({ UPI_ID: 'padharo@bank', PUBLIC_URL: 'https://padharo.test' }, { pages: true });
  asha = await harness.signUp();
  ravi = await harness.signUp('Ravi Rao');
  await setBookingLimits(harness, manyBookings);
  const ids: string[] = [];
  for (const [at, items] of [
    [stayItem({ selectedDate: '2026-11-25', checkOut: '2026-11-27' })],
    [stayItem(), stayItem({ cartId: 'again', selectedDate: '2026-12-15', checkOut: '2026-12-16' }), raftItem()],
    [raftItem({ selectedDate: '2026-12-20' })],
    [stayItem({ selectedDate: '2027-01-05', checkOut: '2027-01-06' })],
  ].entries()) {
    const { body } = await book(harness, asha.token, items);
    const bookingId = String(body.bookingId);
    await recordCash(support(), { bookingId, receipt: `R-${at}` });
    ids.push(bookingId);
  }
  await book(harness, asha.token, [stayItem({ selectedDate: '2027-01-10', checkOut: '2027-01-11' })]);
  const [, mixed = '', , last = ''] = ids;
  const { lines } = await showBooking(support(), { bookingId: mixed });
  const changes = [{ line: lines[2]?.id ?? 0, cancel: true as const }];
  const { token } = await previewChange(support(), { bookingId: mixed, changes });
  await confirmChange(support(), { bookingId: mixed, changes, token: token ?? '' });
  await issueGoodwillRefund(support(), { bookingId: last, amount: fromRupees(123), why: 'Noise', form: 'r' });
  const { payments } = await showBooking(support(), { bookingId: last });
  await recordRefund(support(), { reference: payments[0]?.reference ?? '' });
});
afterAll(() => harness.close());

describe('sums agree with the ledger, to the paisa', () => {
  test('of money that came and went', async () => {
    const ledger = await one(`select (select sum(amount_paise) from payments where status = 'captured') as received,
      (select sum(amount_paise) from refunds where state = 'done') as returned,
      (select sum(total_paise) from bookings where status = 'confirmed') as worth,
      (select count(*) from bookings) as made`);
    const [made, paid, worth, received, returned] = await totals('sales');
    expect({ made, worth, received, returned }).toEqual(ledger);
    expect([paid, returned]).toEqual([4, 12_300]);
    const [row] = await rowsOf('sales');
    expect(row?.key).toEqual(['2026-11-20']);
  });
  test('of products and places', async () => {
    const heads = await one(`select sum(subtotal_paise) as price, sum(tax_paise) as tax, sum(total_paise) as total
      from bookings where status = 'confirmed'`);
    for (const kind of ['products', 'places'] as const) {
      const [, , price, tax, total] = await totals(kind);
      expect({ price, tax, total }, kind).toEqual(heads);
    }
    expect((await rowsOf('products')).map(({ key }) => key)).toEqual([
      ['Stay', 'Lake House'],
      ['Attraction', 'Ganga Rafting'],
    ]);
    // a booking with two lines of a product is one
    const { rows: sold } =
      await harness.database.pool.query(`select l.name, count(distinct b.id)::int as bookings, sum(l.guests)::int as guests
      from bookings b join booking_lines l on l.booking_id = b.id and l.state = 'live' where b.status = 'confirmed'
      group by l.product_type, l.product_id, l.name`);
    const counted = (rows: typeof sold) =>
      new Set(rows.map(({ name, bookings, guests }) => `${name} ${bookings} ${guests}`));
    const products = (await rowsOf('products')).map(({ key, sums }) => ({
      name: key[1],
      bookings: sums[0],
      guests: sums[1],
    }));
    expect(counted(products)).toEqual(counted(sold));
    expect((await totals('places'))[0]).toBe(sold.reduce((all, { bookings }) => all + bookings, 0));
    const [bookings, total] = await totals('lead');
    expect([bookings, total]).toEqual([4, heads['total']]);
    expect((await rowsOf('lead')).map(({ key }) => key[0])).toEqual(['4 to 7', '15 to 30', '31 to 60']);
  });
  test('of invoices less credit notes, by section and by code', async () => {
    const issued = await one(
      `select sum(case when series = 'CN' then -total_paise else total_paise end) as total from invoices where series in ('IN', 'CN')`,
    );
    const [taxable = 0, ...taxes] = await totals('tax');
    const total = taxes.pop();
    expect(total).toBe(issued['total']);
    expect(taxable + taxes.reduce((all, tax) => all + tax, 0)).toBe(total);
    expect((await totals('sac')).slice(1)).toEqual([taxable, ...taxes, total]);
    const sections = new Set((await rowsOf('tax')).map(({ key }) => key[0]));
    // credit notes to buyers without a GSTIN reduce table 7
    expect([...sections]).toEqual(['7 B2CS']);
    const series = await one(`select count(*) filter (where series = 'IN') as invoices,
      count(*) filter (where series = 'CN') as notes from invoices where series in ('IN', 'CN')`);
    expect(await rowsOf('documents')).toEqual([
      {
        key: ['Invoices', '26-27', 'IN/26-27/0000001', `IN/26-27/000000${series['invoices']}`],
        sums: [series['invoices']],
      },
      {
        key: ['Credit notes', '26-27', 'CN/26-27/0000001', `CN/26-27/000000${series['notes']}`],
        sums: [series['notes']],
      },
    ]);
    // added up as it was issued, it is what the invoices say
    const [kept, reported] = await Promise.all(
      ['billed_taxes', 'billed_lines'].map((of) =>
        one(`select sum(quantity) as quantity, sum(taxable) as taxable, sum(tax) as tax, sum(igst) as igst, sum(cgst) as cgst,
          sum(sgst) as sgst from ${of}`),
      ),
    );
    expect(kept).toEqual(reported);
    expect(kept?.['taxable']).toBeGreaterThan(0);
  });
  test('of what ended, and of what there is', async () => {
    const [ended] = await rowsOf('cancellations');
    expect(ended?.key).toEqual(['Item cancelled', 'Staff']);
    const [times, worth = 0, kept = 0, back] = ended?.sums ?? [];
    expect([times, back]).toEqual([1, worth - kept]);
    const taken = await one(
      `select sum(taken) as taken from allotments where day between '2026-11-01' and '2026-11-30'`,
    );
    const byDay = await readOccupiedDays(support(), { from: dayOf('2026-11-01'), to: dayOf('2026-12-01') });
    const { whole: byType } = await readOccupancy(support(), {
      from: dayOf('2026-11-01'),
      to: dayOf('2026-12-01'),
      most: 0,
    });
    expect(
      [...Map.groupBy(byDay, ({ type }) => type)].map(([type, days]) => [
        type,
        days.length,
        days.reduce((sum, { there }) => sum + there, 0),
        days.reduce((sum, { taken }) => sum + taken, 0),
      ]),
    ).toEqual(byType.map(({ type, there, taken }) => [type, 30, there, taken]));
    const whole = await totals('occupancy');
    expect(whole[1]).toBe(taken['taken']);
    await harness.database.pool.query(`insert into allotments (sellable_id, day, capacity, own_capacity, closed)
      select id, '2026-11-08', 1, 1, true from sellables where slots = '{""}' order by id desc limit 2`);
    const from = dayOf('2026-11-01');
    for (const most of [0, 1, 100])
      expect(
        occupancyRows(await readOccupancy(support(), { from, to: dayOf('2026-12-01'), most })),
        String(most),
      ).toEqual(await occupancyByEach());
    const lake = (await rowsOf('occupancy')).find(({ key }) => key[1] === 'Lake House, Lake Room');
    expect(lake?.sums).toEqual([30 * 5, 2]);
  });
});

test('each document is in its table of GSTR-1, with the day and number of those that are listed', async () => {
  const march = { first: dayOf('2027-03-01'), last: dayOf('2027-03-31') };
  const ctx = { ...support(), now: new Date('2027-03-05T12:00:00+05:30') };
  const [{ id: booking = 0 }] = [await one('select min(id) as id from bookings')];
  const issue = async (cause: string, taxable: number, own: { gstin?: string; tax: 'IGST' | 'halves' }) => {
    const amount = paiseOf(taxable / 20);
    const half = paiseOf(amount / 2);
    const parts =
      own.tax === 'IGST'
        ? [{ name: 'IGST', percent: 5, amount }]
        : ['CGST', 'SGST'].map((name) => ({ name, percent: 2.5, amount: half }));
    const line = {
      name: 'Room',
      about: '1 night',
      sac: '996311',
      quantity: 1,
      taxable: paiseOf(taxable),
      tax: { name: 'GST', percent: 5, amount, parts },
    };
    const content = {
      supplier: { name: 'S', address: 'A', phone: 'P', email: 'e@example.in', site: 'S' },
      buyer: { name: 'B', ...(own.gstin && { gstin: own.gstin }) },
      bookingId: 'BOOK_1',
      placeOfSupply: 'Uttarakhand',
      payment: 'Cash',
      lines: [line],
    };
    await issueInvoice(ctx, { booking, cause, mode: 'live', content: invoiceContent.parse(content) });
    const [invoice] = await findInvoicesOfCauses(ctx, [cause]);
    if (!invoice) throw new Error('No invoice');
    // a tenth is credited: less than a lakh of a large invoice too
    const tenth = (of: number) => paiseOf(of / 10);
    const tax = { ...line.tax, amount: tenth(amount), parts: parts.map((p) => ({ ...p, amount: tenth(p.amount) })) };
    const [back] = invoiceContent.parse({ ...content, lines: [{ ...line, taxable: tenth(taxable), tax }] }).lines;
    await issueCreditNote(ctx, invoice, {
      booking,
      cause: `${cause} back`,
      payment: 'Cash',
      lines: back ? [back] : [],
    });
  };
  await issue('b2b', 2_000_00, { gstin: '05AAPFU0939F1Z1', tax: 'halves' });
  await issue('large', 120_000_00, { tax: 'IGST' });
  await issue('small', 4_000_00, { tax: 'halves' });
  const rows = await showReport(support(), { kind: 'tax', period: march });
  const place = '05-Uttarakhand';
  expect(
    rows.map(({ key: [table, document = '', ...key], sums }) => [table, document.slice(0, 3), ...key, ...sums]),
  ).toEqual([
    ['4A B2B', 'IN/', '2027-03-05', '05AAPFU0939F1Z1', place, '5', 200_000, 0, 5_000, 5_000, 0, 210_000],
    ['5 B2CL', 'IN/', '2027-03-05', '', place, '5', 12_000_000, 600_000, 0, 0, 0, 12_600_000],
    ['7 B2CS', '', '', '', place, '5', 360_000, 0, 9_000, 9_000, 0, 378_000],
    ['9B CDNR', 'CN/', '2027-03-05', '05AAPFU0939F1Z1', place, '5', -20_000, 0, -500, -500, 0, -21_000],
    ['9B CDNUR', 'CN/', '2027-03-05', '', place, '5', -1_200_000, -60_000, 0, 0, 0, -1_260_000],
  ]);
  const sac = await showReport(support(), { kind: 'sac', period: march });
  expect(sac.map(({ key, sums }) => [key[0], key[1], sums[0], sums[1]])).toEqual([
    ['B2B', '996311', 1, 180_000],
    ['B2C', '996311', 2, 11_160_000],
  ]);
  expect((await showReport(support(), { kind: 'documents', period: march })).map(({ sums }) => sums)).toEqual([
    [3],
    [3],
  ]);
});

test('the charts of sales say what the reports say', async () => {
  const rows = await rowsOf('sales');
  const shape = await showSalesShape(support(), { period: november, rows });
  const [, , sales, received, refunded] = await totals('sales');
  expect(shape.totals).toEqual({ sales, received, refunded });
  expect(shape.days.reduce((sum, day) => sum + day.sales, 0)).toBe(sales);
  expect([shape.days.length, shape.before.period]).toEqual([30, { first: '2026-10-01', last: '2026-10-31' }]);
  expect(shape.shares.reduce((sum, { total }) => sum + total, 0)).toBe((await totals('products')).at(-1));
  expect(shape.occupancy.map(({ days }) => days.length)).toEqual(shape.occupancy.map(() => 30));
  await expect(showSalesShape(support(), { period: year, rows })).rejects.toMatchObject({ name: 'ValidationError' });
});

test('a long report is made by a job, part by part, for who ordered it, and says what its months say', async () => {
  const id = '11111111-2222-4333-8444-555555555555';
  const order = (kind: ReportKind = 'sales', of = id) => orderReport(support(), { id: of, kind, period: year });
  await expect(showReport(support(), { kind: 'sales', period: year })).rejects.toMatchObject({
    name: 'ValidationError',
  });
  await Promise.all([order(), order()]);
  expect((await listReports(support())).map(({ parts, partsMade }) => [parts, partsMade])).toEqual([[12, 0]]);
  await harness.database.db.updateTable('reports').set({ parts_made: 3 }).execute();
  await makeReport(harness.ctx(clock), { reportId: id, readOfPartners: async () => [] });
  const created = await showOrderedReport(support(), { id });
  expect([created.partsMade, created.rows]).toEqual([12, await rowsOf('sales')]);
  // again, it is done already
  await makeReport(harness.ctx(clock), { reportId: id, readOfPartners: async () => [] });
  expect((await showOrderedReport(support(), { id })).rows).toEqual(created.rows);
  await expect(showOrderedReport(support(asha.id), { id })).rejects.toMatchObject({ name: 'NotFoundError' });
  for (const [at, kind] of (['tax', 'sac', 'lead'] as const).entries()) await order(kind, id.replace('1', `${at + 2}`));
  await expect(order('places', id.replace('1', '9'))).rejects.toMatchObject({ name: 'RateLimitError' });
  await expect(order('sales', 'x')).rejects.toMatchObject({ name: 'ValidationError' });
  const later = { ...harness.ctx(clock), now: new Date(harness.clock.now.getTime() + 7 * 86_400_000 + 1) };
  await deleteOldReports(later);
  expect(await listReports(support())).toEqual([]);
});

test('every kind is a page and a file, for who may see payments', async () => {
  expect(reportKinds).toEqual(Object.keys(reportShapes));
  const ask = async (path: string, role: 'support' | 'editor') => {
    const cookie = await adminSession(harness, role);
    return harness.app.inject({ method: 'GET', url: `/admin/reports${path}`, headers: { cookie } });
  };
  const params = new URLSearchParams({ report: 'tax', ...november });
  const page = await ask(`?${params}`, 'support');
  expect([page.statusCode, page.body.includes('Ask your accountant to confirm')]).toEqual([200, true]);
  const file = await ask(`/file?${params}`, 'support');
  expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="tax-2026-11-01-2026-11-30.csv"',
  ]);
  expect((await ask(`?${params}`, 'editor')).statusCode).toBe(403);
  expect((await ask('?id=11111111-2222-4333-8444-555555555555', 'support')).statusCode).toBe(404);
});

test('a long report that is ordered in the back office stays the one that is asked, and its page says how far it is', async () => {
  const cookie = await adminSession(harness, 'support');
  const url = `/admin/reports?${new URLSearchParams({ report: 'lead', ...year })}`;
  const page = async () => (await harness.app.inject({ method: 'GET', url, headers: { cookie } })).body;
  const fields = fieldsIn(await page());
  const sent = await harness.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { cookie, origin: 'https://padharo.test', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([sent.statusCode, sent.headers.location]).toEqual([302, url]);
  const readMessage = async () => {
    const body = await page();
    return ['Generate report', 'We’re preparing this report.', 'This report is ready.', 'Generate again'].filter(
      (words) => body.includes(words),
    );
  };
  expect(await readMessage()).toEqual(['We’re preparing this report.']);
  const { rows } = await harness.database.pool.query('select id from reports');
  expect(rows).toHaveLength(1);
  await makeReport(harness.ctx(clock), { reportId: rows[0].id, readOfPartners: async () => [] });
  expect(await readMessage()).toEqual(['This report is ready.', 'Generate again']);
});
