import { afterAll, beforeAll, expect, test } from 'vitest';
import { getDestination } from '../../service/catalog/destinations/get-destination.ts';
import { type Harness, startHarness } from '../harness.ts';
import { splitStatements } from '../statements.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const find = (name: string) => getDestination(harness.ctx(), name);

test('a destination comes with everything that its page shows', async () => {
  expect(await find('hampi')).toMatchObject({
    name: 'Hampi',
    region: 'Karnataka',
    local: { name: 'ಹಂಪಿ', language: 'kn' },
    guide: [expect.stringContaining('Two days'), expect.stringContaining('Matanga'), expect.stringContaining('boats')],
    bestMonths: [10, 11, 12, 1, 2],
    station: { name: 'Hosapete Junction', km: 13 },
    otherWay: '',
    image: { url: expect.stringMatching(/^\/artwork\/stone-ruins/) },
  });
  expect(await find('leh')).toMatchObject({ airport: { km: null }, station: null });
});

test('any of its names will do, but not that of a state or of nothing', async () => {
  expect((await find('benares'))?.name).toBe('Varanasi');
  expect(await Promise.all(['rajasthan', 'atlantis', ''].map(find))).toEqual(Array(3).fill(undefined));
});

test('one is not found while it is a draft', async () => {
  const hampi = harness.database.db.updateTable('destinations').where('slug', '=', 'hampi');
  await hampi.set({ published_at: null }).execute();
  expect(await find('hampi')).toBeUndefined();
  await hampi.set({ published_at: harness.clock.now }).execute();
});

test('it is read with one statement, besides the names of places, which are cached', async () => {
  await find('udaipur');
  // none on the embedded database, whose statements are not counted
  expect((await splitStatements(() => find('udaipur'))).length).toBeLessThanOrEqual(1);
});
