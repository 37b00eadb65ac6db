import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeBookings } from '../../service/booking/usecases/cancellation/complete-bookings.ts';
import { expireBookings } from '../../service/booking/usecases/cancellation/expire-bookings.ts';
import { clock } from '../../service/core/viewer.ts';
import { webhookEvents } from '../../service/webhooks/webhook.ts';
import { type Harness, startHarness } from '../harness.ts';
import { makeReceiver, type Receiver } from '../receiver.ts';
import { staffToken } from '../staff.ts';
import { book, pay } from '../travellers.ts';

let harness: Harness;
let receiver: Receiver;
let traveller: string;
beforeEach(async () => {
  receiver = await makeReceiver();
  harness = await startHarness({ WEBHOOKS_TO_PRIVATE: 'yes' });
  traveller = (await harness.signUp('Asha Verma')).token;
  const token = await staffToken(harness);
  const body = { name: 'Books', url: receiver.url, events: webhookEvents };
  expect((await harness.call('POST', '/api/admin/webhooks', { token, body })).status).toBe(201);
});
afterEach(async () => {
  await harness.close();
  await receiver.close();
});

interface Told {
  readonly event: string;
  readonly booking: Readonly<Record<string, unknown>>;
}

async function notify(): Promise<Told[]> {
  const { rows } = await harness.database.pool.query<{ body: string }>(
    'select body from webhook_deliveries order by id',
  );
  return rows.map(({ body }) => JSON.parse(body));
}

test('webhooks report bookings when created, paid and completed, without the key of the payment link', async () => {
  const { body } = await book(harness, traveller);
  await pay(harness, body);
  harness.clock.advance(40 * 86_400_000);
  await completeBookings(harness.ctx(clock));
  await completeBookings(harness.ctx(clock));
  const events = await notify();
  const booking = { bookingId: body.bookingId, customerName: 'Asha Verma', email: expect.stringContaining('@') };
  expect(
    events.map(({ event, booking: { bookingStatus, paymentState } }) => [event, bookingStatus, paymentState]),
  ).toEqual([
    ['booking.created', 'pending', 'none'],
    ['booking.confirmed', 'confirmed', 'paid'],
    ['booking.completed', 'completed', 'paid'],
  ]);
  for (const event of events) expect(event.booking).toMatchObject(booking);
  expect(JSON.stringify(events)).not.toContain(new URL(body.paymentLink).searchParams.get('key'));
});

test('webhooks report a cancelled or expired booking once', async () => {
  const first = await book(harness, traveller);
  const path = `/api/bookings/${first.body.bookingId}/cancel`;
  await harness.call('POST', path, { token: traveller });
  await harness.call('POST', path, { token: traveller });
  await book(harness, traveller);
  harness.clock.advance(25 * 3_600_000);
  await expireBookings(harness.ctx(clock));
  await expireBookings(harness.ctx(clock));
  expect((await notify()).map(({ event, booking }) => [event, booking['cancelledBecause']])).toEqual([
    ['booking.created', null],
    ['booking.cancelled', 'traveller'],
    ['booking.created', null],
    ['booking.cancelled', 'unpaid'],
  ]);
});

test('webhooks do not report a refused or repeated sale', async () => {
  const { request } = await book(harness, traveller);
  await harness.call('POST', '/api/send-booking-email', { token: traveller, body: request });
  const refused = await book(harness, traveller, undefined, {
    totals: { subtotal: 0, tax: 0, total: 1, itemCount: 1 },
  });
  expect(refused.status).toBe(409);
  expect(await notify()).toHaveLength(1);
});

test('deliveries go through the queue, which tries again after a while', async () => {
  receiver.answer = 500;
  await book(harness, traveller);
  await harness.startJobs();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 60_000, interval: 100 });
  receiver.answer = 200;
  const untilThen = `from jobs.job where state = 'retry' and start_after > started_on + interval '1 second'`;
  const waiting = async () => (await harness.database.pool.query(`select 1 ${untilThen}`)).rowCount;
  await expect.poll(waiting).toBe(1);
  await harness.database.pool.query(`update jobs.job set start_after = now() where state = 'retry'`);
  await vi.waitFor(
    async () => {
      const { rows } = await harness.database.pool.query('select status, attempts from webhook_deliveries');
      expect(rows).toEqual([{ status: 'delivered', attempts: 2 }]);
    },
    { timeout: 120_000, interval: 200 },
  );
  expect(receiver.received).toHaveLength(2);
});

test('after a person is deleted, webhooks report only that their bookings are anonymised', async () => {
  const { body } = await book(harness, traveller);
  await harness.call('POST', `/api/bookings/${body.bookingId}/cancel`, { token: traveller });
  expect(await notify()).toHaveLength(2);
  const deleted = await harness.call('POST', '/api/users/me/deletion', {
    token: traveller,
    body: { password: 'lamps-on-the-ganga' },
  });
  expect(deleted.status).toBe(200);
  expect((await notify()).map(({ event, booking }) => [event, booking])).toEqual([
    ['booking.forgotten', { bookingId: body.bookingId, forgottenAt: harness.clock.now.toISOString() }],
  ]);
});
