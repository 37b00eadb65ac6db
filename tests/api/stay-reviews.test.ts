import { afterAll, beforeAll, expect, test } from 'vitest';
import { latestReviews } from '../../service/catalog/reviews/shown-reviews.ts';
import { type ReviewsQuery, reviewsAtOnce, stayReviews } from '../../service/catalog/reviews/stay-reviews.ts';
import { getStay } from '../../service/catalog/stays/get-stay.ts';
import { type Harness, startHarness } from '../harness.ts';

const slug = 'lake-house';
/** Reviews 1 to 90, the first the newest; every ninth is hidden, every tenth a draft. */
const isVisible = (n: number) => n % 9 !== 0 && n % 10 !== 0;
const visible = Array.from({ length: 90 }, (_, index) => index + 1).filter(isVisible);
const isVerified = (n: number) => n % 7 === 0;
/** The verified first. */
const inOrder = (all: readonly number[]) => [...all.filter(isVerified), ...all.filter((n) => !isVerified(n))];
const starsOf = (n: number) => 1 + (n % 5);

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
  const { db } = harness.database;
  const stay = await db.selectFrom('stays').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  await db.deleteFrom('reviews').where('stay_id', '=', stay.id).execute();
  const day = 86_400_000;
  const at = (n: number) => new Date(harness.clock.now.getTime() - n * day);
  await db
    .insertInto('reviews')
    .values(
      Array.from({ length: 90 }, (_, index) => index + 1).map((n) => ({
        stay_id: stay.id,
        name: 'Asha',
        rating: starsOf(n),
        comment: `${n}`,
        verified: isVerified(n),
        traveller_type: n % 2 === 0 ? 'family' : null,
        cleanliness: n > 50 ? null : isVerified(n) ? starsOf(n) : 1,
        value: n === 7 || n === 14 ? 5 : null,
        hidden: n % 9 === 0,
        created_at: at(n),
        published_at: n % 10 === 0 ? null : at(n),
      })),
    )
    .execute();
});
afterAll(() => harness.close());

const any = { page: 1, stars: null, verified: false, traveller: null, sort: null };

async function read(page: number, stars: number | null = null, more: Partial<ReviewsQuery> = {}) {
  const found = await stayReviews(harness.ctx(), { ...any, slug, page, stars, ...more });
  return { ...found, comments: (found?.reviews ?? []).map(({ comment }) => Number(comment)) };
}

test('the pages give every visible review once, the verified first, and no hidden one', async () => {
  const { pageCount = 0, total } = await read(1);
  expect({ pageCount, total }).toEqual({ pageCount: Math.ceil(visible.length / reviewsAtOnce), total: visible.length });
  const all: number[] = [];
  for (let page = 1; page <= pageCount; page += 1) all.push(...(await read(page)).comments);
  expect(all).toEqual(inOrder(visible));
});

test('of one number of stars only those', async () => {
  const fives = inOrder(visible.filter((n) => starsOf(n) === 5));
  expect(await read(1, 5)).toMatchObject({ comments: fives, total: fives.length, pageCount: 1 });
});

const proved = visible.filter(isVerified);

test('only verified ones, only of those who travelled so, and both', async () => {
  const families = visible.filter((n) => n % 2 === 0);
  const all = await read(1, null, { traveller: 'family' });
  expect(all).toMatchObject({ total: families.length, verified: proved.length });
  expect(all.travellers).toMatchObject({ family: families.length, couple: 0 });
  const both = await read(1, null, { verified: true, traveller: 'family' });
  expect(both.comments).toEqual(proved.filter((n) => n % 2 === 0));
});

test('newest, highest or lowest first; the newer of equals before the other', async () => {
  const sorted = async (sort: ReviewsQuery['sort']) => (await read(1, null, { sort })).comments;
  const by = (order: (n: number) => number) =>
    [...visible].sort((a, b) => order(a) - order(b) || a - b).slice(0, reviewsAtOnce);
  expect(await sorted('newest')).toEqual(by(() => 0));
  expect(await sorted('highest')).toEqual(by((n) => -starsOf(n)));
  expect(await sorted('lowest')).toEqual(by(starsOf));
  expect(await sorted(null)).toEqual(by((n) => (isVerified(n) ? 0 : 1)));
});

test('an aspect has an average of the verified ones once three of them have scored it', async () => {
  const scored = proved.filter((n) => n <= 50).map(starsOf);
  const average = Math.round((10 * scored.reduce((sum, stars) => sum + stars, 0)) / scored.length) / 10;
  const averages = { cleanliness: average, location: null, value: null, service: null };
  expect((await read(1)).aspects).toEqual(averages);
  expect((await getStay(harness.ctx(), slug))?.aspects).toEqual(averages);
});

test('past the last page stands the last page', async () => {
  const last = await read(4);
  expect(last.comments.length).toBeGreaterThan(0);
  expect(await read(9_999_999)).toEqual(last);
});

test('the page of the stay has the latest of them, and the same histogram', async () => {
  const stay = await getStay(harness.ctx(), slug);
  expect(stay?.reviews.map(({ comment }) => Number(comment))).toEqual(inOrder(visible).slice(0, latestReviews));
  expect(stay?.histogram).toEqual([1, 2, 3, 4, 5].map((stars) => visible.filter((n) => starsOf(n) === stars).length));
  expect((await read(1)).histogram).toEqual(stay?.histogram);
});

test('of no stay, or of a draft, there are none', async () => {
  for (const nothing of ['nowhere', 'a\0b']) {
    expect(await stayReviews(harness.ctx(), { ...any, slug: nothing })).toBeUndefined();
  }
  await harness.database.db.updateTable('stays').set({ published_at: null }).where('slug', '=', slug).execute();
  expect(await stayReviews(harness.ctx(), { ...any, slug })).toBeUndefined();
});
