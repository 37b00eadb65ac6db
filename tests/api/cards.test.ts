import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Harness, startHarness } from '../harness.ts';
import { smallCatalogue } from '../small-catalogue.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const card = (type: string, slug: string) => harness.app.inject({ method: 'GET', url: `/cards/${type}/${slug}.png` });

test('everything that can be shared has a card of its own, 1200 by 630', async () => {
  const { destinations, stays, attractions = [], tours = [], cars = [] } = smallCatalogue;
  const all = [
    ['stays', stays[0]?.slug],
    ['attractions', attractions[0]?.slug],
    ['tour-packages', tours[0]?.slug],
    ['car-rentals', cars[0]?.slug],
    ['destinations', destinations[0]?.slug],
  ] as const;
  const seen = new Set<string>();
  for (const [type, slug = ''] of all) {
    const answer = await card(type, slug);
    expect(answer.statusCode, type).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata(), type).toMatchObject({ format: 'png', width: 1200, height: 630 });
    seen.add(String(answer.headers['etag']));
  }
  expect(seen.size).toBe(all.length);
});

test('a card says the new name when the name changes', async () => {
  const slug = smallCatalogue.stays[0]?.slug ?? '';
  const before = await card('stays', slug);
  await harness.ctx().db.updateTable('stays').set({ name: 'Another Name' }).where('slug', '=', slug).execute();
  const after = await card('stays', slug);
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
});

test('an uploaded photograph lies under the words as a drawn picture does', async () => {
  const { db, now } = harness.ctx();
  const slug = smallCatalogue.stays[2]?.slug ?? '';
  const drawn = await card('stays', slug);
  const colour = { r: 20, g: 120, b: 200 };
  const content = await sharp({ create: { width: 900, height: 900, channels: 3, background: colour } })
    .webp()
    .toBuffer();
  const hash = 'ab'.repeat(16);
  const { id } = await db
    .insertInto('media')
    .values({
      url: `/media/${hash}/lake.webp`,
      name: 'lake.webp',
      hash,
      alternative_text: 'A lake',
      width: 900,
      height: 900,
      mime: 'image/webp',
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('media_files')
    .values({ media_id: id, hash, file: 'lake.webp', mime: 'image/webp', content })
    .execute();
  await db.updateTable('stays').set({ image_id: id }).where('slug', '=', slug).execute();
  const photographed = await card('stays', slug);
  expect(photographed.headers['etag']).not.toBe(drawn.headers['etag']);
  const { data, info } = await sharp(photographed.rawPayload).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  // in the middle, where neither veil nor email is
  const at = (200 * info.width + 900) * info.channels;
  expect(Math.abs((data[at + 2] ?? 0) - colour.b)).toBeLessThan(16);
});

test.each([
  ['stays', 'nowhere'],
  ['toString', 'nowhere'],
  ['reviews', '1'],
  ['stays', '%00'],
])('there is no card of %s/%s', async (type, slug) => {
  expect((await card(type, slug)).statusCode).toBe(404);
});

test('unpublished entries have no card', async () => {
  const slug = smallCatalogue.stays[1]?.slug ?? '';
  await harness.ctx().db.updateTable('stays').set({ published_at: null }).where('slug', '=', slug).execute();
  expect((await card('stays', slug)).statusCode).toBe(404);
});
