import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailLink } from '../../service/booking/model/payment-link.ts';
import { checkOpenOrders } from '../../service/booking/usecases/payments/check-orders.ts';
import { sendRefund } from '../../service/booking/usecases/payments/send-refund.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { clock } from '../../service/core/viewer.ts';
import { type FakeCheckout, type FakeGateway, type FakeMessage, fakeGateways } from '../fake-gateways.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, brokenInvariants, stayItem } from '../travellers.ts';

// One table for all gateways: whatever is said of one of them holds of each.

const price = 590_000;

describe.each(Object.entries(fakeGateways))('%s', (_, open) => {
  let bank: FakeGateway;
  let harness: Harness;
  let asha: Awaited<ReturnType<Harness['signUp']>>;
  let nights = 0;
  beforeAll(async () => {
    bank = await open();
    harness = await startHarness({ LOG_LEVEL: 'silent', ...bank.environment });
    asha = await harness.signUp();
  });
  afterAll(async () => {
    expect(await brokenInvariants(harness)).toEqual([]);
    await harness.close();
    await bank.close();
  });

  async function booked() {
    nights += 1;
    const night = addDays(dayOf('2027-03-01'), nights);
    const { body } = await book(harness, asha.token, [stayItem({ selectedDate: night, checkOut: addDays(night, 1) })]);
    return { bookingId: String(body.bookingId), key: new URL(body.paymentLink).searchParams.get('key') };
  }
  const start = (of: { bookingId: string; key?: string | null }, method = 'card', token?: string) => {
    const body = { bookingId: of.bookingId, method, ...(of.key && { key: of.key }) };
    return harness.call('POST', '/api/payments', { body, ...(token && { token }) });
  };
  async function ordered(method = 'card') {
    const sold = await booked();
    const { body } = await start(sold, method);
    return { ...sold, reference: String(body.reference), checkout: body.checkout as FakeCheckout };
  }
  const sendMessage = ({ body, headers }: FakeMessage) =>
    harness.call('POST', `/api/payments/events/${bank.name}`, { body, headers });
  const shown = async ({ bookingId }: { bookingId: string }) =>
    (await harness.call('GET', `/api/bookings/${bookingId}`, { token: asha.token })).body.data;
  const cancel = ({ bookingId }: { bookingId: string }) =>
    harness.call('POST', `/api/bookings/${bookingId}/cancel`, { token: asha.token, body: {} });
  const emails = async ({ bookingId }: { bookingId: string }) =>
    (await harness.emails()).filter(({ plain }) => plain.includes(bookingId)).map(({ kind }) => kind);
  async function comeBack(of: { checkout: FakeCheckout; reference: string }) {
    const { url, form } = bank.back?.(of.checkout, of.reference) ?? { url: '' };
    return harness.app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url: url.replace('http://padharo.test', ''),
      ...(form !== undefined && { payload: form }),
      headers: form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
    });
  }
  async function send({ bookingId }: { bookingId: string }): Promise<void> {
    const { rows } = await harness.database.pool.query<{ id: number }>(
      `select r.id from refunds r join bookings b on b.id = r.booking_id
       where b.booking_id = $1 and r.state in ('due', 'sent')`,
      [bookingId],
    );
    await Promise.all(rows.map(({ id }) => sendRefund(harness.ctx(clock), { refundId: id }).catch(() => undefined)));
  }

  test('an order is opened once, however often requested, and names the payer’s next step', async () => {
    const before = bank.openedOrders();
    const of = await ordered();
    expect(of.checkout?.kind ?? null).toBe(bank.nextStep.card);
    const again = await start(of);
    expect([again.body.reference, again.body.checkout]).toEqual([of.reference, of.checkout]);
    if (bank.name !== 'test') expect(bank.openedOrders() - before).toBe(1);
    const byUpi = await start(of, 'upi');
    expect([byUpi.body.checkout?.kind ?? null, byUpi.body.reference]).toEqual([bank.nextStep.upi, expect.anything()]);
    expect(byUpi.body.reference).not.toBe(of.reference);
    await cancel(of);
  });

  test('the owner, who has no key, comes back by the link; no one gets a page that leads back with the key of another', async () => {
    const { bookingId, key } = await booked();
    const own = await start({ bookingId }, 'card', asha.token);
    expect(own.status).toBe(200);
    const other = await start({ bookingId, key }, 'card');
    expect(other.body.reference, 'the same key').toBe(own.body.reference);
    const secret = new URL(emailLink(harness.ctx().config, bookingId)).searchParams.get('key') ?? expect.fail('no key');
    expect(secret).not.toBe(key);
    const byEmail = await start({ bookingId, key: secret }, 'card');
    const leadsBack = JSON.stringify(bank.back?.(byEmail.body.checkout, byEmail.body.reference) ?? secret);
    expect(leadsBack).toContain(secret);
    await cancel({ bookingId });
  });

  test('a payment confirms once, however often it is reported', async () => {
    const of = await ordered();
    const message = bank.decide(harness, of.reference, 'paid');
    for (let time = 0; time < 2; time += 1) expect(await sendMessage(message)).toMatchObject({ status: 200 });
    expect(await shown(of)).toMatchObject({ bookingStatus: 'confirmed', paymentState: 'paid' });
    expect(await emails(of)).toEqual(['booking-confirmation', 'payment-receipt']);
    expect((await start(of)).status, 'nothing is left to pay').toBe(409);
  });

  test('a declined payer pays with another order', async () => {
    const of = await ordered();
    expect((await sendMessage(bank.decide(harness, of.reference, 'failed'))).status).toBe(200);
    expect(await shown(of)).toMatchObject({ bookingStatus: 'pending', paymentState: 'none' });
    const again = await start(of);
    expect(again.body.reference).not.toBe(of.reference);
    await sendMessage(bank.decide(harness, again.body.reference, 'paid'));
    expect(await shown(of)).toMatchObject({ bookingStatus: 'confirmed' });
  });

  test('unsigned messages are refused and change nothing; signed ones are accepted, whatever they are about', async () => {
    const of = await ordered();
    const message = bank.decide(harness, of.reference, 'paid');
    const forged = Object.fromEntries(Object.entries(message.headers).map(([name]) => [name, 'a'.repeat(64)]));
    for (const headers of [forged, {}]) expect((await sendMessage({ ...message, headers })).status).toBe(403);
    expect(await shown(of)).toMatchObject({ bookingStatus: 'pending' });
    for (const strange of bank.unrelatedMessages(harness))
      expect(await sendMessage(strange), strange.body).toMatchObject({ status: 200, body: { received: true } });
    expect(await shown(of)).toMatchObject({ bookingStatus: 'pending' });
    await cancel(of);
  });

  test('the browser returns while the webhook arrives: the payment counts once', async (context) => {
    if (!bank.back) return context.skip();
    const of = await ordered();
    const message = bank.decide(harness, of.reference, 'paid');
    const [first, ...others] = await Promise.all([
      comeBack(of),
      sendMessage(message),
      sendMessage(message),
      comeBack(of),
    ]);
    expect([first.statusCode, others.map((one) => ('status' in one ? one.status : one.statusCode))]).toEqual([
      303,
      [200, 200, 303],
    ]);
    expect(first.headers['location']).toBe(`/payment/${of.bookingId}?key=${of.key}&came=paid`);
    expect(await shown(of)).toMatchObject({ bookingStatus: 'confirmed' });
    expect(await emails(of)).toEqual(['booking-confirmation', 'payment-receipt']);
  });

  test.each(['silence', 'silence after', '500', 'refusal', 'nonsense'] as const)(
    'an order that meets %s is not opened; the payer is asked to try again, and nothing is left of it',
    async (fault) => {
      if (!bank.failOpen) return;
      const of = await booked();
      bank.failOpen(fault);
      expect(await start(of)).toMatchObject({ status: 503 });
      const { rows } = await harness.database.pool.query(
        'select from payments p join bookings b on b.id = p.booking_id where b.booking_id = $1',
        [of.bookingId],
      );
      expect(rows).toEqual([]);
      expect((await start(of)).status).toBe(200);
      await cancel(of);
    },
  );

  test.each(['nothing', 'silence', 'silence after', '500 after', 'refusal'] as const)(
    'what is owed goes back once where the gateway meets %s',
    async (fault) => {
      if (!bank.failRefund) return;
      const of = await ordered();
      await sendMessage(bank.decide(harness, of.reference, 'paid'));
      await cancel(of);
      if (fault !== 'nothing') bank.failRefund(fault);
      for (let time = 0; time < 3; time += 1) await send(of);
      expect(bank.refundedAmounts(of.reference)).toEqual([price]);
      expect(await shown(of)).toMatchObject({ paymentState: 'refunded' });
    },
  );

  test('a refund on its dashboard is recorded once, and only the rest is sent', async () => {
    if (!bank.refundOnDashboard) return;
    const of = await ordered();
    await sendMessage(bank.decide(harness, of.reference, 'paid'));
    const message = bank.refundOnDashboard(of.reference, 200_000);
    for (let time = 0; time < 2; time += 1) expect((await sendMessage(message)).status).toBe(200);
    expect(await shown(of)).toMatchObject({ refundNow: 3900 });
    await cancel(of);
    await send(of);
    expect(bank.refundedAmounts(of.reference)).toEqual([200_000, 390_000]);
  });

  test('after a lost message the gateway is asked about open payments', async (context) => {
    if (!bank.back) return context.skip();
    const before = harness.clock.now;
    const of = await ordered();
    bank.decide(harness, of.reference, 'paid');
    await checkOpenOrders(harness.ctx(clock));
    expect(await shown(of), 'too soon').toMatchObject({ bookingStatus: 'pending' });
    harness.clock.advance(6 * 60_000);
    await checkOpenOrders(harness.ctx(clock));
    expect(await shown(of)).toMatchObject({ bookingStatus: 'confirmed' });
    harness.clock.now = before;
  });
});
