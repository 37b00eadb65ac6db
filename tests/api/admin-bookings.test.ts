import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBoardBookingIds } from '../../service/booking/admin/board.sql.ts';
import type { BookingSearch } from '../../service/booking/admin/booking-search.ts';
import { dayManifest } from '../../service/booking/admin/day-manifest.ts';
import { deleteSavedSearch } from '../../service/booking/admin/delete-saved-search.ts';
import { issueGoodwillRefund } from '../../service/booking/admin/issue-goodwill-refund.ts';
import { listSavedSearches } from '../../service/booking/admin/list-saved-searches.ts';
import { markNoShow } from '../../service/booking/admin/mark-no-show.ts';
import { resendEmail } from '../../service/booking/admin/resend-email.ts';
import { saveSearch } from '../../service/booking/admin/save-search.ts';
import { searchBookingIds } from '../../service/booking/admin/search-bookings.sql.ts';
import { searchBookings } from '../../service/booking/admin/search-bookings.ts';
import { showBoard } from '../../service/booking/admin/show-board.ts';
import { showBooking } from '../../service/booking/admin/show-booking.ts';
import { showVoucher } from '../../service/booking/admin/show-voucher.ts';
import { writeNote } from '../../service/booking/admin/write-note.ts';
import { confirmChange } from '../../service/booking/usecases/changes/confirm-change.ts';
import { previewChange } from '../../service/booking/usecases/changes/preview-change.ts';
import { phoneOrder, placePhoneBooking } from '../../service/booking/usecases/checkout/place-phone-booking.ts';
import { recordCash } from '../../service/booking/usecases/payments/record-cash.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { checkInVoucher } from '../../service/booking/usecases/vouchers/check-in-voucher.ts';
import { listDocuments } from '../../service/booking/usecases/vouchers/list-documents.ts';
import { findOffers } from '../../service/catalog/find-offers.ts';
import { addDays, dayOf, today } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import type { Role } from '../../service/core/viewer.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, manyBookings, newBookingId, raftItem, setBookingLimits, stayItem, totalOf } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let ravi: Awaited<ReturnType<Harness['signUp']>>;
beforeAll(async () => {
  harness = await startHarness({ UPI_ID: 'padharo@bank' });
  asha = await harness.signUp('Asha Verma');
  ravi = await harness.signUp("Ravi O'Neill");
  await setBookingLimits(harness, manyBookings);
});
afterAll(() => harness.close());

const as = (role: Role, at = harness.clock.now) => ({
  ...harness.ctx({
    kind: 'user',
    userId: ravi.id,
    sessionId: '0b0f8f3c-5c43-4a2e-9d8e-2f3f0c1d7a11',
    role,
    confirmed: true,
    email: `${role}@desk.example.in`,
    username: `The ${role}`,
  }),
  now: at,
});
const support = () => as('support');

/** A stay that is paid by transfer, from that day on. */
let transfers = 0;
async function paid(selectedDate = '2026-12-12', more: unknown[] = []) {
  const checkOut = addDays(dayOf(selectedDate), 1);
  const { body } = await book(harness, asha.token, [stayItem({ selectedDate, checkOut }), ...more], {
    details: { phone: '+91 98111 22333' },
  });
  const bookingId = String(body.bookingId);
  transfers += 1;
  await recordUpiTransfer(support(), { bookingId, transferId: `UTR000000${transfers}` });
  return bookingId;
}
let holds = 0;
async function unpaid() {
  holds += 1;
  const selectedDate = addDays(dayOf('2027-02-01'), holds);
  const { body } = await book(harness, asha.token, [stayItem({ selectedDate, checkOut: addDays(selectedDate, 1) })]);
  return String(body.bookingId);
}
const show = (bookingId: string) => showBooking(support(), { bookingId });
const audits = async (bookingId: string) => {
  const rows = await harness.database.db
    .selectFrom('audit_rows')
    .select(['action', 'actor'])
    .where('subject_id', '=', bookingId)
    .orderBy('id')
    .execute();
  return rows.map(({ action, actor }) => `${action} by ${actor}`);
};
const by = 'by support@desk.example.in';

