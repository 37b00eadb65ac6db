import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { beginSignIn } from '../../service/accounts/sign-in-attempt.ts';
import { countEmailAgainstLimits, emailLimits } from '../../service/emails/email-limits.ts';
import { networkOf } from '../../service/platform/network.ts';
import { staffToken } from '../staff.ts';
import { type Attacked, openAttacked } from './attacked.ts';

// A provider may give one customer a whole IPv6 /48: 65,536 networks of /64.

let harness: Attacked;
beforeAll(async () => {
  harness = await openAttacked();
});
afterAll(() => harness.close());
beforeEach(() => harness.clock.advance(3_600_001));

/** An address in another /64 each time, within the same /56 (`8`) or the same /48 (`16`). */
const address = (at: number, bits: 8 | 16 = 8) =>
  `2001:db8:5:${(bits === 8 ? 0x100 + at : at * 0x101).toString(16)}::1`;
const first = (statuses: readonly number[], status: number) => statuses.indexOf(status);

test('a call is counted for the wider networks too', async () => {
  const reset = (from: string) =>
    harness.ask('POST', '/api/auth/reset-password', {
      body: { code: 'x', password: 'boats-on-the-ganga', passwordConfirmation: 'boats-on-the-ganga' },
      from,
    });
  const statuses = [];
  for (let at = 0; at < 45; at += 1) statuses.push((await reset(address(at))).status);
  expect(first(statuses, 429)).toBe(40);
  expect((await reset('2001:db8:5:200::1')).status, 'the /56 beside it').toBe(400);
  expect((await reset('2001:db8:6::1')).status, 'another /48').toBe(400);
});

test('wrong passwords, each for another account, are counted for the wider networks too', async () => {
  const guess = (at: number) =>
    beginSignIn(
      { ...harness.ctx(), network: networkOf(address(at % 200)) },
      { account: `owner${at}@example.in`, knownDevice: undefined },
    ).then(
      () => 'judged',
      ({ name }: Error) => name,
    );
  let judged = 0;
  while ((await guess(judged)) === 'judged') judged += 1;
  expect(judged).toBe(400);
});

test('one network of a /56 reviews a product once, the whole /56 four times, a /48 sixteen times', async () => {
  const { id } = (await harness.ask('GET', '/api/stays?filters[slug]=palm-villa')).body.data[0];
  const post = (from: string) =>
    harness.ask('POST', '/api/reviews', {
      body: { data: { Name: 'Ravi', Rating: 1, Comment: 'No.', stay: id } },
      from,
    });
  const narrow = [];
  for (let at = 0; at < 6; at += 1) narrow.push((await post(address(at))).status);
  expect(narrow).toEqual([201, 201, 201, 201, 409, 409]);
  const wide = [];
  for (let at = 2; at < 18; at += 1) wide.push((await post(address(at, 16))).status);
  expect(first(wide, 409)).toBe(12);
  expect((await post('2001:db8:6::1')).status).toBe(201);
  const rows = await harness.database.db.selectFrom('reviews').select(['wider_hashes']).execute();
  expect(JSON.stringify(rows)).not.toContain('2001:');
});

test('emails are counted for the wider networks too', async () => {
  const ask = (at: number) =>
    countEmailAgainstLimits(
      { ...harness.ctx(), network: networkOf(address(at)) },
      { to: `reader${at}@example.in`, about: 'other' },
    );
  let taken = 0;
  while ((await ask(taken)) === undefined) taken += 1;
  expect(taken).toBe(4 * emailLimits.network);
});

test('an API token imports any number of reviews from one network', async () => {
  const admin = await staffToken(harness, 'admin');
  const made = await harness.call('POST', '/api/admin/api-tokens', {
    token: admin,
    body: { name: 'Reviews of the old shop', scopes: { review: ['create'] } },
  });
  const { id } = (await harness.ask('GET', '/api/stays?filters[slug]=lake-house')).body.data[0];
  const statuses = [];
  for (let at = 0; at < 12; at += 1) {
    const body = { data: { Name: 'Ravi', Rating: 4, Comment: `Stay ${at}.`, stay: id } };
    const { status } = await harness.ask('POST', '/api/reviews', { body, token: made.body.data.token });
    statuses.push(status);
  }
  expect(statuses).toEqual(Array(12).fill(201));
});
