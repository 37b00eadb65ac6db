import { afterAll, beforeAll, expect, test } from 'vitest';
import { isDrawn } from '../../service/catalog/picture-data.ts';
import { getStay } from '../../service/catalog/stays/get-stay.ts';
import { stayList } from '../../service/catalog/stays/stay-list.ts';
import { parseStaySearch } from '../../service/catalog/stays/stay-search.ts';
import { today } from '../../service/core/day.ts';
import { clock } from '../../service/core/viewer.ts';
import { addAvif } from '../../service/media/add-avif.ts';
import { searchList } from '../../service/search/search-list.ts';
import { type Harness, startHarness } from '../harness.ts';
import { fetchBytes, halves, upload } from '../pictures.ts';
import { staffToken } from '../staff.ts';

const slug = 'lake-house';
let harness: Harness;
let whole: string;
beforeAll(async () => {
  harness = await startHarness();
  const editor = await staffToken(harness, 'editor');
  const bytes = await halves(900, 1350).jpeg().toBuffer();
  const info = { alternativeText: 'The stairs', focalPoint: { x: 20, y: 80.5 } };
  const { body } = await upload(harness, editor, [{ bytes, name: 'stairs.jpg' }], info);
  const [{ id, documentId, url }] = body;
  await addAvif(harness.ctx(clock), { documentId });
  whole = url;
  const { db } = harness.database;
  const stay = await db.selectFrom('stays').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  await db.updateTable('stays').set({ image_id: id }).where('id', '=', stay.id).execute();
  await db.updateTable('room_types').set({ image_id: id }).where('stay_id', '=', stay.id).execute();
  await db.deleteFrom('stay_images').where('stay_id', '=', stay.id).execute();
  await db.insertInto('stay_images').values({ stay_id: stay.id, media_id: id, position: 0 }).execute();
});
afterAll(() => harness.close());

test('pages get every width of an uploaded picture, and what must stay in view', async () => {
  const ctx = harness.ctx();
  const stay = await getStay(ctx, slug);
  const [photo] = stay?.images ?? [];
  const size = (name: string) => whole.replace('.webp', `-${name}.webp`);
  expect(photo).toEqual({
    url: whole,
    alt: 'The stairs',
    width: 900,
    height: 1350,
    srcSet: `${size('thumbnail')} 104w, ${size('small')} 333w, ${size('medium')} 500w, ${size('large')} 667w, ${whole} 900w`,
    focus: '20% 80.5%',
  });
  expect(photo && isDrawn(photo)).toBe(false);
  expect(stay?.rooms[0]?.image).toEqual(photo);
  const { cards: stays } = await searchList(ctx, stayList, parseStaySearch(new URLSearchParams(), today(ctx.now)));
  expect(stays.find((card) => card.slug === slug)?.image).toEqual(photo);
  for (const url of photo?.srcSet?.split(', ').map((entry) => entry.split(' ')[0] ?? '') ?? []) {
    expect(await fetchBytes(harness, url)).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } });
    expect(await fetchBytes(harness, url.replace('.webp', '.avif'))).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/avif' },
    });
  }
});

test('what is said under a picture goes along, and nothing where nothing is said', async () => {
  const save = async (caption: string) => {
    await harness.database.db.updateTable('media').set({ caption }).where('url', '=', whole).execute();
    return (await getStay(harness.ctx(), slug))?.images[0]?.caption;
  };
  expect(await save('Forty steps down to the lake')).toBe('Forty steps down to the lake');
  expect(await save('  ')).toBeUndefined();
});

test('a panorama is known by the width that it fills where it is cut', async () => {
  const bytes = await halves(1500, 500).jpeg().toBuffer();
  const { body } = await upload(harness, await staffToken(harness, 'editor'), [{ bytes, name: 'ridge.jpg' }]);
  const [{ id, url }] = body;
  const { db } = harness.database;
  await db.updateTable('room_types').set({ image_id: id }).execute();
  const stay = await getStay(harness.ctx(), slug);
  const size = (name: string, width: number) => `${url.replace('.webp', `-${name}.webp`)} ${width}w`;
  expect(stay?.rooms[0]?.image?.srcSet).toBe(
    [size('thumbnail', 123), size('small', 250), size('medium', 375), size('large', 499), `${url} 750w`].join(', '),
  );
});

test('a drawn picture says no more than it must', async () => {
  const ctx = harness.ctx();
  const { db } = harness.database;
  const other = await db
    .selectFrom('stays')
    .innerJoin('media', 'media.id', 'stays.image_id')
    .select(['stays.slug', 'media.url', 'media.alternative_text as alt', 'media.width', 'media.height'])
    .where('media.url', 'like', '/artwork/%')
    .executeTakeFirstOrThrow();
  const { cards: stays } = await searchList(ctx, stayList, parseStaySearch(new URLSearchParams(), today(ctx.now)));
  const { slug: drawn, ...image } = other;
  expect(stays.find((card) => card.slug === drawn)?.image).toEqual(image);
});

test('the text of a drawn picture says that it is drawn, even when its editor did not', async () => {
  const { db } = harness.database;
  const drawn = await db.selectFrom('media').select('id').where('mime', '=', 'image/svg+xml').limit(3).execute();
  const texts = ['Illustration: a lake at dawn', 'A lake at dawn', ''];
  const stay = await db.selectFrom('stays').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  await db.deleteFrom('stay_images').where('stay_id', '=', stay.id).execute();
  for (const [position, { id }] of drawn.entries()) {
    await db
      .updateTable('media')
      .set({ alternative_text: texts[position] ?? '' })
      .where('id', '=', id)
      .execute();
    await db.insertInto('stay_images').values({ stay_id: stay.id, media_id: id, position }).execute();
  }
  const found = await getStay(harness.ctx(), slug);
  expect(found?.images.map(({ alt }) => alt)).toEqual([
    'Illustration: a lake at dawn',
    'Illustration: A lake at dawn',
    'Illustration',
  ]);
  expect(found?.images.every(isDrawn)).toBe(true);
});
