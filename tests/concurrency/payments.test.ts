import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditRefund } from '../../service/booking/lifecycle/bill.ts';
import { paymentMethods } from '../../service/booking/model/booking-status.ts';
import { findBooking } from '../../service/booking/store/bookings.sql.ts';
import { insertRefund } from '../../service/booking/store/refunds.sql.ts';
import { cancelBooking } from '../../service/booking/usecases/cancellation/cancel-booking.ts';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { paiseOf } from '../../service/core/money.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import { inTransaction } from '../../service/platform/context.ts';
import { type Harness, startHarness } from '../harness.ts';
import {
  book,
  brokenInvariants,
  lastSuite,
  manyBookings,
  setBookingLimits,
  standing,
  stayItem,
} from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let start: Date;
let nights = 0;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
  await setBookingLimits(harness, manyBookings);
  start = harness.clock.now;
});
afterAll(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await harness.close();
});

const rounds = Array.from({ length: 6 }, (_, round) => round);
const notify = async (reference: string, outcome = 'paid') => {
  const { status, body } = await harness.call('POST', `/api/payments/test/${reference}`, { body: { outcome } });
  return status === 200 ? body.status : status;
};

/** Books the only room and opens that many payments for it, each with another method. */
async function heldUnits(payments: number) {
  start = new Date(start.getTime() + 60_000);
  harness.clock.now = start;
  nights += 1;
  const selectedDate = addDays(dayOf('2026-12-01'), nights);
  const { body } = await book(harness, asha.token, [
    stayItem({ ...lastSuite, selectedDate, checkOut: addDays(selectedDate, 1) }),
  ]);
  const key = new URL(body.paymentLink).searchParams.get('key');
  const references: string[] = [];
  for (const method of paymentMethods.slice(0, payments)) {
    const opened = await harness.call('POST', '/api/payments', { body: { bookingId: body.bookingId, key, method } });
    references.push(opened.body.reference);
  }
  return { bookingId: String(body.bookingId), key, references };
}

const cancel = (bookingId: string) =>
  cancelBooking(
    harness.ctx({
      kind: 'user',
      userId: asha.id,
      sessionId: 'x',
      role: 'traveller',
      confirmed: true,
      email: asha.email,
      username: 'Asha',
    }),
    bookingId,
  );

/** The final state of the booking and its payments. */
async function facts(bookingId: string) {
  const { rows } = await harness.database.pool.query<{ status: string; payments: string[]; held: number }>(
    `select b.status, array(select ${standing} from payments p where p.booking_id = b.id order by 1) as payments,
       (select count(*)::int from holds h join booking_lines l on l.id = h.line_id where l.booking_id = b.id) as held
     from bookings b where b.booking_id = $1`,
    [bookingId],
  );
  const emails = (await harness.emails())
    .filter(({ kind, plain }) => kind !== 'booking-confirmation' && plain.includes(bookingId))
    .map(({ kind }) => kind)
    .sort();
  return { ...rows[0], emails };
}

