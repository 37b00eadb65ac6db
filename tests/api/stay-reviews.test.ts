import { afterAll, beforeAll, expect, test } from 'vitest';
import { getStay } from '../../service/catalog/stays/get-stay.ts';
import { latestReviews } from '../../service/catalog/stays/stay-page-data.ts';
import { reviewsAtOnce, stayReviews } from '../../service/catalog/stays/stay-reviews.ts';
import { makeWorld, type World } from '../world.ts';

const slug = 'lake-house';
/** Reviews 1 to 90, the first the newest; every ninth is hidden, every tenth a draft. */
const isVisible = (n: number) => n % 9 !== 0 && n % 10 !== 0;
const visible = Array.from({ length: 90 }, (_, index) => index + 1).filter(isVisible);
const starsOf = (n: number) => 1 + (n % 5);

let world: World;
beforeAll(async () => {
  world = await makeWorld();
  const { db } = world.database;
  const stay = await db.selectFrom('stays').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  await db.deleteFrom('reviews').where('stay_id', '=', stay.id).execute();
  const day = 86_400_000;
  const at = (n: number) => new Date(world.clock.now.getTime() - n * day);
  await db
    .insertInto('reviews')
    .values(
      Array.from({ length: 90 }, (_, index) => index + 1).map((n) => ({
        stay_id: stay.id,
        name: 'Asha',
        rating: starsOf(n),
        comment: `${n}`,
        hidden: n % 9 === 0,
        created_at: at(n),
        published_at: n % 10 === 0 ? null : at(n),
      })),
    )
    .execute();
});
afterAll(() => world.close());

async function read(page: number, stars: number | null = null) {
  const found = await stayReviews(world.ctx(), { slug, page, stars });
  return { ...found, comments: (found?.reviews ?? []).map(({ comment }) => Number(comment)) };
}

test('the pages give every visible review once, newest first, and no hidden one', async () => {
  const { pageCount = 0, total } = await read(1);
  expect({ pageCount, total }).toEqual({ pageCount: Math.ceil(visible.length / reviewsAtOnce), total: visible.length });
  const all: number[] = [];
  for (let page = 1; page <= pageCount; page += 1) all.push(...(await read(page)).comments);
  expect(all).toEqual(visible);
});

test('of one number of stars only those', async () => {
  const fives = visible.filter((n) => starsOf(n) === 5);
  expect(await read(1, 5)).toMatchObject({ comments: fives, total: fives.length, pageCount: 1 });
});

test('past the last page stands the last page', async () => {
  const last = await read(4);
  expect(last.comments.length).toBeGreaterThan(0);
  expect(await read(9_999_999)).toEqual(last);
});

test('the page of the stay has the latest of them, and the same histogram', async () => {
  const stay = await getStay(world.ctx(), slug);
  expect(stay?.reviews.map(({ comment }) => Number(comment))).toEqual(visible.slice(0, latestReviews));
  expect(stay?.histogram).toEqual([1, 2, 3, 4, 5].map((stars) => visible.filter((n) => starsOf(n) === stars).length));
  expect((await read(1)).histogram).toEqual(stay?.histogram);
});

test('of no stay, or of a draft, there are none', async () => {
  for (const nothing of ['nowhere', 'a\0b']) {
    expect(await stayReviews(world.ctx(), { slug: nothing, page: 1, stars: null })).toBeUndefined();
  }
  await world.database.db.updateTable('stays').set({ published_at: null }).where('slug', '=', slug).execute();
  expect(await stayReviews(world.ctx(), { slug, page: 1, stars: null })).toBeUndefined();
});
