import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emailLimits } from '../../service/emails/email-limits.ts';
import { newForm, proofOf } from '../enquiring.ts';
import { book, carBooking, pay, stayItem } from '../travellers.ts';
import { type Attacked, openAttacked } from './attacked.ts';

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked({ EMAILS_PER_HOUR: '45' });
});
afterAll(() => harness.close());
beforeEach(() => {
  // the limits used up by the previous test
  harness.clock.advance(3_600_001);
});

let callers = 0;
/** A new network for each call. */
function elsewhere(): string {
  callers += 1;
  return `198.51.${callers >> 8}.${callers & 255}`;
}
const bookCar = async (own: Record<string, unknown>, from = elsewhere()) =>
  harness.ask('POST', '/api/car-bookings', { body: await carBooking(harness, own), from });
const register = (email: string, username = 'Asha Verma', from = elsewhere()) =>
  harness.ask('POST', '/api/auth/local/register', { body: { username, email, password: 'lamps-on-the-ganga' }, from });
const forgot = (email: string, from = elsewhere()) =>
  harness.ask('POST', '/api/auth/forgot-password', { body: { email }, from });
const listEmailsTo = async (mailbox: string) =>
  (await harness.emails()).filter(({ recipient }) => recipient.startsWith(mailbox));
const bookings = () => harness.database.db.selectFrom('bookings').selectAll().execute();
const statusesOf = async (input: Promise<{ status: number }>[]) =>
  (await Promise.all(input)).map(({ status }) => status);

const evil = { name: 'Pay Ravi 9876543210', pickupLocation: 'https://evil.example/prize', notes: 'www.evil.example' };

test('an email to an unconfirmed address contains no text of the person who booked; the page behind its link does', async () => {
  const { status, body } = await bookCar({ ...evil, email: 'victim1@example.in' });
  expect(status, JSON.stringify(body)).toBe(200);
  const [mail] = await listEmailsTo('victim1');
  const text = `${mail?.subject}\n${mail?.html}\n${mail?.plain}`;
  expect(text).not.toMatch(/evil|Ravi|9876543210|prize/);
  // with a key of its own, which can extend the hold
  expect(text).toContain(`/payment/${body.bookingId}?key=`);
  const key = new URL(body.paymentLink).searchParams.get('key');
  const page = await harness.ask('GET', `/api/payments/${body.bookingId}?key=${key}`);
  expect(page.body.bookedFor).toEqual({ name: evil.name, phone: '+91 98765 43210', notes: evil.notes });
  expect(page.body.booking.bookingItems[0].pickupLocation).toBe(evil.pickupLocation);
});

test.each(['https://evil.example', 'www.evil.example', 'Prize: evil.example', 'asha@evil.example'])(
  'the name %s is refused by every form',
  async (name) => {
    const registered = await register('victim2@example.in', name);
    expect([registered.status, registered.body.error?.message]).toEqual([
      400,
      'username must be a name without a web or email address, and with a space after a dot',
    ]);
    expect((await bookCar({ name, email: 'victim2@example.in' })).status).toBe(400);
    expect(await listEmailsTo('victim2')).toEqual([]);
  },
);

test('one mailbox gets few emails, whatever follows a plus, and from any network', async () => {
  const before = (await bookings()).length;
  const statuses: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const { status } = await bookCar({
      email: `vic.tim+${round}@gmail.com`,
      pickupDate: `2026-12-2${round}`,
      dropDate: `2026-12-2${round + 1}`,
    });
    statuses.push(status);
  }
  // one address holds at most five unpaid bookings
  expect(statuses).toEqual([...Array(5).fill(200), ...Array(3).fill(429)]);
  // a refused order sells nothing
  expect(await bookings()).toHaveLength(before + 5);
  for (let round = 0; round < 8; round += 1) {
    await harness.ask('POST', '/api/newsletter', {
      body: { email: `v.ictim+${round}@gmail.com` },
      from: `192.0.2.${round}`,
    });
  }
  const input = [...(await listEmailsTo('vic.tim')), ...(await listEmailsTo('v.ictim'))];
  expect(input).toHaveLength(emailLimits.other);
  // and does not use up the limit of password resets
  await register('victim@gmail.com');
  await forgot('victim@gmail.com');
  expect((await listEmailsTo('victim@gmail')).map(({ kind }) => kind)).toEqual([
    'account-confirmation',
    'password-reset',
  ]);
});

