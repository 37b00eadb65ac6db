import { sql } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readSaleSettings } from '../../service/catalog/settings/read-sale-settings.ts';
import { inTransaction } from '../../service/platform/context.ts';
import { loader } from '../../storefront/routes/home.tsx';
import { service } from '../../storefront/service.ts';
import { type Harness, startHarness } from '../harness.ts';

// the drawing of all icons is made by the build
vi.mock('../../storefront/ui/icon.tsx', () => ({ Icon: () => null }));

let harness: Harness;

beforeAll(async () => {
  harness = await startHarness({ LOG_LEVEL: 'silent' });
});
afterAll(() => harness.close());

async function load() {
  const context = new RouterContextProvider();
  context.set(service, harness.ctx());
  const request = new Request('http://padharo.test/');
  const { data, init } = await loader({ context, request, params: {}, pattern: '/', url: new URL(request.url) });
  return { ...data, caching: new Headers(init?.headers).get('cache-control') };
}

const away = (table: string, name: string) =>
  sql`alter table ${sql.table(table)} rename to ${sql.table(name)}`.execute(harness.database.db);

test('the home page has its sections and may be kept', async () => {
  const { view, homes, hotels, tours, caching } = await load();
  expect(homes).toMatchObject({ cards: [{ name: 'Palm Villa', lead: 'Starting from', unit: null }] });
  expect(hotels).toMatchObject({ cards: [{ name: 'Lake House', old: '₹5,000', unit: 'Per night' }] });
  expect('tours' in tours && tours.tours.length).toBeGreaterThan(0);
  expect(view.counters).toBeNull();
  expect(caching).toBe('public, max-age=0, must-revalidate');
});

test('the hero is the simpler one when the setting says so', async () => {
  const value = JSON.stringify({ variant: 'counters' });
  await harness.database.db.updateTable('settings').set({ value }).where('key', '=', 'hero').execute();
  expect((await load()).view.counters).toHaveLength(4);
});

test('a transaction goes by the settings as they stand in it, and no one else does', async () => {
  const ctx = harness.ctx();
  const fees = async (context: typeof ctx) => (await readSaleSettings(context)).stayFees;
  const usual = await fees(ctx);
  const input = inTransaction(ctx, async (inside) => {
    await inside.db.updateTable('settings').set({ value: '[]' }).where('key', '=', 'stay-fees').execute();
    expect(await fees(inside)).toEqual([]);
    throw new Error('taken back');
  });
  await expect(input).rejects.toThrow('taken back');
  expect(await fees(ctx)).toEqual(usual);
});

test('a part that cannot be had leaves the others alone, says what failed, and the page is not kept', async () => {
  await away('tour_packages', 'gone_tours');
  const without = await load();
  expect(without.tours).toEqual({ error: 'Failed to fetch tour packages data' });
  expect(without.homes).toHaveProperty('cards');
  expect(without.caching).toBe('private, no-store');
  await away('gone_tours', 'tour_packages');
  await away('stays', 'gone_stays');
  const bare = await load();
  expect(bare.homes).toEqual({ error: 'Failed to fetch holiday homes data' });
  expect(bare.hotels).toEqual({ error: 'Failed to fetch hotels data' });
  expect(bare.tours).toHaveProperty('tours');
  await away('gone_stays', 'stays');
});

test('without its settings the page stands on the defaults, and is not kept', async () => {
  // what was read is kept until something is written
  await sql`update settings set key = key`.execute(harness.database.db);
  await away('settings', 'gone_settings');
  const { view, caching } = await load();
  expect(view.claims).toHaveLength(6);
  expect(caching).toBe('private, no-store');
  await away('gone_settings', 'settings');
});
