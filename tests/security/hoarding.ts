import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { brokenInvariants, carBooking, orderOf, stayItem, totalOf } from '../travellers.ts';
import { type Attacked, type Got, openAttacked } from './attacked.ts';

/** A room for one night, on another day for each index. */
export const night = (index: number, overrides: Record<string, unknown> = {}) => {
  const day = (date: number) => `2027-01-${String(date).padStart(2, '0')}`;
  return stayItem({ selectedDate: day(1 + index), checkOut: day(2 + index), ...overrides });
};

/** How many answers have each status. */
export const counts = (answers: readonly Got[]) =>
  Object.fromEntries([...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]));

export async function oneAfterTheOther(times: number, ask: (index: number) => Promise<Got>): Promise<Got[]> {
  const answers: Got[] = [];
  for (let index = 0; index < times; index += 1) answers.push(await ask(index));
  return answers;
}

/** A site for the tests of a file, empty of bookings before each. Called at the top of the file. */
export function siteToHoard() {
  let harness: Attacked;
  /** Tokens of buyers with an account, by address; each is created once. */
  const accounts = new Map<string, string>();
  beforeAll(async () => {
    harness = await openAttacked();
  });
  afterAll(() => harness.close());
  async function empty(): Promise<void> {
    await harness.database.pool.query(
      'truncate bookings, buyers, booking_lines, holds, payments, emails, allotments, hourly_counts cascade',
    );
  }
  beforeEach(async () => {
    expect(await brokenInvariants(harness)).toEqual([]);
    await empty();
  });

  async function account(email: string): Promise<string> {
    const known = accounts.get(email);
    if (known) return known;
    const { body } = await harness.ask('POST', '/api/auth/local/register', {
      body: { username: 'Hoarder', email, password: 'lamps-on-the-ganga' },
      from: `198.18.0.${accounts.size}`,
    });
    await harness.database.db.updateTable('users').set({ confirmed: true }).where('email', '=', email).execute();
    accounts.set(email, body.jwt);
    return body.jwt;
  }

  /** Networks that no other test uses. */
  let networks = 0;
  function elsewhere(): string {
    networks += 1;
    return `100.64.${(networks >> 8) & 255}.${networks & 255}`;
  }

  async function order(token: string, items: readonly unknown[], from = elsewhere()): Promise<Got> {
    const total = await totalOf(harness, items);
    return harness.ask('POST', '/api/send-booking-email', { token, body: orderOf(items, total), from });
  }

  /** A car for one day, on another day for each index, without an account. */
  async function bookCar(index: number, overrides: { email?: string }, from: string, token?: string): Promise<Got> {
    const day = new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
    const body = await carBooking(harness, { pickupDate: day, dropDate: day, ...overrides });
    return harness.ask('POST', '/api/car-bookings', { body, from, ...(token === undefined ? {} : { token }) });
  }

  async function left(item: Record<string, unknown>): Promise<number> {
    const { body } = await harness.ask('POST', '/api/quotes', { body: { items: [item] }, from: elsewhere() });
    return body.lines[0].unitsLeft;
  }

  return {
    get harness() {
      return harness;
    },
    empty,
    account,
    elsewhere,
    order,
    bookCar,
    left,
  };
}
