import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { book, stayItem } from '../travellers.ts';

// The page on which travellers see what works now.

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness({ SMTP_URL: 'smtp://127.0.0.1:1' }, { pages: true });
});
afterAll(() => harness.close());

const sql = (text: string) => harness.database.pool.query(text);

async function status() {
  const { statusCode, body, headers } = await harness.app.inject({ url: '/status' });
  expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  return { works: body.includes('Everything works'), payments: body.includes('Recent payments did not succeed') };
}

test('a status page says that payments fail or emails are late, and when they work again', async () => {
  expect(await status()).toEqual({ works: true, payments: false });
  const asha = await harness.signUp();
  const { body } = await book(harness, asha.token, [stayItem()]);
  await sql(`
    insert into payments (booking_id, gateway, mode, method, amount_paise, status, reference, created_at)
    select b.id, 'test', 'test', 'upi', 100, case when n % 2 = 0 then 'failed' else 'open' end, 'test_' || n,
      '${harness.clock.now.toISOString()}'::timestamptz - interval '20 minutes'
    from bookings b cross join generate_series(1, 10) n where b.booking_id = '${body.bookingId}'`);
  expect(await status()).toEqual({ works: false, payments: true });
  await sql(`update payments set status = 'captured', settled_at = created_at where reference = 'test_3'`);
  expect(await status()).toEqual({ works: true, payments: false });
  const written = `'${harness.clock.now.toISOString()}'::timestamptz - interval '20 minutes'`;
  await sql(`
    insert into emails (kind, recipient, subject, html, plain, message_id, created_at)
    select 'sample', 'asha@example.in', 'Hello', '', '', 'late-' || n, ${written} from generate_series(1, 5) n`);
  expect(await status()).toEqual({ works: false, payments: false });
  await sql(`update emails set sent_at = now() where message_id = 'late-3'`);
  expect(await status()).toEqual({ works: true, payments: false });
});
