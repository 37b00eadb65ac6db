import { lockBooking } from '../../service/booking/booking.sql.ts';
import { completeBookings } from '../../service/booking/keeping/complete-bookings.ts';
import { expireBookings } from '../../service/booking/keeping/expire-bookings.ts';
import { letGo } from '../../service/booking/keeping/let-go.ts';
import { recordUpiTransfer } from '../../service/booking/paying/record-upi-transfer.ts';
import { addDays } from '../../service/core/day.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import { inTransaction } from '../../service/platform/context.ts';
import type { PaymentDesk, Sold } from './payment-desk.ts';

const hour = 3_600_000;

/** What may have happened to a held booking before a message comes; gives the reference that the message is about. */
export const pasts = {
  held: (desk, sold) => desk.open(sold),
  'hold ended, not swept': async (desk, sold) => {
    const reference = await desk.open(sold);
    desk.harness.clock.advance(25 * hour);
    return reference;
  },
  'hold ended, swept, room free': async (desk, sold) => {
    const reference = await desk.open(sold);
    desk.harness.clock.advance(25 * hour);
    await expireBookings(desk.harness.ctx(clock));
    return reference;
  },
  'hold ended, room sold': async (desk, sold) => {
    const reference = await desk.open(sold);
    desk.harness.clock.advance(25 * hour);
    await desk.sell(sold.day, desk.ravi);
    return reference;
  },
  'hold ended, not swept, night over': async (desk, sold) => {
    const reference = await desk.open(sold);
    desk.harness.clock.now = new Date(`${addDays(sold.day, 1)}T09:00:00+05:30`);
    return reference;
  },
  'hold ended, swept, night over': async (desk, sold) => {
    const reference = await desk.open(sold);
    desk.harness.clock.now = new Date(`${addDays(sold.day, 1)}T09:00:00+05:30`);
    await expireBookings(desk.harness.ctx(clock));
    return reference;
  },
  'cancelled by the traveller': async (desk, sold) => {
    const reference = await desk.open(sold);
    await desk.cancel(sold);
    return reference;
  },
  'cancelled by the operator': async (desk, sold) => {
    const reference = await desk.open(sold);
    await inTransaction(desk.harness.ctx(), async (ctx) => {
      const booking = await lockBooking(ctx.db, sold);
      if (booking) await letGo(ctx, booking, { kind: 'cancelled', by: 'operator' });
    });
    return reference;
  },
  'paid by this': async (desk, sold) => {
    const reference = await desk.open(sold);
    await desk.tell(reference, 'paid');
    return reference;
  },
  'paid by another': async (desk, sold) => {
    const reference = await desk.open(sold);
    await desk.tell(await desk.open(sold, 'upi'), 'paid');
    return reference;
  },
  'paid by another and by this': async (desk, sold) => {
    const reference = await desk.open(sold);
    await desk.tell(await desk.open(sold, 'upi'), 'paid');
    await desk.tell(reference, 'paid');
    return reference;
  },
  'paid by this, cancelled in time': async (desk, sold) => {
    const reference = await desk.open(sold);
    await desk.tell(reference, 'paid');
    await desk.cancel(sold);
    return reference;
  },
  'paid by this, cancelled too late': async (desk, sold) => {
    const reference = await desk.open(sold);
    await desk.tell(reference, 'paid');
    desk.harness.clock.now = new Date(`${sold.day}T09:00:00+05:30`);
    await desk.cancel(sold);
    return reference;
  },
  'paid by another, cancelled': async (desk, sold) => {
    const reference = await desk.open(sold);
    await desk.tell(await desk.open(sold, 'upi'), 'paid');
    await desk.cancel(sold);
    return reference;
  },
  'paid by this, service over': async (desk, sold) => {
    const reference = await desk.open(sold);
    await desk.tell(reference, 'paid');
    desk.harness.clock.now = new Date(`${addDays(sold.day, 1)}T09:00:00+05:30`);
    await completeBookings(desk.harness.ctx(clock));
    return reference;
  },
  'paid by another, service over': async (desk, sold) => {
    const reference = await desk.open(sold);
    await desk.tell(await desk.open(sold, 'upi'), 'paid');
    desk.harness.clock.now = new Date(`${addDays(sold.day, 1)}T09:00:00+05:30`);
    await completeBookings(desk.harness.ctx(clock));
    return reference;
  },
  'a transfer was recorded': async (desk, sold) => {
    await recordUpiTransfer(desk.harness.ctx(operator), {
      bookingId: sold.bookingId,
      transferId: `utr${sold.bookingId.slice(-6)}`,
    });
    return `upi_UTR${sold.bookingId.slice(-6)}`;
  },
  'nothing: the reference is nobody’s': async (desk, sold) => {
    await desk.open(sold);
    return `test_${'0'.repeat(24)}`;
  },
} as const satisfies Record<string, (desk: PaymentDesk, sold: Sold) => Promise<string>>;
export type Past = keyof typeof pasts;
