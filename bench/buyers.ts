import { defaultBookingLimits } from '../service/catalog/settings/default-settings.ts';
import type { SignedIn } from '../service/core/viewer.ts';
import { openDatabase } from '../service/platform/database/open-database.ts';
import { makeLog } from '../service/platform/log.ts';
import { origin } from './server.ts';

export interface LoadBuyer extends SignedIn {
  readonly token: string;
}

/** So many buyers take turns, or they would wait for each other: each sale locks its buyer. */
export const buyers = 100;
/** Number of the first of them, far from every other number. */
export const firstBuyer = 740_000_001;

/** A traveller made through the API. */
async function register(index: number): Promise<LoadBuyer> {
  const email = `bench${index}@example.in`;
  const response = await fetch(`${origin}/api/auth/local/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.200.0.${index}` },
    body: JSON.stringify({ username: 'Bench Buyer', email, password: 'lamps-on-the-ganga' }),
  });
  const { jwt, user }: { jwt: string; user: { id: number } } = JSON.parse(await response.text());
  const viewer = { sessionId: '', role: 'traveller', email, username: 'Bench Buyer', confirmed: true } as const;
  return { kind: 'user', userId: user.id, ...viewer, token: jwt };
}

/** Travellers with confirmed addresses, numbered from `firstBuyer`, who may hold more than they could book in a day. */
export async function makeBuyers(url: string): Promise<LoadBuyer[]> {
  const database = await openDatabase(
    { databaseUrl: url, databasePool: 2, dataDir: '' },
    makeLog({ logLevel: 'error' }),
  );
  await database.pool.query(`alter table users alter column id restart with ${firstBuyer}`);
  const many = 1_000_000;
  const limits = {
    ...defaultBookingLimits,
    unpaidPerBuyer: many,
    unpaidPerNetwork: many,
    leastShare: many,
    unpaidUnits: many,
    unpaidRupees: 1_000 * many,
    networkTimes: 1_000,
    allOfStockNights: many,
    bookingsPerHour: many,
    bookingsPerHourOfNetwork: many,
    changesPerHour: many,
  };
  await database.db
    .insertInto('settings')
    .values({ key: 'booking-limits', value: JSON.stringify(limits), public: true })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(limits) }))
    .execute();
  const created: LoadBuyer[] = [];
  for (let index = 0; index < buyers; index += 1) created.push(await register(index));
  await database.db.updateTable('users').set({ confirmed: true }).where('id', '>=', firstBuyer).execute();
  await database.close();
  return created;
}
