import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { previewStockChange } from '../../service/catalog/stock-grid/preview-stock-change.ts';
import { saveStockChange } from '../../service/catalog/stock-grid/save-stock-change.ts';
import { showStockDays } from '../../service/catalog/stock-grid/show-stock-days.ts';
import { undoStockChange } from '../../service/catalog/stock-grid/undo-stock-change.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { operator } from '../../service/core/viewer.ts';
import { weekdays } from '../../service/stock/season.ts';
import { type Harness, startHarness } from '../harness.ts';
import { seasonFixture } from '../season-fixture.ts';
import { book, raftItem, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let lake: number;
let suite: number;
let raft: number;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
  const { products } = await listStockRows(harness.ctx(operator), {});
  const sellable = (product: string, label: string) =>
    products.find(({ slug }) => slug === product)?.rows.find((row) => row.label === label)?.sellableId ?? 0;
  [lake, suite] = [sellable('lake-house', 'Lake Room'), sellable('lake-house', 'Last Suite')];
  raft = sellable('ganga-rafting', '07:00');
});
const { clear, availability } = seasonFixture(() => harness);
afterAll(() => harness.close());
afterEach(clear);

const row = (sellableId: number, slot = '') => ({ sellableId, slot });
const edit = (says: object, days = ['2026-12-12', '2026-12-13'], rows = [row(lake)]) => ({
  edits: [{ rows, days, says }],
});
const preview = (change: unknown) => previewStockChange(harness.ctx(operator), { change });

/** Looks at what a change would do, and saves it. */
async function save(change: unknown, changeId: string = randomUUID()) {
  const { mark } = await preview(change);
  await saveStockChange(harness.ctx(operator), { change, mark, changeId });
  return changeId;
}
const undo = (changeId: string) => undoStockChange(harness.ctx(operator), { changeId });
const day = async (sellableId: number, on = '2026-12-12', slot = '') =>
  (
    await showStockDays(harness.ctx(operator), { sellables: [sellableId], from: dayOf(on), to: addDays(dayOf(on), 1) })
  ).find((entry) => entry.slot === slot);
const audited = async () =>
  (await harness.database.pool.query(`select action, subject_type from audit_rows order by id desc limit 2`)).rows;

test('lines come by product and by pages of products, of one kind, place or name where those are asked for', async () => {
  const ask = async (sought: object) =>
    (await listStockRows(harness.ctx(operator), sought)).products.map(({ slug }) => slug);
  expect(await ask({})).toEqual(expect.arrayContaining(['lake-house', 'ganga-rafting', 'city-sedan']));
  expect(new Set(await ask({ type: 'car-rental' }))).not.toContain('lake-house');
  expect(await ask({ product: 'rafting' })).toEqual(['ganga-rafting']);
  expect(await ask({ place: 'rishikesh', type: 'attraction' })).toContain('ganga-rafting');
  const all = (await listStockRows(harness.ctx(operator), {})).products;
  for (const [index, { type, id, name }] of all.entries())
    expect(await ask({ after: `${type} ${id} ${name}` })).toEqual(all.slice(index + 1).map(({ slug }) => slug));
  const rafting = all.find(({ slug }) => slug === 'ganga-rafting');
  expect(rafting?.rows.map(({ label }) => label)).toEqual(['07:00', '09:30', '14:00']);
});

test('a day says what is sold, what is held, what is free, at what price', async () => {
  await book(harness, asha.token, [stayItem({ rooms: 2, totalPrice: 18_000 })]);
  const { price: _, ...ordinary } = (await day(lake, '2026-12-20')) ?? {};
  expect(ordinary).toEqual({
    sellableId: lake,
    day: '2026-12-20',
    slot: '',
    units: 5,
    sold: 0,
    held: 0,
    elsewhere: 0,
    free: 5,
    closed: false,
    minStay: 1,
    noArrival: false,
    own: false,
  });
  expect(await day(lake)).toMatchObject({ sold: 0, held: 2, free: 3, price: 400_000, own: false });
  await harness.database.pool.query('update holds set ends_at = null');
  expect(await day(lake)).toMatchObject({ sold: 2, held: 0, free: 3 });
});

test('a preview says what would change and writes nothing; what is saved a sale keeps to, and undone it is as before', async () => {
  const change = edit({ price: 510_000, minStay: 2, closed: false });
  const { days, rows, lines, more } = await preview(change);
  expect([days, rows, more]).toEqual([2, 1, 0]);
  const before = { units: 5, price: 400_000, closed: false, minStay: 1, noArrival: false };
  expect(lines).toEqual([
    {
      ...row(lake),
      product: 'Lake House',
      label: 'Lake Room',
      quiet: false,
      from: '2026-12-12',
      last: '2026-12-13',
      before,
      after: { ...before, price: 510_000, minStay: 2 },
    },
  ]);
  expect(await day(lake)).toMatchObject({ price: 400_000, own: false });
  const id = await save(change);
  expect(await day(lake)).toMatchObject({ price: 510_000, minStay: 2, own: true });
  expect(await availability(stayItem({ checkOut: '2026-12-13' }))).toBe(
    'Minimum stay from Sat, 12 Dec 2026 is 2 nights',
  );
  expect(await audited()).toContainEqual({ action: 'change-days', subject_type: 'room-type' });
  await undo(id);
  await undo(id);
  expect(await day(lake)).toMatchObject({ price: 400_000, minStay: 1, own: false });
  expect((await audited()).map(({ action }) => action)).toEqual(['undo-change-days', 'change-days']);
});

