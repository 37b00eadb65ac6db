import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from '../../service/platform/database/embedded.ts';

const folder = join(import.meta.dirname, '..', '..', 'database', 'migrations');

test('holds of a database from before stock was a room know their booking and their end', async () => {
  const { pool, close } = await openEmbedded({});
  const migrate = async (which: (file: string) => boolean) => {
    for (const file of readdirSync(folder).sort().filter(which))
      await pool.query(`begin; ${readFileSync(join(folder, file), 'utf8')}; commit`);
  };
  try {
    await migrate((file) => file < '0020');
    await pool.query(`
      insert into sellables (product_type, units) values ('stay', 5);
      insert into allotments (sellable_id, day, capacity, taken) values (1, '2027-01-01', 5, 3);
      insert into bookings (booking_id, customer_name, email, mailbox, status, payment_method, subtotal_paise, tax_paise,
        total_paise, tax_rules, request_hash, hold_until, created_at, updated_at)
      select 'BOOK_' || status, 'Asha', 'asha@example.in', 'asha@example.in', status, 'upi', 100, 18, 118, '[]', 'x',
        '2026-12-01T00:00:00Z', now(), now() from unnest(array['pending', 'confirmed', 'completed']) as s(status);
      insert into booking_lines (booking_id, position, product_type, product_id, sellable_id, name, location, image_url,
        start_day, end_day, units, quantity, guests, unit_paise, subtotal_paise, tax_paise, details)
      select id, 0, 'stay', 1, 1, 'Lake House', 'Nainital', '', '2027-01-01', '2027-01-02', 1, 1, 1, 100, 100, 18, '{}'
        from bookings order by id;
      insert into holds (line_id, sellable_id, day, units) select id, 1, '2027-01-01', 1 from booking_lines`);
    await migrate((file) => file >= '0020');
    const { rows } = await pool.query(`
      select b.booking_id as booking, h.ends_at = b.hold_until as unpaid from holds h join booking_lines l on l.id = h.line_id
        join bookings b on b.id = l.booking_id and b.id = h.booking_id order by b.id`);
    expect(rows).toEqual([
      { booking: 'BOOK_pending', unpaid: true },
      { booking: 'BOOK_confirmed', unpaid: null },
      { booking: 'BOOK_completed', unpaid: null },
    ]);
    const free = async (at: string) =>
      (await pool.query(`select free from free_stock('2027-01-01', '2027-01-02', '${at}')`)).rows[0]?.free;
    expect([await free('2026-11-30T23:59:59Z'), await free('2026-12-01T00:00:00Z')]).toEqual([2, 3]);
  } finally {
    await close();
  }
});
