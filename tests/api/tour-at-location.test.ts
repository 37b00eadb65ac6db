import { afterAll, beforeAll, expect, test } from 'vitest';
import { tourAtLocation } from '../../service/catalog/experiences/tour-at-location.ts';
import { type Harness, startHarness } from '../harness.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test('a link without a slug has the location with hyphens: of several tours a featured one is meant, then the first', async () => {
  const { db } = harness.database;
  const at = (path: string) => tourAtLocation(harness.ctx(), path);
  const set = (slug: string, change: { location?: string; featured?: boolean; published_at?: null }) =>
    db.updateTable('tour_packages').set(change).where('slug', '=', slug).execute();
  await set('two-shrines', { location: 'Char Dham, Uttarakhand', featured: false });
  await set('tiger-morning', { location: 'Char Dham, Uttarakhand', featured: false });
  const first = await at('char-dham,-uttarakhand');
  expect(first).toBe('two-shrines');
  for (const path of ['char-dham-uttarakhand', 'Char-Dham,-Uttarakhand', 'char dham uttarakhand']) {
    expect(await at(path), path).toBe(first);
  }
  await set('tiger-morning', { featured: true });
  expect(await at('char-dham,-uttarakhand')).toBe('tiger-morning');
  await set('tiger-morning', { published_at: null });
  expect(await at('char-dham,-uttarakhand')).toBe('two-shrines');
  for (const path of ['uttarakhand', '', '-', 'char-dham\0']) expect(await at(path), path).toBeUndefined();
});
