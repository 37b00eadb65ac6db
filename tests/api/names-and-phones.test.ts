import { afterAll, beforeAll, expect, test } from 'vitest';
import { newForm, proofOf } from '../enquiring.ts';
import { type Harness, startHarness } from '../harness.ts';
import { book, carBooking, stayItem } from '../travellers.ts';

let harness: Harness;
let owner: Awaited<ReturnType<Harness['signUp']>>;
let callers = 0;

beforeAll(async () => {
  harness = await startHarness();
  owner = await harness.signUp();
});
afterAll(() => harness.close());

interface Typed extends Record<string, unknown> {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
}

function call(method: 'POST' | 'PUT', path: string, body: unknown, token?: string) {
  callers += 1;
  const headers = { 'x-forwarded-for': `10.4.${callers >> 8}.${callers & 255}` };
  return harness.call(method, path, { body, headers, ...(token && { token }) });
}

async function last(table: 'users' | 'bookings' | 'enquiries', columns: string) {
  const { rows } = await harness.database.pool.query(`select ${columns} from ${table} order by id desc limit 1`);
  return rows[0];
}

/** Every door that takes a name, a phone number or an address from someone, and what it keeps. */
const doors: Readonly<Record<string, (typed: Typed) => Promise<{ status: number; kept: () => Promise<Typed> }>>> = {
  'a registration': async ({ name = 'Asha', ...typed }) => {
    const body = { username: name, email: `new${callers}@example.in`, password: 'lamps-on-the-ganga', ...typed };
    const { status } = await call('POST', '/api/auth/local/register', body);
    return { status, kept: () => last('users', 'username as name, phone, email') };
  },
  'a profile': async ({ name, phone }) => {
    const { status, body } = await call('PUT', '/api/users/me', { username: name, phone }, owner.token);
    return { status, kept: async () => ({ name: body.username, phone: body.phone }) };
  },
  'a car booking': async (typed) => {
    const { status } = await call('POST', '/api/car-bookings', await carBooking(harness, typed));
    return { status, kept: () => last('bookings', 'customer_name as name, phone, email') };
  },
  'guest details': async ({ name, phone }) => {
    const details = { ...(name && { leadTraveller: name }), ...(phone && { phone }) };
    const item = stayItem({ roomType: 'Lake Room', selectedDate: '2026-12-10', checkOut: '2026-12-11' });
    const { status } = await book(harness, owner.token, [item], { details });
    harness.clock.advance(25 * 3_600_000);
    return { status, kept: () => last('bookings', 'lead_traveller as name, phone') };
  },
  'an enquiry': async (typed) => {
    const question = await harness.call('GET', '/api/enquiries/question');
    const words = { kind: 'partner', name: 'Asha', email: 'asha@example.in', subject: 'Hotel', message: 'Hello' };
    const body = { ...words, ...typed, form: newForm(), ...(await proofOf(question.body)) };
    const { status } = await call('POST', '/api/enquiries', body);
    return { status, kept: () => last('enquiries', 'name, phone, email') };
  },
};

const takesAll = Object.entries(doors);
const takesLinks = new Set(['an enquiry']);

test.each(takesAll)('%s takes names with initials and titles before a dot', async (_, send) => {
  for (const name of ['K.Ramesh', 'M.S.Subbulakshmi', 'Dr.A.P.J.Abdul Kalam', 'Smt.Lakshmi Devi']) {
    const { status, kept } = await send({ name });
    expect([name, status]).toEqual([name, 200]);
    expect(await kept()).toMatchObject({ name });
  }
});

test.each(takesAll.filter(([entryPoint]) => !takesLinks.has(entryPoint)))(
  '%s refuses names with links',
  async (_, send) => {
    for (const name of ['example.com', 'Prize http://example.in', 'bit.ly/x', 'www.evil']) {
      expect([name, (await send({ name })).status]).toEqual([name, 400]);
    }
  },
);

test.each(takesAll)('%s takes phone numbers as they are pasted, and refuses what is none', async (_, send) => {
  for (const [phone, clean] of [
    ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
    ['\u200e(+91)\u00a098765\u201143210\u200b', '(+91) 98765-43210'],
    ['+91–98765–43210', '+91-98765-43210'],
  ] as const) {
    const { status, kept } = await send({ phone });
    expect([phone, status]).toEqual([phone, 200]);
    expect(await kept()).toMatchObject({ phone: clean });
  }
  for (const phone of ['call me', '12', '98765 43210 98765 43210']) {
    expect([phone, (await send({ phone })).status]).toEqual([phone, 400]);
  }
});

test.each(['a registration', 'a car booking', 'an enquiry'])('%s takes an international domain', async (entryPoint) => {
  const sent = await doors[entryPoint]?.({ email: 'Asha@उदाहरण.भारत' });
  expect(sent?.status).toBe(200);
  expect(await sent?.kept()).toMatchObject({ email: 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c' });
});

test('the newsletter takes an international domain, and both ways of writing it sign in to one account', async () => {
  const email = 'ravi@bücher.example';
  expect((await call('POST', '/api/newsletter', { email })).status).toBe(200);
  expect((await harness.emails()).at(-1)?.recipient).toBe('ravi@xn--bcher-kva.example');
  const password = 'lamps-on-the-ganga';
  await call('POST', '/api/auth/local/register', { username: 'Ravi', email, password });
  const other = 'Ravi@xn--bcher-kva.example';
  expect((await call('POST', '/api/auth/local/register', { username: 'R', email: other, password })).status).toBe(400);
  for (const identifier of [email, other])
    expect((await call('POST', '/api/auth/local', { identifier, password })).status).toBe(200);
});