test('what an edit does not name stays, null says nothing any more, and one time of several is a row of its own', async () => {
  await save(edit({ price: 510_000, units: 3, noArrival: true }));
  await save(edit({ closed: true }, ['2026-12-12']));
  expect(await day(lake)).toMatchObject({ units: 3, price: 510_000, noArrival: true, closed: true, free: 0 });
  await save(edit({ closed: null, units: null, price: null, noArrival: null }));
  expect(await day(lake)).toMatchObject({ units: 5, price: 400_000, noArrival: false, closed: false, own: false });
  await save(edit({ closed: true }, ['2026-12-12'], [row(raft, '07:00')]));
  expect(await availability(raftItem())).not.toBe('free');
  expect(await availability(raftItem({ selectedTime: '09:30' }))).toBe('free');
});

test('never under what is sold: the days are named, and nothing of the change is written', async () => {
  await book(harness, asha.token, [stayItem({ rooms: 2, totalPrice: 18_000 })]);
  const refusal =
    'Availability cannot be lower than what is already sold: Lake Room on Sat, 12 Dec 2026 (2 sold); Lake Room on Sun, 13 Dec 2026 (2 sold).';
  const change = edit({ units: 1 }, ['2026-12-11', '2026-12-12', '2026-12-13']);
  await expect(preview(change)).rejects.toMatchObject({ name: 'ConflictError', message: refusal });
  await save(edit({ units: 2 }));
  expect(await day(lake)).toMatchObject({ units: 2, free: 0 });
  // a booking between preview and saving
  const late = edit({ units: 0 }, ['2026-12-20']);
  const { mark } = await preview(late);
  await book(harness, asha.token, [
    stayItem({ selectedDate: '2026-12-20', checkOut: '2026-12-21', totalPrice: 4_500 }),
  ]);
  const saved = saveStockChange(harness.ctx(operator), { change: late, mark, changeId: randomUUID() });
  await expect(saved).rejects.toThrow('Lake Room on Sun, 20 Dec 2026 (1 sold)');
  expect(await day(lake, '2026-12-20')).toMatchObject({ units: 5, free: 4 });
});

test('who saves first wins, the other is told; a repeat of a change is the same change', async () => {
  const change = edit({ price: 510_000 });
  const { mark } = await preview(change);
  const first = randomUUID();
  const both = [first, randomUUID()].map((changeId) =>
    saveStockChange(harness.ctx(operator), { change, mark, changeId }),
  );
  const outcomes = await Promise.allSettled(both);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find((outcome) => outcome.status === 'rejected')?.reason.message).toMatch(
    /^Someone else has changed one of these dates/,
  );
  const again = outcomes[0]?.status === 'fulfilled' ? first : undefined;
  if (again) await saveStockChange(harness.ctx(operator), { change, mark, changeId: again });
  expect(await day(lake)).toMatchObject({ price: 510_000 });
});

test('nothing is taken back where someone wrote a day since, or bookings came in the meantime', async () => {
  const id = await save(edit({ price: 510_000 }));
  const later = await save(edit({ closed: true }, ['2026-12-13']));
  await expect(undo(id)).rejects.toThrow('Someone else has changed one of these dates since');
  await undo(later);
  await book(harness, asha.token, [stayItem({ totalPrice: 11_000, price: 11_000 })]);
  await expect(undo(id)).rejects.toThrow(
    'Cannot undo, because there are new bookings: Lake Room on Sat, 12 Dec 2026 (1 sold now)',
  );
  await expect(undo(randomUUID())).rejects.toMatchObject({ name: 'NotFoundError' });
});

test('a season over the days chosen is said of each row, beside others of its name, and taken back', async () => {
  const says = { units: null, price: { percent: 150 }, closed: null, minStay: 2, noArrival: null };
  const season = (first: string, last: string) => ({
    sellables: [lake, suite],
    season: { ...says, name: 'Festival', days: { first, last, yearly: false }, weekdays },
  });
  await save(season('2026-12-20', '2026-12-22'));
  const id = await save(season('2027-01-10', '2027-01-11'));
  for (const on of ['2026-12-22', '2027-01-11'])
    expect(await day(lake, on)).toMatchObject({ price: 600_000, minStay: 2, own: false });
  await undo(id);
  expect(await day(lake, '2027-01-11')).toMatchObject({ price: 400_000, minStay: 1 });
  expect(await day(suite, '2026-12-22')).toMatchObject({ minStay: 2 });
});

test.each([
  ['a day that is over', () => edit({ closed: true }, ['2026-11-19']), 'Past dates'],
  ['nothing', () => edit({}), 'Select dates'],
  ['what has no such field', () => edit({ taken: 0 }), 'Select dates'],
  ['a price below nothing', () => edit({ price: -100 }), 'Select dates'],
  ['a price with paise', () => edit({ price: 145_050 }), 'whole rupees'],
  ['a row that is not there', () => edit({ closed: true }, ['2026-12-12'], [row(99_999)]), 'no longer exists'],
  ['a time that is not there', () => edit({ closed: true }, ['2026-12-12'], [row(raft, '08:00')]), 'no longer exists'],
  ['a least stay of a tour', () => edit({ minStay: 2 }, ['2026-12-12'], [row(raft, '07:00')]), 'rooms and cars'],
  [
    'more than at once',
    () =>
      edit(
        { closed: true },
        Array.from({ length: 700 }, (_, n) => addDays(dayOf('2026-12-01'), n)),
        Array.from({ length: 30 }, (_, n) => row(n + 1)),
      ),
    'Change at most',
  ],
])('a change of %s is refused', async (_, change, words) => {
  await expect(preview(change())).rejects.toThrow(words);
});