describe('bookings are found', () => {
  const ids = async (search: BookingSearch & { after?: string }) =>
    (await searchBookings(support(), search)).rows.map(({ bookingId }) => bookingId);

  test('by id, name, email and phone, whole or by the beginning', async () => {
    const id = await paid('2026-12-01');
    const found = [id, id.toLowerCase(), id.slice(0, -2), id.split('_').at(-1), 'asha', 'VER ash', asha.email];
    for (const text of [
      ...found,
      asha.email.slice(0, 6),
      '98111 22333',
      '+91-98111-22333',
      '+91 98111',
      '09811122333',
      '98111',
    ])
      expect(await ids({ text }), text).toContain(id);
    for (const text of ['sha', 'Asha Rao', 'ravi', '22333', "o'n", "\\'", "':*", "' | 'asha", '!asha', 'asha:*|ravi'])
      expect(await ids({ text }), text).toEqual([]);
  });

  test('by status, payment, product and dates, newest first', async () => {
    const held = await unpaid();
    const rafting = await paid('2027-01-05', [raftItem({ selectedDate: '2026-12-30' })]);
    expect((await ids({ status: 'pending' }))[0]).toBe(held);
    expect(await ids({ waiting: 'hold' })).toContain(held);
    expect(await ids({ payment: 'none' })).toContain(held);
    expect(await ids({ payment: 'none', status: 'confirmed' })).toEqual([]);
    expect(await ids({ payment: 'paid', type: 'attraction' })).toEqual([rafting]);
    const begins = { from: dayOf('2026-12-30'), until: dayOf('2026-12-30') };
    expect(await ids({ begins })).toEqual([rafting]);
    expect(await ids({ begins: { from: dayOf('2027-01-06'), until: dayOf('2027-01-08') } })).toEqual([]);
    const made = { from: dayOf('2026-11-20'), until: dayOf('2026-11-20') };
    expect((await ids({ made })).slice(0, 2)).toEqual([rafting, held]);
    expect(await ids({ made: { from: dayOf('2026-11-21') } })).toEqual([]);
    // the clock ends the hold before it is swept
    const later = as('support', new Date('2026-11-22T10:00:00+05:30'));
    const cancelled = await searchBookings(later, { status: 'cancelled' });
    expect(cancelled.rows.map(({ bookingId, status }) => [bookingId, status])).toContainEqual([held, 'cancelled']);
    const gone = await unpaid();
    const [line] = (await show(gone)).lines;
    const changes = [{ line: line?.id ?? 0, cancel: true as const }];
    const { token } = await previewChange(support(), { bookingId: gone, changes });
    await confirmChange(support(), { bookingId: gone, changes, token: token ?? '' });
    const day = dayOf(line?.startDay ?? '');
    expect(await ids({ status: 'cancelled', begins: { from: day, until: day } })).toEqual([gone]);
    expect(await ids({ status: 'cancelled', payment: 'none' })).toContain(gone);
    expect(await ids({ begins: { from: day, until: day } })).toEqual([]);
  });

  test('unpaid by product type: held and released ones, and no paid ones', async () => {
    const [held, free, bought] = [await unpaid(), await unpaid(), await paid('2027-05-07', [raftItem({})])];
    const [line] = (await show(free)).lines;
    const changes = [{ line: line?.id ?? 0, cancel: true as const }];
    const { token } = await previewChange(support(), { bookingId: free, changes });
    await confirmChange(support(), { bookingId: free, changes, token: token ?? '' });
    const stays = await ids({ payment: 'none', type: 'stay' });
    expect(stays.slice(0, 2)).toEqual([free, held]);
    expect(stays).not.toContain(bought);
    expect((await ids({ payment: 'none', type: 'stay', status: 'cancelled' }))[0]).toBe(free);
    expect((await ids({ payment: 'none', type: 'stay', status: 'pending' }))[0]).toBe(held);
    expect(await ids({ payment: 'none', type: 'attraction' })).toEqual([]);
    const begins = { from: dayOf('2027-02-01'), until: dayOf('2027-02-28') };
    const began = await ids({ payment: 'none', begins });
    expect(began).toContain(held);
    expect(began).not.toContain(free);
    expect(await ids({ payment: 'none', status: 'cancelled', begins })).toContain(free);
    const { db } = harness.database;
    const of = { payment: 'none', type: 'stay', now: harness.clock.now, sending: [], transfers: true } as const;
    const all = await searchBookingIds(db, { ...of, after: undefined, limit: 100 });
    expect(all).toHaveLength(stays.length);
    // a page that is full is found among the newest
    expect(await searchBookingIds(db, { ...of, after: all[0], limit: 1 })).toEqual(all.slice(1, 2));
  });

  test('by refund, among few and among all, combined with other filters', async () => {
    const older = await paid('2027-05-01');
    const newer = await paid('2027-05-03');
    const due = await paid('2027-05-05');
    await harness.database.pool.query(
      `with owed as (select p.id, b.booking_id = $2 as due from payments p join bookings b on b.id = p.booking_id
         where b.booking_id = any($1))
       insert into refunds (payment_id, amount_paise, idempotency_key, state, created_at, settled_at)
       select id, 100, 'back-' || id, case when due then 'due' else 'done' end, now(), case when due then null else now() end
       from owed`,
      [[older, newer, due], due],
    );
    expect(await ids({ payment: 'refunded' })).toEqual([newer, older]);
    expect(await ids({ payment: 'refunded', status: 'confirmed' })).toEqual([newer, older]);
    expect(await ids({ payment: 'refunded', status: 'completed' })).toEqual([]);
    const begins = { from: dayOf('2027-05-01'), until: dayOf('2027-05-02') };
    expect(await ids({ payment: 'refunded', begins })).toEqual([older]);
    const columns = await showBoard(support(), { payment: 'refunded' });
    const cards = columns.flatMap(({ column, cards }) => cards.map(({ bookingId }) => `${column} ${bookingId}`));
    expect(cards).toEqual([`upcoming ${older}`, `upcoming ${newer}`]);
    // a page that is full is found among the newest: the next one goes on behind it
    const of = { payment: 'refunded', now: harness.clock.now, sending: [], transfers: true, limit: 1 } as const;
    const { db } = harness.database;
    const [first] = await searchBookingIds(db, { ...of, after: undefined });
    const [second] = await searchBookingIds(db, { ...of, after: first });
    const rows = await harness.database.db.selectFrom('bookings').select(['id', 'booking_id']).execute();
    expect([first, second].map((one) => rows.find(({ id }) => id === one?.id)?.booking_id)).toEqual([newer, older]);
    expect(await searchBookingIds(db, { ...of, after: second })).toEqual([]);
    await harness.database.pool.query(`delete from refunds where idempotency_key like 'back-%'`);
  });

  test('page by page, none twice and none left out', async () => {
    const { pool } = harness.database;
    await pool.query(`
      insert into bookings (booking_id, customer_name, email, status, payment_method, subtotal_paise, tax_paise,
        total_paise, tax_rules, request_hash, hold_until, created_at, updated_at,
        mailbox, cancelled_at, cancelled_because)
      select 'PAGED_' || n, 'Paged Person', 'paged@example.in', 'cancelled', 'upi', 0, 0, 0, '[]', '', now(),
        '2026-01-01T00:00:00Z', now(), 'paged@example.in', now(), 'operator' from generate_series(1, 120) n`);
    const seen: string[] = [];
    for (let after: string | undefined; seen.length < 200; ) {
      const { rows, next } = await searchBookings(support(), { text: 'paged', ...(after && { after }) });
      seen.push(...rows.map(({ bookingId }) => bookingId));
      if (next === null) break;
      after = next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([120, 120]);
  });
});

test('transfers, held payments and manual refunds wait for staff', async () => {
  const waiting = async () => {
    const { rows } = await searchBookings(support(), { waiting: 'person' });
    return new Map(rows.map(({ bookingId, waits }) => [bookingId, waits]));
  };
  const [expected, odd, gone] = [await unpaid(), await unpaid(), await paid('2026-12-03')];
  await recordUpiTransfer(support(), { bookingId: odd, transferId: 'UTRODD00001', amount: fromRupees(10) });
  await issueGoodwillRefund(support(), { bookingId: gone, amount: fromRupees(100), why: 'No hot water', form: 'f' });
  const found = await waiting();
  expect(found.get(expected)).toEqual({ held: false, toSend: 0, transfer: true });
  expect(found.get(odd)).toMatchObject({ held: true });
  expect(found.get(gone)).toEqual({ held: false, toSend: 100, transfer: false });
  expect(found.has(await paid('2026-12-04'))).toBe(false);
});

test('cash is recorded once for each receipt, and only for the amount due', async () => {
  const bookingId = await unpaid();
  const take = (of = bookingId, receipt = 'R-1/26') => recordCash(support(), { bookingId: of, receipt });
  expect(await take()).toEqual({ status: 'captured' });
  expect(await take()).toEqual({ status: 'captured' });
  const { bookingStatus, payments, changes, documents } = { ...(await show(bookingId)), documents: null };
  expect([bookingStatus, documents, payments]).toEqual([
    'confirmed',
    null,
    [expect.objectContaining({ reference: 'cash_R-1/26', method: 'Cash', mode: 'live', status: 'captured' })],
  ]);
  expect(changes.filter(({ kind }) => kind === 'paid')).toEqual([expect.objectContaining({ by: 'operator' })]);
  expect(await audits(bookingId)).toEqual([`record-cash ${by}`]);
  await expect(take(bookingId, 'R-2')).rejects.toMatchObject({ name: 'ConflictError' });
  await expect(take(await unpaid())).rejects.toMatchObject({ message: 'This was recorded for another booking' });
  await expect(take(bookingId, 'a b')).rejects.toMatchObject({ name: 'ValidationError' });
  const { invoices } = await listDocuments(support(), { bookingId });
  expect(invoices).toHaveLength(1);
});

test('staff change a booking with the same preview and token as the traveller, once, with an audit entry', async () => {
  const bookingId = await paid('2026-12-14', [raftItem()]);
  const { lines } = await show(bookingId);
  const changes = [{ line: lines[1]?.id ?? 0, cancel: true as const }];
  const { token, toReceive } = await previewChange(support(), { bookingId, changes });
  const own = await harness.call('POST', `/api/bookings/${bookingId}/changes/preview`, {
    token: asha.token,
    body: { changes },
  });
  expect([own.body.token, own.body.toReceive]).toEqual([token, toReceive]);
  const confirm = () => confirmChange(support(), { bookingId, changes, token: token ?? '' });
  await confirm();
  await confirm();
  const after = await show(bookingId);
  expect(after.changes.filter(({ kind }) => kind === 'line-cancelled')).toEqual([
    expect.objectContaining({ by: 'operator', money: -toReceive }),
  ]);
  expect((await audits(bookingId)).filter((row) => row === `change-booking ${by}`)).toHaveLength(1);
});

test('a refund beyond policy needs a reason, happens once, and never exceeds the payment', async () => {
  const bookingId = await paid('2026-12-16');
  const { left } = await show(bookingId);
  const give = (amount: number, form = 'one', why = 'The pool was closed') =>
    issueGoodwillRefund(support(), { bookingId, amount: fromRupees(amount), why, form });
  await expect(give(left + 0.01)).rejects.toMatchObject({ name: 'ValidationError' });
  await expect(give(500.5)).rejects.toMatchObject({ message: expect.stringContaining('Whole rupees') });
  await expect(give(0)).rejects.toMatchObject({ name: 'ValidationError' });
  await expect(give(1, 'one', '  ')).rejects.toMatchObject({ name: 'ValidationError' });
  await Promise.all([give(500), give(500)]);
  const after = await show(bookingId);
  expect([after.left, after.payments[0]?.refunds]).toEqual([
    left - 500,
    [expect.objectContaining({ amount: 500, state: 'due', byHand: true })],
  ]);
  expect(after.changes.at(-1)).toMatchObject({ kind: 'given-back', by: 'operator', money: -500 });
  await expect(give(left - 499, 'two')).rejects.toMatchObject({ name: 'ValidationError' });
  await give(left - 500, 'two');
  expect((await show(bookingId)).left).toBe(0);
  const { invoices } = await listDocuments(support(), { bookingId });
  expect(invoices.map(({ kind }) => kind)).toEqual(['Invoice', 'Credit note', 'Credit note']);
  expect(invoices[1]?.total).toBe(500);
  expect((await audits(bookingId)).filter((row) => row === `refund-beyond-policy ${by}`)).toHaveLength(2);
  const emails = (await harness.emails()).filter(
    ({ kind, plain }) => kind === 'refund-due' && plain.includes(bookingId),
  );
  expect(emails).toHaveLength(2);
  await expect(
    issueGoodwillRefund(support(), { bookingId: await unpaid(), amount: fromRupees(1), why: 'x', form: 'y' }),
  )
    .rejects //
    .toMatchObject({ name: 'ConflictError' });
});

test('a no-show can be recorded from the first day, once, and not after a voucher check-in', async () => {
  const bookingId = await paid('2026-11-21');
  const [line] = (await show(bookingId)).lines;
  const of = { bookingId, line: line?.id ?? 0 };
  await expect(markNoShow(support(), of)).rejects.toMatchObject({ message: 'It has not begun yet' });
  const then = as('support', new Date('2026-11-21T20:00:00+05:30'));
  await markNoShow(then, of);
  await markNoShow(then, of);
  const after = await show(bookingId);
  expect(after.lines[0]).toMatchObject({ noShow: true });
  expect((await audits(bookingId)).filter((row) => row === `no-show ${by}`)).toHaveLength(1);
  await expect(markNoShow(then, { bookingId: await paid('2026-12-05'), line: of.line }))
    .rejects //
    .toMatchObject({ name: 'NotFoundError' });
});

test('a voucher shows its guest before check-in; after check-in there is no no-show', async () => {
  const bookingId = await paid('2026-11-23');
  const { vouchers } = await listDocuments(support(), { bookingId });
  const token = new URL(vouchers[0]?.check ?? '').pathname.split('/').at(-1) ?? '';
  expect(await showVoucher(support(), token)).toMatchObject({ state: 'valid', bookingId, of: 'Asha Verma' });
  const then = as('support', new Date('2026-11-23T09:00:00+05:30'));
  await checkInVoucher(then, token);
  expect((await showVoucher(then, token)).state).toBe('used');
  expect((await show(bookingId)).lines[0]?.usedAt).toBe(then.now.toISOString());
  const line = vouchers[0]?.lineId ?? 0;
  await expect(markNoShow(then, { bookingId, line })).rejects.toMatchObject({ message: 'Its voucher was used' });
  await expect(showVoucher(support(), 'x')).rejects.toMatchObject({ name: 'NotFoundError' });
});

test('an email is resent once, and only from its own booking', async () => {
  const [bookingId, other] = [await paid('2026-12-18'), await paid('2026-12-20')];
  const later = as('support', new Date(harness.clock.now.getTime() + 120_000));
  const written = async () => (await harness.emails()).filter(({ plain }) => plain.includes(bookingId));
  const [mail] = await written();
  await harness.database.db.updateTable('emails').set({ sent_at: harness.clock.now }).execute();
  const before = (await written()).length;
  const again = (of = bookingId) => resendEmail(later, { bookingId: of, emailId: mail?.id ?? 0 });
  await Promise.all([again(), again()]);
  const after = await written();
  expect(after).toHaveLength(before + 1);
  expect(after.at(-1)).toMatchObject({ subject: mail?.subject, recipient: mail?.recipient, sent_at: null });
  expect(after.at(-1)?.message_id).not.toBe(mail?.message_id);
  expect((await audits(bookingId)).filter((row) => row === `resend ${by}`)).toHaveLength(1);
  await expect(again(other)).rejects.toMatchObject({ name: 'NotFoundError' });
});

test('a note is saved once for each form, and its text stays out of the audit log', async () => {
  const bookingId = await paid('2026-12-22');
  const note = (text: string, form = 'a') => writeNote(support(), { bookingId, text, form });
  await Promise.all([note(' Called, wants a quiet room '), note(' Called, wants a quiet room ')]);
  await note('Second', 'b');
  const { notes } = await show(bookingId);
  expect(notes.map(({ author, text }) => `${author}: ${text}`)).toEqual([
    'The support: Second',
    'The support: Called, wants a quiet room',
  ]);
  await expect(note(' ', 'c')).rejects.toMatchObject({ name: 'ValidationError' });
  const { rows } = await harness.database.pool.query("select 1 from audit_rows where after::text like '%quiet room%'");
  expect(rows).toEqual([]);
});

test('the manifest of a day lists arrivals, departures and visits of paid bookings only', async () => {
  const bookingId = await paid('2027-01-11', [raftItem({ selectedDate: '2027-01-11' })]);
  const on = async (day: string) =>
    (await dayManifest(support(), { day: dayOf(day) })).rows.map((row) => `${row.happens} ${row.time} ${row.name}`);
  expect(await on('2027-01-11')).toEqual(['takes-place 07:00 Ganga Rafting', 'arrives  Lake House']);
  expect(await on('2027-01-12')).toEqual(['leaves  Lake House']);
  expect(await on('2027-01-13')).toEqual([]);
  const [row] = (await dayManifest(support(), { day: dayOf('2027-01-12') })).rows;
  expect(row).toMatchObject({ bookingId, of: 'Asha Verma', phone: '+91 98111 22333', used: false });
  expect(row).toMatchObject({
    who: expect.stringMatching(/^\d guests?, 1 room$/),
    names: [],
    place: expect.any(String),
  });
  await book(harness, asha.token, [stayItem({ selectedDate: '2027-01-11', checkOut: '2027-01-13' })]);
  expect(await on('2027-01-13')).toEqual([]);
  // what a line froze is told from it: where it is handed over, what tickets it is of, who comes
  await harness.database.pool.query(
    `update booking_lines set guest_names = '{Asha,Ravi}', details = details || '{"pickup": {"place": "Mall Road"}, "language": "Hindi"}'
     where booking_id = (select id from bookings where booking_id = $1) and product_type = 'attraction'`,
    [bookingId],
  );
  const rafting = (await dayManifest(support(), { day: dayOf('2027-01-11') })).rows.find(
    ({ type }) => type === 'attraction',
  );
  expect(rafting).toMatchObject({
    place: 'Mall Road',
    names: ['Asha', 'Ravi'],
    who: expect.stringMatching(/^2 × .*, Hindi$/),
  });
  // of what was sold before parts and pick-ups were kept nothing is missed
  await harness.database.pool.query(
    `update booking_lines set details = details - 'pickup' - 'parts' - 'language'
     where booking_id = (select id from bookings where booking_id = $1) and product_type = 'attraction'`,
    [bookingId],
  );
  const before = (await dayManifest(support(), { day: dayOf('2027-01-11') })).rows.find(
    ({ type }) => type === 'attraction',
  );
  expect(before).toMatchObject({ who: '', names: ['Asha', 'Ravi'] });
});

test.each([
  ['stay', ['arrives', '', '', '', 'leaves', '']],
  ['car-rental', ['begins', '', '', 'ends', '', '']],
  ['tour-package', ['takes-place', 'takes-place', 'takes-place', 'takes-place', '', '']],
] as const)('what of a %s of several days is on the sheet of each of them', async (type, happens) => {
  const bookingId = await paid('2027-04-20');
  await harness.database.pool.query(
    `update booking_lines set product_type = $1, start_day = '2027-08-10', end_day = '2027-08-14'
     where booking_id = (select id from bookings where booking_id = $2)`,
    [type, bookingId],
  );
  for (const [at, what] of happens.entries()) {
    const { rows } = await dayManifest(support(), { day: addDays(dayOf('2027-08-10'), at) });
    expect(rows.filter((row) => row.bookingId === bookingId).map((row) => row.happens)).toEqual(what ? [what] : []);
  }
});

describe('of another role', () => {
  test.each(['traveller', 'partner', 'editor'] as const)('a %s changes and sees no one’s booking', async (role) => {
    const bookingId = await paid('2026-12-24');
    const [line] = (await show(bookingId)).lines;
    const changes = [{ line: line?.id ?? 0, cancel: true as const }];
    const ctx = as(role);
    await expect(previewChange(ctx, { bookingId, changes })).rejects.toMatchObject({ name: 'NotFoundError' });
    await expect(confirmChange(ctx, { bookingId, changes, token: 'x' })).rejects.toMatchObject({ status: 404 });
    await expect(listDocuments(ctx, { bookingId })).rejects.toMatchObject({ name: 'NotFoundError' });
    expect((await show(bookingId)).bookingStatus).toBe('confirmed');
  });
});

test('the board shows each booking once, in the column of its next step, with the same filters', async () => {
  const [held, coming, travelling, owed] = [
    await unpaid(),
    await paid('2027-03-01'),
    await paid('2026-11-20'),
    await paid('2027-03-03'),
  ];
  const odd = await unpaid();
  await recordUpiTransfer(support(), { bookingId: odd, transferId: 'UTRBOARD0001', amount: fromRupees(10) });
  await issueGoodwillRefund(support(), { bookingId: owed, amount: fromRupees(10), why: 'Noise', form: 'b' });
  await harness.database.db
    .updateTable('bookings')
    .set({ payment_method: 'card' })
    .where('booking_id', '=', held)
    .execute();
  const board = async (search: BookingSearch = {}) =>
    new Map(
      (await showBoard(support(), search)).map(({ column, cards }) => [column, cards.map((card) => card.bookingId)]),
    );
  const whole = await board();
  const columnsOf = (id: string) => [...whole].flatMap(([column, ids]) => (ids.includes(id) ? [column] : []));
  expect([held, coming, travelling, owed, odd].map(columnsOf)).toEqual([
    ['unpaid'],
    ['upcoming'],
    ['travelling'],
    ['refund'],
    ['confirm'],
  ]);
  const narrowed = await board({ text: owed });
  expect([...narrowed.values()].flat()).toEqual([owed]);
  const ids = (await showBoard(support(), {})).flatMap(({ cards }) => cards.map((card) => card.bookingId));
  expect(new Set(ids).size).toBe(ids.length);
  const soonest = (await showBoard(support(), {})).find(({ column }) => column === 'upcoming');
  const begins = soonest?.cards.map(({ firstDay }) => firstDay ?? '') ?? [];
  expect(begins).toEqual(begins.toSorted());

  const of = {
    type: 'stay',
    now: harness.clock.now,
    sending: [],
    transfers: true,
    today: today(harness.clock.now),
  } as const;
  const rows = (limit: number, more = {}) =>
    findBoardBookingIds(harness.database.db, 'upcoming', { ...of, ...more, limit });
  const all = await rows(1_000);
  expect(all.length).toBeGreaterThan(3);
  expect(await rows(3)).toEqual(all.slice(0, 3));
  expect(await rows(1_000, { status: 'confirmed' })).toEqual(all);
  expect(await rows(1_000, { status: 'completed' })).toEqual([]);
});

test('filtered by product type, a booking appears in the column of that line', async () => {
  const id = await paid('2026-11-20', [raftItem({ selectedDate: '2026-12-20' })]);
  const columnsOf = async (search: BookingSearch) =>
    (await showBoard(support(), { text: id, ...search })).flatMap(({ column, cards }) =>
      cards.length > 0 ? [column] : [],
    );
  expect(await columnsOf({})).toEqual(['travelling']);
  expect(await columnsOf({ type: 'stay' })).toEqual(['travelling']);
  expect(await columnsOf({ type: 'attraction' })).toEqual(['upcoming']);
  expect(await columnsOf({ type: 'car-rental' })).toEqual([]);
  const begins = { from: dayOf('2026-12-20'), until: dayOf('2026-12-20') };
  expect(await columnsOf({ type: 'attraction', begins })).toEqual(['upcoming']);
  expect(await columnsOf({ type: 'stay', begins })).toEqual([]);
});

test('a saved search belongs to its user, has a unique name, and contains no typed text', async () => {
  const names = async (ctx = support()) => (await listSavedSearches(ctx)).map(({ name, query }) => `${name}: ${query}`);
  const save = (name: string, search: string, ctx = support()) => saveSearch(ctx, { name, search });
  await save('  Stays ', '?type=stay&q=Asha&after=1-2');
  await save('Stays', '?type=stay&status=confirmed&view=board');
  expect(await names()).toEqual(['Stays: view=board&status=confirmed&type=stay']);
  const other = harness.ctx({
    kind: 'user',
    userId: asha.id,
    sessionId: '0b0f8f3c-5c43-4a2e-9d8e-2f3f0c1d7a11',
    role: 'support',
    confirmed: true,
    email: asha.email,
    username: 'Asha',
  });
  const [own] = await listSavedSearches(support());
  await deleteSavedSearch(other, { id: own?.id ?? 0 });
  expect([await listSavedSearches(other), await names()]).toEqual([
    [],
    ['Stays: view=board&status=confirmed&type=stay'],
  ]);
  const refused = { name: 'ValidationError', details: { errors: [expect.objectContaining({ path: ['searchName'] })] } };
  for (const [name, search] of [
    ['', '?type=stay'],
    ['x'.repeat(61), '?type=stay'],
    ['Words', '?q=Asha'],
  ] as const)
    await expect(save(name, search)).rejects.toMatchObject(refused);
  for (let n = 2; n <= 30; n += 1) await save(`Search ${n}`, '?status=pending');
  await expect(save('One more', '?status=pending')).rejects.toMatchObject(refused);
  await deleteSavedSearch(support(), { id: own?.id ?? 0 });
  expect((await names()).length).toBe(29);
});

describe('for people who phone', () => {
  const call = async (
    own: Record<string, unknown> = {},
    items: unknown[] = [stayItem({ selectedDate: '2026-12-26', checkOut: '2026-12-27' })],
  ) => {
    const parsed = phoneOrder.parse({
      bookingId: newBookingId(),
      items,
      total: await totalOf(harness, items),
      terms: '',
      name: 'Kiran Joshi',
      email: 'kiran@example.in',
      pickupLocation: '',
      details: {},
      ...own,
    });
    const { body } = await harness.call('POST', '/api/quotes', { body: { items } });
    return { ...parsed, terms: own['terms'] === undefined ? String(body.terms) : parsed.terms };
  };
  const carItem = {
    id: 'city-sedan',
    type: 'car-rental',
    quantity: 1,
    selectedDate: '2026-12-26',
    checkOut: '2026-12-27',
  };
  const written = async (bookingId: string) =>
    (await harness.emails()).filter(({ plain }) => plain.includes(bookingId));

  test('staff sell as the storefront does, without an account, once', async () => {
    const items = [stayItem({ selectedDate: '2026-12-26', checkOut: '2026-12-27' }), carItem];
    const order = await call(
      {
        pickupLocation: 'Nainital station',
        details: { phone: '+91 98111 00000', items: [{ item: 0, arrivalTime: '22:30' }] },
      },
      items,
    );
    const sold = await Promise.all([placePhoneBooking(support(), order), placePhoneBooking(support(), order)]);
    expect(new Set(sold.map(({ holdUntil }) => holdUntil)).size).toBe(1);
    const shown = await show(order.bookingId);
    expect(shown).toMatchObject({
      bookingStatus: 'pending',
      total: order.total,
      payBy: '2026-11-21T04:30:00.000Z',
      keepUntil: null,
      who: { name: 'Kiran Joshi', email: 'kiran@example.in', account: false },
      changes: [{ kind: 'sale', by: 'operator' }],
    });
    expect(shown.lines.map(({ pickup }) => pickup)).toEqual([null, 'Nainital station']);
    const { rows } = await harness.database.pool.query(
      "select actor, after::text as after from audit_rows where subject_id = $1 and action = 'book'",
      [order.bookingId],
    );
    expect(rows).toEqual([{ actor: 'support@desk.example.in', after: expect.stringContaining('Lake House') }]);
    expect(rows[0].after).not.toMatch(/kiran|98111/i);
    // no one confirmed the address: what was told is behind the link
    const [mail, more] = await written(order.bookingId);
    expect([mail?.recipient, mail?.counted, more]).toEqual(['kiran@example.in', true, undefined]);
    expect(mail?.plain).not.toMatch(/Kiran|Nainital station/);
    expect(await recordCash(support(), { bookingId: order.bookingId, receipt: 'CALL-1' })).toEqual({
      status: 'captured',
    });
  });

  test('phone bookings are limited by stock only, not by unpaid bookings or shares of stock', async () => {
    await setBookingLimits(harness, { unpaidPerBuyer: 1, unpaidWithoutAccount: 1, unpaidPerNetwork: 1 });
    const rooms = (count: number) => [
      stayItem({ selectedDate: '2027-01-20', checkOut: '2027-01-21', rooms: count, guests: count }),
    ];
    const email = 'group@example.in';
    await placePhoneBooking(support(), await call({ email }, rooms(3)));
    await placePhoneBooking(support(), await call({ email }, rooms(2)));
    const third = await call({ email, total: 1 }, rooms(1));
    await expect(placePhoneBooking(support(), third)).rejects.toMatchObject({
      name: 'ConflictError',
      message: /Sold out/,
    });
    await setBookingLimits(harness, manyBookings);
  });

  test('nothing is sold at a price or terms other than quoted, or from an invalid form', async () => {
    const order = await call();
    const refused = { name: 'ConflictError', details: { quote: expect.anything() } };
    await expect(placePhoneBooking(support(), { ...order, total: order.total - 1 })).rejects.toMatchObject(refused);
    await expect(placePhoneBooking(support(), { ...order, terms: 'others' })).rejects.toMatchObject(refused);
    await expect(placePhoneBooking(as('editor'), order)).rejects.toMatchObject({ name: 'ForbiddenError' });
    const wrong = phoneOrder.safeParse({ ...order, name: 'see http://evil.example', email: 'x', items: [] });
    expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['items', 'name', 'email']);
  });

  test('products at a place are found by its name, of one type or of all', async () => {
    const found = async (place: string, type?: 'stay') =>
      (await findOffers(support(), { place, type })).map(({ name }) => name);
    expect(await found('Nainital')).toContain('Lake House');
    expect([
      (await found('Rishikesh')).includes('Ganga Rafting'),
      (await found('Rishikesh', 'stay')).includes('Ganga Rafting'),
    ]).toEqual([true, false]);
    expect(await found('Nowhere')).toEqual([]);
  });
});
