import { afterAll, beforeAll } from 'vitest';
import { showBooking } from '../service/booking/admin/show-booking.ts';
import { recordUpiTransfer } from '../service/booking/usecases/payments/record-upi-transfer.ts';
import { addDays, dayOf } from '../service/core/day.ts';
import type { Role } from '../service/core/viewer.ts';
import { type Harness, startHarness } from './harness.ts';
import { book, manyBookings, setBookingLimits, stayItem } from './travellers.ts';

/** The end of what `audits` returns for an action of support. */
export const by = 'by support@desk.example.in';

/** A site with two travellers for the tests of a file, whose staff look after bookings. Called at the top of the file. */
export function adminBookings() {
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

  let transfers = 0;
  let holds = 0;
  return {
    get harness() {
      return harness;
    },
    get asha() {
      return asha;
    },
    as,
    support,
    /** A stay that is paid by transfer, from that day on. */
    paid: async (selectedDate = '2026-12-12', more: unknown[] = []) => {
      const checkOut = addDays(dayOf(selectedDate), 1);
      const { body } = await book(harness, asha.token, [stayItem({ selectedDate, checkOut }), ...more], {
        details: { phone: '+91 98111 22333' },
      });
      const bookingId = String(body.bookingId);
      transfers += 1;
      await recordUpiTransfer(support(), { bookingId, transferId: `UTR000000${transfers}` });
      return bookingId;
    },
    unpaid: async () => {
      holds += 1;
      const selectedDate = addDays(dayOf('2027-02-01'), holds);
      const { body } = await book(harness, asha.token, [
        stayItem({ selectedDate, checkOut: addDays(selectedDate, 1) }),
      ]);
      return String(body.bookingId);
    },
    show: (bookingId: string) => showBooking(support(), { bookingId }),
    audits: async (bookingId: string) => {
      const rows = await harness.database.db
        .selectFrom('audit_rows')
        .select(['action', 'actor'])
        .where('subject_id', '=', bookingId)
        .orderBy('id')
        .execute();
      return rows.map(({ action, actor }) => `${action} by ${actor}`);
    },
  };
}
