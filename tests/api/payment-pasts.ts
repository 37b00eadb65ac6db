import { applyEvent } from '../../service/booking/lifecycle/apply-event.ts';
import { lockBooking } from '../../service/booking/store/bookings.sql.ts';
import { completeBookings } from '../../service/booking/usecases/cancellation/complete-bookings.ts';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { addDays } from '../../service/core/day.ts';
import { zero } from '../../service/core/money.ts';
import { clock, operator } from '../../service/core/viewer.ts';
import { inTransaction } from '../../service/platform/context.ts';
import type { PaymentFixture, Sold } from './payment-fixture.ts';

const hour = 3_600_000;

/** What may have happened to a held booking before a message comes; gives the reference that the message is about. */
export const pasts = {
  held: (admin, sold) => admin.open(sold),
  'hold ended, not swept': async (admin, sold) => {
    const reference = await admin.open(sold);
    admin.harness.clock.advance(25 * hour);
    return reference;
  },
  'hold ended, swept, room free': async (admin, sold) => {
    const reference = await admin.open(sold);
    admin.harness.clock.advance(25 * hour);
    await expireBookings(admin.harness.ctx(clock));
    return reference;
  },
  'hold ended, room sold': async (admin, sold) => {
    const reference = await admin.open(sold);
    admin.harness.clock.advance(25 * hour);
    await admin.sell(sold.day, admin.ravi);
    return reference;
  },
  'hold ended, not swept, night over': async (admin, sold) => {
    const reference = await admin.open(sold);
    admin.harness.clock.now = new Date(`${addDays(sold.day, 1)}T09:00:00+05:30`);
    return reference;
  },
  'hold ended, swept, night over': async (admin, sold) => {
    const reference = await admin.open(sold);
    admin.harness.clock.now = new Date(`${addDays(sold.day, 1)}T09:00:00+05:30`);
    await expireBookings(admin.harness.ctx(clock));
    return reference;
  },
  'cancelled by the traveller': async (admin, sold) => {
    const reference = await admin.open(sold);
    await admin.cancel(sold);
    return reference;
  },
  'cancelled by the operator': async (admin, sold) => {
    const reference = await admin.open(sold);
    await inTransaction(admin.harness.ctx(), async (ctx) => {
      const booking = await lockBooking(ctx.db, sold);
      if (booking) await applyEvent(ctx, booking, { name: 'cancelled', by: 'operator', ends: [], amount: zero });
    });
    return reference;
  },
  'paid by this': async (admin, sold) => {
    const reference = await admin.open(sold);
    await admin.notify(reference, 'paid');
    return reference;
  },
  'paid by another': async (admin, sold) => {
    const reference = await admin.open(sold);
    await admin.notify(await admin.open(sold, 'upi'), 'paid');
    return reference;
  },
  'paid by another and by this': async (admin, sold) => {
    const reference = await admin.open(sold);
    await admin.notify(await admin.open(sold, 'upi'), 'paid');
    await admin.notify(reference, 'paid');
    return reference;
  },
  'paid by this, cancelled in time': async (admin, sold) => {
    const reference = await admin.open(sold);
    await admin.notify(reference, 'paid');
    await admin.cancel(sold);
    return reference;
  },
  'paid by this, cancelled too late': async (admin, sold) => {
    const reference = await admin.open(sold);
    await admin.notify(reference, 'paid');
    admin.harness.clock.now = new Date(`${sold.day}T09:00:00+05:30`);
    await admin.cancel(sold);
    return reference;
  },
  'paid by another, cancelled': async (admin, sold) => {
    const reference = await admin.open(sold);
    await admin.notify(await admin.open(sold, 'upi'), 'paid');
    await admin.cancel(sold);
    return reference;
  },
  'paid by this, service over': async (admin, sold) => {
    const reference = await admin.open(sold);
    await admin.notify(reference, 'paid');
    admin.harness.clock.now = new Date(`${addDays(sold.day, 1)}T09:00:00+05:30`);
    await completeBookings(admin.harness.ctx(clock));
    return reference;
  },
  'paid by another, service over': async (admin, sold) => {
    const reference = await admin.open(sold);
    await admin.notify(await admin.open(sold, 'upi'), 'paid');
    admin.harness.clock.now = new Date(`${addDays(sold.day, 1)}T09:00:00+05:30`);
    await completeBookings(admin.harness.ctx(clock));
    return reference;
  },
  'a transfer was recorded': async (admin, sold) => {
    await recordUpiTransfer(admin.harness.ctx(operator), {
      bookingId: sold.bookingId,
      transferId: `utr${sold.bookingId.slice(-6)}`,
    });
    return `upi_UTR${sold.bookingId.slice(-6)}`;
  },
  'nothing: the reference is nobody’s': async (admin, sold) => {
    await admin.open(sold);
    return `test_${'0'.repeat(24)}`;
  },
} as const satisfies Record<string, (admin: PaymentFixture, sold: Sold) => Promise<string>>;
export type Past = keyof typeof pasts;