describe.each(rounds)('at once, round %i', () => {
  test('the same payment event sent five times has one effect and one answer', async () => {
    const { bookingId, references } = await heldUnits(1);
    const answers = await Promise.all(Array.from({ length: 5 }, () => notify(references[0] ?? '')));
    expect(answers).toEqual(Array(5).fill('captured'));
    expect(await facts(bookingId)).toEqual({
      status: 'confirmed',
      payments: ['captured'],
      held: 1,
      emails: ['payment-receipt'],
    });
    await cancel(bookingId);
  });

  test('a payment reported as paid and as declined counts as paid, whichever event comes first', async () => {
    const { bookingId, references } = await heldUnits(1);
    const [reference = ''] = references;
    const [paid, failed] = await Promise.all([notify(reference), notify(reference, 'failed')]);
    expect(paid).toBe('captured');
    expect(['captured', 'failed']).toContain(failed);
    expect(await facts(bookingId)).toMatchObject({ status: 'confirmed', payments: ['captured'] });
    await cancel(bookingId);
  });

  test('two tabs that open a payment at once get the same one, and so does a third later', async () => {
    const { bookingId, key } = await heldUnits(0);
    const open = async (method: string) => {
      const answer = await harness.call('POST', '/api/payments', { body: { bookingId, key, method } });
      return `${answer.status} ${answer.body.reference}`;
    };
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => open('card')));
    expect(first).toMatch(/^200 test_/);
    expect([...others, await open('card')]).toEqual(Array(5).fill(first));
    expect(await open('upi')).not.toBe(first);
    expect(await facts(bookingId)).toMatchObject({ payments: ['open', 'open'] });
    await cancel(bookingId);
  });

  test('of two payments one buys the booking, and the other is due for refund', async () => {
    const { bookingId, references } = await heldUnits(2);
    const answers = await Promise.all(references.map((reference) => notify(reference)));
    expect(answers.sort()).toEqual(['captured', 'refund_due']);
    expect(await facts(bookingId)).toEqual({
      status: 'confirmed',
      payments: ['captured', 'refund_due'],
      held: 1,
      emails: ['payment-receipt', 'refund-due', 'unused-payment'],
    });
    await cancel(bookingId);
  });

  test('of a payment and a bank transfer one buys the booking, and the other is due for refund', async () => {
    const { bookingId, references } = await heldUnits(1);
    const transfer = { bookingId, transferId: `utr${bookingId.slice(-6)}` };
    const [paid, ...recorded] = await Promise.all([
      notify(references[0] ?? ''),
      recordUpiTransfer(harness.ctx(operator), transfer),
      recordUpiTransfer(harness.ctx(operator), transfer),
    ]);
    expect(recorded[0]).toEqual(recorded[1]);
    expect([paid, recorded[0]?.status].sort()).toEqual(['captured', 'refund_due']);
    expect(await facts(bookingId)).toMatchObject({
      status: 'confirmed',
      payments: ['captured', 'refund_due'],
      held: 1,
    });
    await cancel(bookingId);
  });

  test('a payment and a cancellation at once: the booking is cancelled and a refund is due', async () => {
    const { bookingId, references } = await heldUnits(1);
    await Promise.all([notify(references[0] ?? ''), cancel(bookingId)]);
    const { emails, ...rest } = await facts(bookingId);
    expect(rest).toEqual({ status: 'cancelled', payments: ['refund_due'], held: 0 });
    expect([
      ['booking-cancelled', 'payment-receipt'],
      ['booking-cancelled', 'refund-due', 'unused-payment'],
    ]).toContainEqual(emails);
  });

  test('refunds created at once never add up to more than was captured', async () => {
    const { bookingId, references } = await heldUnits(1);
    await notify(references[0] ?? '');
    const { rows } = await harness.database.pool.query('select id, amount_paise from payments where reference = $1', [
      references[0],
    ]);
    const [{ id, amount_paise: captured }] = rows;
    const part = Math.ceil(captured / 3);
    const owe = (_: unknown, entry: number) =>
      insertRefund(harness.ctx().db, { payment: id, amount: paiseOf(part), key: `${id}-${entry}`, now: start });
    const answers = await Promise.allSettled(Array.from({ length: 8 }, owe));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    // every use case that owes a refund issues its credit note in the same transaction
    const booking = await findBooking(harness.database.db, bookingId);
    if (!booking) throw new Error('The booking is gone');
    await inTransaction(harness.ctx(operator), (ctx) =>
      creditRefund(ctx, booking, paiseOf(2 * part), `two parts of ${bookingId}`),
    );
    await cancel(bookingId);
    const { rows: owed } = await harness.database.pool.query(
      'select sum(amount_paise)::bigint as owed from refunds where payment_id = $1',
      [id],
    );
    expect(owed, 'cancelling owes what is left').toEqual([{ owed: captured }]);
  });

  test('a late payment during the sweep buys the room once', async () => {
    const { bookingId, references } = await heldUnits(1);
    harness.clock.advance(25 * 3_600_000);
    const [paid] = await Promise.all([notify(references[0] ?? ''), expireBookings(harness.ctx(clock))]);
    expect(paid).toBe('captured');
    const { emails, ...rest } = await facts(bookingId);
    expect(rest).toEqual({ status: 'confirmed', payments: ['captured'], held: 1 });
    expect(emails.filter((kind) => kind === 'payment-receipt')).toHaveLength(1);
    await cancel(bookingId);
  });
});
