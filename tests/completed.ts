import { today } from '../service/core/day.ts';
import type { Harness } from './harness.ts';

let counter = 0;

/** Inserts a completed booking of that product by that user. */
export async function completedBooking(
  harness: Pick<Harness, 'database' | 'clock'>,
  { userId, type, productId }: { userId: number; type: string; productId: number },
): Promise<void> {
  const { db } = harness.database;
  const { now } = harness.clock;
  counter += 1;
  const booking = await db
    .insertInto('bookings')
    .values({
      booking_id: `BOOK_1_${counter.toString(36).toUpperCase().padStart(6, 'C')}`,
      user_id: userId,
      customer_name: 'Asha',
      email: 'asha@example.in',
      mailbox: 'asha@example.in',
      status: 'completed',
      payment_method: 'upi',
      subtotal_paise: 100,
      tax_paise: 0,
      total_paise: 100,
      tax_rules: '[]',
      request_hash: '',
      hold_until: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { sellable_id: sellable } = await db.selectFrom('room_types').select('sellable_id').executeTakeFirstOrThrow();
  await db
    .insertInto('booking_lines')
    .values({
      booking_id: booking.id,
      position: 0,
      product_type: type,
      product_id: productId,
      sellable_id: sellable,
      name: 'What was booked',
      option_name: null,
      location: '',
      image_url: '',
      start_day: today(now),
      end_day: today(now),
      units: 1,
      quantity: 1,
      guests: 1,
      unit_paise: 100,
      subtotal_paise: 100,
      tax_paise: 0,
      details: '{}',
    })
    .execute();
}