test('requests at the same moment send not one email more', async () => {
  const statuses = await statusesOf(Array.from({ length: 20 }, (_, round) => register(`many+${round}@example.in`)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(emailLimits.account);
  expect(await listEmailsTo('many')).toHaveLength(emailLimits.account);
});

test('one network causes at most thirty emails an hour, to any address', async () => {
  const from = '203.0.113.77';
  const input = Array.from({ length: 20 }, (_, round) => round);
  await statusesOf(input.map((round) => register(`crowd${round}@example.in`, 'Asha', from)));
  const rest = await statusesOf(
    input.map((round) => harness.ask('POST', '/api/newsletter', { body: { email: `flock${round}@example.in` }, from })),
  );
  expect(new Set(rest)).toEqual(new Set([200]));
  expect([...(await listEmailsTo('crowd')), ...(await listEmailsTo('flock'))]).toHaveLength(emailLimits.network);
});

test('the whole site has an email quota, and people who have paid still get their email', async () => {
  const own = await harness.signUp();
  const statuses: number[] = [];
  for (let round = 0; round < 50; round += 1) statuses.push((await register(`swarm${round}@example.in`)).status);
  // the traveller's own confirmation is one of them
  expect(statuses.filter((status) => status === 200)).toHaveLength(44);
  expect(statuses.at(-1)).toBe(429);
  const booked = await book(harness, own.token, [stayItem()]);
  expect(booked.status, JSON.stringify(booked.body)).toBe(200);
  expect((await pay(harness, booked.body)).status).toBe(200);
  const kinds = (await listEmailsTo(own.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(['account-confirmation', 'booking-confirmation', 'payment-receipt']);
});

test('a used-up quota does not reveal which addresses have an account', async () => {
  await register('known@example.in');
  for (const email of ['known@example.in', 'unknown@example.in']) {
    for (let round = 0; round < 9; round += 1) {
      expect(await forgot(email)).toMatchObject({ status: 200, body: { ok: true } });
    }
  }
  expect((await listEmailsTo('known')).filter(({ kind }) => kind === 'password-reset').length).toBeLessThan(6);
  expect(await listEmailsTo('unknown')).toEqual([]);
  // nor do the other limits of the address
  const counts = await harness.database.db.selectFrom('hourly_counts').select('count').where('count', '>', 6).execute();
  expect(counts.length).toBeGreaterThanOrEqual(2);
  const subscribe = (email: string) => harness.ask('POST', '/api/newsletter', { body: { email }, from: elsewhere() });
  for (const email of ['known@example.in', 'unknown@example.in']) {
    for (let round = 0; round < 5; round += 1) expect((await subscribe(email)).status).toBe(200);
  }
});

const enquiry = { kind: 'contact', name: 'Asha', email: 'asha@example.in', subject: 'Hello', message: 'One.' };
const question = async () => (await harness.ask('GET', '/api/enquiries/question', { from: elsewhere() })).body;
const enquire = (body: object, from = elsewhere()) =>
  harness.ask('POST', '/api/enquiries', { body: { ...enquiry, form: newForm(), ...body }, from });

test('a form sent again after a lost answer sends no second email, and its id works for no other form', async () => {
  const form = newForm();
  const first = { form, ...proofOf(await question()) };
  expect((await enquire(first)).status).toBe(200);
  expect((await enquire(first)).status).toBe(200);
  expect((await enquire({ ...first, message: 'Two.' })).status).toBe(409);
  expect(await listEmailsTo('hello@padharo')).toHaveLength(1);
  const input = { body: { email: 'twice@example.in', form: newForm() }, from: elsewhere() };
  for (const _ of [1, 2]) expect((await harness.ask('POST', '/api/newsletter', input)).status).toBe(200);
  expect(await listEmailsTo('twice')).toHaveLength(1);
  const other = { ...input, body: { ...input.body, email: 'other@example.in' } };
  expect((await harness.ask('POST', '/api/newsletter', other)).status).toBe(409);
});

test('entering another person’s address in forms does not use up that person’s own limit', async () => {
  const asks = [
    async (email: string, from: string) => enquire({ ...proofOf(await question()), email }, from),
    async (email: string, from: string) => harness.ask('POST', '/api/newsletter', { body: { email }, from }),
    async (email: string, from: string) => bookCar({ email, totals: { total: 1 } }, from),
  ];
  for (const ask of asks) {
    const stranger = elsewhere();
    let tries = 0;
    while (tries < 30 && (await ask(`owner+${tries}@example.in`, stranger)).status !== 429) tries += 1;
    expect([5, 20]).toContain(tries);
    expect((await ask('owner@example.in', elsewhere())).status).not.toBe(429);
  }
});

test('a captcha works once, and without its proof of work few requests pass', async () => {
  const before = (await listEmailsTo('hello@padharo')).length;
  const proof = proofOf(await question());
  expect((await enquire(proof)).status).toBe(200);
  const again = await enquire({ ...proof, email: 'b@example.in' });
  expect([again.status, again.body.error.message]).toEqual([400, 'Please solve the captcha correctly']);
  const { work, ...lazy } = proofOf(await question());
  const wrong = [...work.slice(1), work[0] ?? 0];
  expect((await enquire({ ...lazy, work: wrong, email: 'c@example.in' })).status).toBe(400);
  expect((await enquire({ ...lazy, work: [], email: 'c@example.in' })).status).toBe(400);
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { work: _, ...sum } = proofOf(await question());
    statuses.push((await enquire({ ...sum, email: `d${round}@example.in` }, '203.0.113.90')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  expect(await listEmailsTo('hello@padharo')).toHaveLength(before + 4);
});

test('the database stores no code that ends a subscription', async () => {
  await harness.ask('POST', '/api/newsletter', { body: { email: 'leaver@example.in' }, from: elsewhere() });
  const [mail] = await listEmailsTo('leaver');
  const code = /unsubscribe\?code=([\w-]{43})/.exec(mail?.plain ?? '')?.[1] ?? 'none';
  const { rows } = await harness.database.pool.query('select * from newsletter_subscribers, newsletter_leave_codes');
  expect(JSON.stringify(rows)).not.toContain(code);
  const hashed = "select 1 from newsletter_leave_codes where code_hash = encode(sha256(convert_to($1, 'UTF8')), 'hex')";
  expect((await harness.database.pool.query(hashed, [code])).rows).toHaveLength(1);
  const left = await harness.ask('POST', '/api/newsletter/unsubscribe', { body: { code } });
  expect(left).toMatchObject({ status: 200, body: { ok: true } });
});
