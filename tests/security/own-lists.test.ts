import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { visitor } from '../../service/core/viewer.ts';
import { book } from '../travellers.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());

/** Columns that a copy of a row keeps. */
async function copied(table: string): Promise<string[]> {
  const { rows } = await harness.database.pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
       where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER' and column_name <> all ($2)`,
    [table, ['id', 'document_id', 'booking_id', 'position']],
  );
  return rows.map(({ name }) => `"${name}"`);
}

test('an account with endless cancelled bookings reads at most a thousand lines at once, and its network is charged', async () => {
  const { token } = await harness.signUp();
  const { request } = await book(harness, token);
  await harness.call('POST', `/api/bookings/${request.bookingId}/cancel`, { token });
  const { pool } = harness.database;
  const [head, line] = [await copied('bookings'), await copied('booking_lines')];
  await pool.query(
    `insert into bookings (booking_id, ${head}) select 'BOOK_1790000000000_X' || g, ${head} from bookings, generate_series(1, 60) g`,
  );
  await pool.query(
    `insert into booking_lines (booking_id, position, ${line})
       select b.id, g, ${line.map((column) => `l.${column}`)} from generate_series(1, 30) g, bookings b, booking_lines l
       where b.booking_id like 'BOOK_1790000000000_X%'`,
  );
  const ask = () => harness.ask('GET', '/api/bookings', { token, from: '203.0.113.8' });
  const { body } = await ask();
  expect(body.data.length).toBeGreaterThan(30);
  expect(body.data.length).toBeLessThanOrEqual(34);
  // the limit does not refill during the test, however slow the machine is
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    const { quota } = harness.ctx();
    expect(() => {
      for (let n = 0; n < 1_000; n += 1) quota?.spend({ viewer: visitor, network: '203.0.113.8' }, 90);
    }).toThrow('Too many requests');
    expect((await ask()).status).toBe(429);
  } finally {
    clock.mockRestore();
  }
});
