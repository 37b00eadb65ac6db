import { describe, expect, test } from 'vitest';
import { dayManifest } from '../../service/booking/admin/day-manifest.ts';
import { issueGoodwillRefund } from '../../service/booking/admin/issue-goodwill-refund.ts';
import { markNoShow } from '../../service/booking/admin/mark-no-show.ts';
import { resendEmail } from '../../service/booking/admin/resend-email.ts';
import { searchBookings } from '../../service/booking/admin/search-bookings.ts';
import { showVoucher } from '../../service/booking/admin/show-voucher.ts';
import { writeNote } from '../../service/booking/admin/write-note.ts';
import { confirmChange } from '../../service/booking/usecases/changes/confirm-change.ts';
import { previewChange } from '../../service/booking/usecases/changes/preview-change.ts';
import { recordCash } from '../../service/booking/usecases/payments/record-cash.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { checkInVoucher } from '../../service/booking/usecases/vouchers/check-in-voucher.ts';
import { listDocuments } from '../../service/booking/usecases/vouchers/list-documents.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { fromRupees, type Paise, paiseOf, rupee, toRupees, zero } from '../../service/core/money.ts';
import { adminBookings, by } from '../admin-bookings.ts';
import { book, raftItem, stayItem } from '../travellers.ts';

const site = adminBookings();
const { as, support, paid, unpaid, show, audits } = site;

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
  expect(found.get(gone)).toEqual({ held: false, toSend: fromRupees(100), transfer: false });
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
  await expect(take(await unpaid())).rejects.toMatchObject({
    message: 'This payment is already recorded for another booking',
  });
  await expect(take(bookingId, 'a b')).rejects.toMatchObject({ name: 'ValidationError' });
  const { invoices } = await listDocuments(support(), { bookingId });
  expect(invoices).toHaveLength(1);
});

test('staff change a booking with the same preview and token as the traveller, once, with an audit entry', async () => {
  const bookingId = await paid('2026-12-14', [raftItem()]);
  const { lines } = await show(bookingId);
  const changes = [{ line: lines[1]?.id ?? 0, cancel: true as const }];
  const { token, toReceive } = await previewChange(support(), { bookingId, changes });
  const own = await site.harness.call('POST', `/api/bookings/${bookingId}/changes/preview`, {
    token: site.asha.token,
    body: { changes },
  });
  expect([own.body.token, own.body.toReceive]).toEqual([token, toRupees(toReceive)]);
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
  const give = (amount: Paise, form = 'one', why = 'The pool was closed') =>
    issueGoodwillRefund(support(), { bookingId, amount, why, form });
  await expect(give(paiseOf(left + 1))).rejects.toMatchObject({ name: 'ValidationError' });
  await expect(give(fromRupees(500.5))).rejects.toMatchObject({ message: expect.stringContaining('whole rupees') });
  await expect(give(zero)).rejects.toMatchObject({ name: 'ValidationError' });
  await expect(give(rupee, 'one', '  ')).rejects.toMatchObject({ name: 'ValidationError' });
  await Promise.all([give(fromRupees(500)), give(fromRupees(500))]);
  const after = await show(bookingId);
  expect([after.left, after.payments[0]?.refunds]).toEqual([
    left - fromRupees(500),
    [expect.objectContaining({ amount: fromRupees(500), state: 'due', byHand: true })],
  ]);
  expect(after.changes.at(-1)).toMatchObject({ kind: 'given-back', by: 'operator', money: -50_000 });
  await expect(give(paiseOf(left - fromRupees(499)), 'two')).rejects.toMatchObject({ name: 'ValidationError' });
  await give(paiseOf(left - fromRupees(500)), 'two');
  expect((await show(bookingId)).left).toBe(0);
  const { invoices } = await listDocuments(support(), { bookingId });
  expect(invoices.map(({ kind }) => kind)).toEqual(['Invoice', 'Credit note', 'Credit note']);
  expect(invoices[1]?.total).toBe(fromRupees(500));
  expect((await audits(bookingId)).filter((row) => row === `refund-beyond-policy ${by}`)).toHaveLength(2);
  const emails = (await site.harness.emails()).filter(
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
  await expect(markNoShow(support(), of)).rejects.toMatchObject({ message: 'This item has not started yet' });
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
  await expect(markNoShow(then, { bookingId, line })).rejects.toMatchObject({
    message: 'The guest has already checked in',
  });
  await expect(showVoucher(support(), 'x')).rejects.toMatchObject({ name: 'NotFoundError' });
});

test('an email is resent once, and only from its own booking', async () => {
  const [bookingId, other] = [await paid('2026-12-18'), await paid('2026-12-20')];
  const later = as('support', new Date(site.harness.clock.now.getTime() + 120_000));
  const written = async () => (await site.harness.emails()).filter(({ plain }) => plain.includes(bookingId));
  const [mail] = await written();
  await site.harness.database.db.updateTable('emails').set({ sent_at: site.harness.clock.now }).execute();
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
  const { rows } = await site.harness.database.pool.query(
    "select 1 from audit_rows where after::text like '%quiet room%'",
  );
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
  await book(site.harness, site.asha.token, [stayItem({ selectedDate: '2027-01-11', checkOut: '2027-01-13' })]);
  expect(await on('2027-01-13')).toEqual([]);
  // frozen details are read from the line: the handover place, the tickets, the party
  await site.harness.database.pool.query(
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
  await site.harness.database.pool.query(
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
  await site.harness.database.pool.query(
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
