import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceCookie, deviceIn } from '../../service/accounts/known-device.ts';
import { logIn } from '../../service/accounts/log-in.ts';
import { signInStaff } from '../../service/accounts/staff/sign-in-staff.ts';
import { findUserWithHash } from '../../service/accounts/users.sql.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
let owner: Awaited<ReturnType<Harness['signUp']>>;
beforeAll(async () => {
  harness = await startHarness({}, { countTimeout: 500 });
  owner = await harness.signUp();
});
afterAll(() => harness.close());

const from = (network: string) => ({ ...harness.ctx(), network });

/** What became of each: 'right', 'wrong', or 'busy' where the line was full. */
async function outcomes(tries: readonly Promise<unknown>[]): Promise<string[]> {
  const words: Readonly<Record<string, string>> = { ValidationError: 'wrong', ServiceUnavailableError: 'busy' };
  const done = await Promise.allSettled(tries);
  return done.map((entry) =>
    entry.status === 'fulfilled' ? 'right' : (words[entry.reason.name] ?? entry.reason.name),
  );
}

/** The turn of one caller in the line. A database that answers late is none, so the caller tries again. */
async function admission(attempt: () => Promise<unknown>): Promise<string | undefined> {
  for (;;) {
    const [outcome] = await outcomes([attempt()]);
    if (outcome !== 'Error') return outcome;
  }
}

const count = (all: readonly (string | undefined)[], word: string) => all.filter((entry) => entry === word).length;

const guesses = (many: number, networkOf: (round: number) => string, name: string) =>
  Promise.all(
    Array.from({ length: many }, (_, round) =>
      admission(() =>
        logIn(from(networkOf(round)), {
          identifier: `${name}${round}@example.in`,
          password: 'guessed-wrongly',
          deviceName: 'A program',
        }),
      ),
    ),
  );

const owners = (network: string, device?: Awaited<ReturnType<typeof deviceIn>>) =>
  logIn(from(network), { identifier: owner.email, password: owner.password, deviceName: 'Firefox', device });

test('guessers on changing addresses do not keep a known device or the staff from their turns', async () => {
  const found = await findUserWithHash(harness.database.db, { email: owner.email });
  const account = { account: owner.email, passwordHash: found?.passwordHash, path: '/api/auth' } as const;
  const cookie = await deviceCookie(harness.ctx(), undefined, account);
  const device = await deviceIn(harness.ctx(), { cookie: cookie.split(';')[0] });
  const flood = guesses(250, (round) => `198.18.${round >> 8}.${round & 255}`, 'anybody');
  const known = Promise.all(Array.from({ length: 5 }, () => admission(() => owners('192.0.2.9', device))));
  const options = { email: 'nobody@example.in', password: 'wrong', code: '000000', deviceName: 'Firefox' };
  const staff = admission(() => signInStaff(from('192.0.2.10'), options));
  expect(count(await flood, 'busy'), 'the line was full').toBeGreaterThan(0);
  expect(await known).toEqual(Array(5).fill('right'));
  expect(await staff).toBe('wrong');
});

test('guessers on the many networks of one IPv6 customer wait as one', async () => {
  const flood = guesses(250, (round) => `2001:db8:1:${round.toString(16)}::/64`, 'everybody');
  const stranger = admission(() => owners('2001:db8:2::/64'));
  expect(count(await flood, 'wrong')).toBeLessThan(200);
  expect(await stranger).toBe('right');
});

test('guessers on a few addresses do not keep someone of whom nothing is known from a turn', async () => {
  // fewer from each than a network may guess
  const flood = guesses(250, (round) => `198.19.0.${round % 5}`, 'somebody');
  const stranger = admission(() => owners('192.0.2.12'));
  expect(count(await flood, 'busy'), 'the line was full').toBeGreaterThan(0);
  expect(await stranger).toBe('right');
});
