import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { applyStockRule } from '../../service/catalog/rules/apply-stock-rule.ts';
import { listStockRules } from '../../service/catalog/rules/list-stock-rules.ts';
import { previewStockRule } from '../../service/catalog/rules/preview-stock-rule.ts';
import { undoStockRule } from '../../service/catalog/rules/undo-stock-rule.ts';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { previewStockChange } from '../../service/catalog/stock-grid/preview-stock-change.ts';
import { saveStockChange } from '../../service/catalog/stock-grid/save-stock-change.ts';
import { showStockDays } from '../../service/catalog/stock-grid/show-stock-days.ts';
import { undoStockChange } from '../../service/catalog/stock-grid/undo-stock-change.ts';
import { addDays, type Day, dayOf } from '../../service/core/day.ts';
import { paiseOf } from '../../service/core/money.ts';
import { operator } from '../../service/core/viewer.ts';
import { weekdays } from '../../service/stock/season.ts';
import { changedPrice, type DayPriceChange } from '../../service/stock/stock-rule.ts';
import { type Harness, startHarness } from '../harness.ts';
import { seasonFixture } from '../season-fixture.ts';
import { book, brokenInvariants, pay, stayItem } from '../travellers.ts';

let harness: Harness;
let asha: Awaited<ReturnType<Harness['signUp']>>;
let lake: number;
let suite: number;
let villa: number;
let raft: number;
beforeAll(async () => {
  harness = await startHarness();
  asha = await harness.signUp();
  const { products } = await listStockRows(harness.ctx(operator), {});
  const sellable = (product: string, label: string) =>
    products.find(({ slug }) => slug === product)?.rows.find((row) => row.label === label)?.sellableId ?? 0;
  [lake, suite] = [sellable('lake-house', 'Lake Room'), sellable('lake-house', 'Last Suite')];
  [villa, raft] = [sellable('palm-villa', 'Whole Villa'), sellable('ganga-rafting', '07:00')];
});
const { clear, saveSeason, quoteLine } = seasonFixture(() => harness);
afterAll(() => harness.close());
afterEach(async () => {
  expect(await brokenInvariants(harness)).toEqual([]);
  await clear();
  await harness.database.pool.query('truncate stock_changes');
});

const christmas = { first: dayOf('2026-12-24'), last: dayOf('2026-12-27') };
const nothing = { price: null, minStay: null, closed: null };
const raise = (percent: number, more: object = {}) => ({ ...nothing, price: { percent }, ...more });

/** A rule for hotels at Christmas by default: of them there is one, with two rooms. */
const rule = (values: object, overrides: object = {}) => ({
  subject: 'Hotels',
  places: [],
  stars: [],
  named: [],
  ...christmas,
  weekdays,
  values,
  leave: ['own'],
  ...overrides,
});
const preview = (order: object) => previewStockRule(harness.ctx(operator), { order });

/** Previews a rule and applies it. */
async function apply(order: object, ruleId: string = randomUUID()): Promise<string> {
  const { mark } = await preview(order);
  await applyStockRule(harness.ctx(operator), { order, mark, ruleId });
  return ruleId;
}
const undo = (ruleId: string) => undoStockRule(harness.ctx(operator), { ruleId });
const days = async (sellableId: number, from: Day = christmas.first, count = 4, slot = '') =>
  (await showStockDays(harness.ctx(operator), { sellables: [sellableId], from, to: addDays(from, count) })).filter(
    (day) => day.slot === slot,
  );
const prices = async (...of: Parameters<typeof days>) => (await days(...of)).map(({ price }) => price);
const conflicts = async (order: object) =>
  Object.fromEntries((await preview(order)).conflicts.map(({ kind, days }) => [kind, days]));

async function setDays(sellableId: number, says: object, on: readonly string[]): Promise<string> {
  const change = { edits: [{ rows: [{ sellableId, slot: '' }], days: on, says }] };
  const { mark } = await previewStockChange(harness.ctx(operator), { change });
  const changeId = randomUUID();
  await saveStockChange(harness.ctx(operator), { change, mark, changeId });
  return changeId;
}
const nights = { selectedDate: '2026-12-24', checkOut: '2026-12-26' };

test('a rule is previewed, applied, sold by, and undone', async () => {
  const order = rule(raise(15, { minStay: 2 }));
  const { order: _, mark, examples, ...size } = await preview(order);
  expect(mark).toMatch(/^[0-9a-f]{32}$/);
  expect(size).toEqual({
    products: 1,
    rows: 2,
    days: 8,
    conflicts: ['own', 'closed', 'held'].map((kind) => ({ kind, days: 0, examples: [] })),
    impossible: { days: 0, examples: [] },
  });
  expect(examples).toHaveLength(8);
  expect(examples[0]).toEqual({
    sellableId: lake,
    day: '2026-12-24',
    slot: '',
    name: 'Lake House, Lake Room',
    before: { price: 400_000, closed: false, minStay: 1 },
    after: { price: 460_000, closed: false, minStay: 2 },
  });
  expect(await prices(lake)).toEqual([400_000, 400_000, 400_000, 400_000]);

  const ruleId = await apply(order);
  expect(await prices(lake, dayOf('2026-12-23'), 6)).toEqual([400_000, 460_000, 460_000, 460_000, 460_000, 400_000]);
  expect(await days(suite)).toMatchObject([{ price: 1_035_000, minStay: 2, own: true, units: 1 }, {}, {}, {}]);
  // 2 × 4,600 + the two fees
  expect((await quoteLine(stayItem(nights))).totalPrice).toBe(10_200);
  expect(await quoteLine(stayItem({ ...nights, checkOut: '2026-12-25' }))).toMatchObject({ available: false });
  const { rows } = await harness.database.pool.query(
    `select action, subject_id, after from audit_rows order by id desc limit 1`,
  );
  expect(rows).toEqual([
    {
      action: 'apply-rule',
      subject_id: ruleId,
      after: {
        rule: 'Raise prices of hotels in all places by 15%, 24 Dec 2026 to 27 Dec 2026, minimum stay 2',
        products: 1,
        rows: 2,
        days: 8,
        until: '2026-12-27',
      },
    },
  ]);

  expect(await undo(ruleId)).toEqual({ restored: 8, changed: 0 });
  expect(await days(lake)).toMatchObject(Array.from({ length: 4 }, () => ({ price: 400_000, minStay: 1, own: false })));
  expect(await undo(ruleId)).toBeUndefined();
  const { rules } = await listStockRules(harness.ctx(operator), {});
  expect(rules[0]).toMatchObject({ ruleId, state: 'undone', days: 8, actor: 'command line' });
});

test('places, stars, names, weekdays and types choose what a rule is for', async () => {
  const size = async (overrides: object, values: object = raise(10)) => {
    const { products, rows, days } = await preview(rule(values, overrides));
    return [products, rows, days];
  };
  expect(await size({ subject: 'stay' })).toEqual([3, 4, 16]);
  expect(await size({ subject: 'stay', places: ['goa', 'Nainital'] })).toEqual([2, 3, 12]);
  expect(await size({ subject: 'stay', places: ['uttarakhand'] })).toEqual([2, 3, 12]);
  expect(await size({ subject: 'stay', places: ['palolem'] })).toEqual([1, 1, 4]);
  expect(await size({ subject: 'stay', stars: [5] })).toEqual([1, 1, 4]);
  expect(await size({ subject: 'stay', named: ['lake suite', 'villa'] })).toEqual([2, 2, 8]);
  // 25 and 26 December are a Friday and a Saturday
  expect(await size({ weekdays: [5, 6] })).toEqual([1, 2, 4]);
  expect(await size({ subject: 'car-rental', places: ['delhi'] })).toEqual([1, 1, 4]);
  expect(await size({ subject: 'attraction', named: ['rafting'] })).toEqual([1, 3, 12]);
  expect(await size({ subject: 'tour-package' }, { ...nothing, closed: true })).toEqual([2, 4, 16]);
});

test.each([
  [
    'a place without products of its type',
    { subject: 'Villas', places: ['goa', 'nainital'] },
    {},
    'No villas in Nainital.',
  ],
  ['a name that nothing has', { named: ['100% _'] }, {}, 'No products match'],
  ['a minimum stay of an attraction', { subject: 'attraction' }, { minStay: 2 }, 'only to stays and cars'],
  ['stars of cars', { subject: 'car-rental', stars: [5] }, {}, 'Only stays have stars'],
  ['a past day', { first: '2026-11-19' }, {}, 'today or a later day'],
  ['an end before its beginning', { last: '2026-12-23' }, {}, 'before the first'],
  ['more than a year', { last: '2028-01-01' }, {}, 'up to 366 days'],
  ['weekdays that do not come', { weekdays: [1] }, {}, 'None of these days'],
  ['nothing', {}, { price: null }, 'Complete the rule'],
  ['a price and a closing', {}, { closed: true }, 'Complete the rule'],
  ['paise', {}, { price: { by: 50 } }, 'Complete the rule'],
  ['nothing left of a price', {}, { price: { percent: -100 } }, 'Complete the rule'],
  ['an unknown type', { subject: 'Castles' }, {}, 'Complete the rule'],
])('a rule with %s is refused', async (_, overrides, values, message) => {
  const order = rule({ ...raise(15), ...values }, overrides);
  const refused = expect.objectContaining({ name: 'ValidationError', message: expect.stringContaining(message) });
  await expect(preview(order)).rejects.toEqual(refused);
  await expect(applyStockRule(harness.ctx(operator), { order, mark: '', ruleId: randomUUID() })).rejects.toEqual(
    refused,
  );
});

test('a price below one rupee is refused with its days, and nothing is written', async () => {
  const order = rule({ ...nothing, price: { by: -400_000 } });
  const { impossible, mark, days } = await preview(order);
  expect([days, impossible.days, impossible.examples[0]?.name]).toEqual([8, 4, 'Lake House, Lake Room']);
  await expect(applyStockRule(harness.ctx(operator), { order, mark, ruleId: randomUUID() })).rejects.toThrow(
    'Prices of 4 days would be below ₹1 or too high',
  );
  expect(await prices(suite)).toEqual([900_000, 900_000, 900_000, 900_000]);
  await apply(rule({ ...nothing, price: { by: -399_900 } }));
  expect(await prices(lake)).toEqual([100, 100, 100, 100]);
});

test('the database rounds percentages as the pure rule does', async () => {
  const own = Array.from({ length: 40 }, (_, at) => paiseOf((at * 37 + 1) * 100));
  const first = dayOf('2027-01-01');
  for (const [at, price] of own.entries()) await setDays(villa, { price }, [addDays(first, at)]);
  const changes: readonly DayPriceChange[] = [
    { percent: 15 },
    { percent: -33.33 },
    { percent: 12.5 },
    { percent: 0.5 },
    { by: paiseOf(100) },
  ];
  for (const price of changes) {
    const order = rule({ ...nothing, price }, { subject: 'Villas', first, last: addDays(first, 39), leave: [] });
    const ruleId = await apply(order);
    expect(await prices(villa, first, 40)).toEqual(own.map((before) => changedPrice(before, price)));
    await undo(ruleId);
    expect(await prices(villa, first, 40)).toEqual(own);
  }
});

test('a rule raises what seasons say, and sets all start times of a product', async () => {
  await saveSeason({ type: 'stay', slug: 'palm-villa', option: 'Whole Villa' }, { price: { percent: 200 } });
  await apply(rule(raise(10), { subject: 'Villas' }));
  expect(await prices(villa)).toEqual([2_750_000, 2_750_000, 2_750_000, 2_750_000]);
  await apply(rule({ ...nothing, price: { to: 200_000 } }, { subject: 'attraction', named: ['rafting'] }));
  for (const slot of ['07:00', '09:30', '14:00'])
    expect(await prices(raft, christmas.first, 1, slot)).toEqual([200_000]);
});

describe('days in conflict are counted, and left or changed as chosen:', () => {
  test('those set by hand or by an earlier rule', async () => {
    await setDays(lake, { price: 510_000 }, ['2026-12-24']);
    await setDays(lake, { minStay: 3 }, ['2026-12-25']);
    expect(await conflicts(rule(raise(15)))).toEqual({ own: 1, closed: 0, held: 0 });
    const order = rule(raise(15, { minStay: 2 }));
    expect(await conflicts(order)).toEqual({ own: 2, closed: 0, held: 0 });
    await apply(order);
    expect(await days(lake)).toMatchObject([
      { price: 510_000, minStay: 1 },
      { price: 400_000, minStay: 3 },
      { price: 460_000, minStay: 2 },
      { price: 460_000, minStay: 2 },
    ]);
    // applied again, it raises nothing twice
    expect(await preview(rule(raise(15)))).toMatchObject({ days: 1 });
    await apply(rule(raise(10), { leave: [] }));
    expect(await prices(lake)).toEqual([561_000, 440_000, 506_000, 506_000]);
  });

  test('closed ones', async () => {
    await setDays(lake, { closed: true }, ['2026-12-24']);
    expect(await conflicts(rule(raise(15)))).toEqual({ own: 0, closed: 1, held: 0 });
    await apply(rule(raise(15), { leave: ['closed'] }));
    expect(await prices(lake)).toEqual([400_000, 460_000, 460_000, 460_000]);
  });

  test('those with holds, and for closing those with bookings', async () => {
    const { body } = await book(harness, asha.token, [stayItem(nights)]);
    expect(await conflicts(rule(raise(15)))).toEqual({ own: 0, closed: 0, held: 2 });
    await apply(rule(raise(15), { leave: ['held'] }));
    expect(await prices(lake)).toEqual([400_000, 400_000, 460_000, 460_000]);
    await pay(harness, body);
    const close = rule({ ...nothing, closed: true });
    expect(await conflicts(close)).toEqual({ own: 0, held: 0, booked: 2 });
    await apply({ ...close, leave: ['booked'] });
    expect((await days(lake)).map(({ closed, sold }) => [closed, sold])).toEqual([
      [false, 1],
      [false, 1],
      [true, 0],
      [true, 0],
    ]);
  });

  test('for opening those that a season closes', async () => {
    await setDays(lake, { closed: true }, ['2026-12-24']);
    const winter = { first: dayOf('2026-12-25'), last: dayOf('2026-12-25'), yearly: false };
    await saveSeason({ type: 'stay', slug: 'lake-house', option: 'Lake Room' }, { days: winter, closed: true });
    const open = rule({ ...nothing, closed: false });
    expect(await conflicts(open)).toEqual({ closed: 1, held: 0 });
    const ruleId = await apply({ ...open, leave: ['closed'] });
    expect((await days(lake)).map(({ closed }) => closed)).toEqual([false, true, false, false]);
    await undo(ruleId);
    await apply({ ...open, leave: [] });
    expect((await days(lake)).map(({ closed }) => closed)).toEqual([false, false, false, false]);
  });
});

test('only what was previewed is applied: a day, a price or a room that changed in the meantime stops it', async () => {
  const order = rule(raise(15), { leave: ['own', 'held'] });
  const { mark } = await preview(order);
  const applied = () => applyStockRule(harness.ctx(operator), { order, mark, ruleId: randomUUID() });
  const changed = 'changed since your preview';
  const own = await setDays(lake, { price: 510_000 }, ['2026-12-24']);
  await expect(applied()).rejects.toThrow(changed);
  await undoStockChange(harness.ctx(operator), { changeId: own });
  const { pool } = harness.database;
  await pool.query(`update room_types set price_paise = 410000 where name = 'Lake Room'`);
  await expect(applied()).rejects.toThrow(changed);
  await pool.query(`update room_types set price_paise = 400000 where name = 'Lake Room'`);
  await pool.query(`update stays set type = 'Hotels' where slug = 'palm-villa'`);
  await expect(applied()).rejects.toThrow(changed);
  await pool.query(`update stays set type = 'Villas' where slug = 'palm-villa'`);
  await book(harness, asha.token, [stayItem(nights)]);
  await expect(applied()).rejects.toThrow(changed);
  expect(await prices(lake)).toEqual([400_000, 400_000, 400_000, 400_000]);
  expect((await pool.query('select from stock_changes where is_rule')).rowCount).toBe(0);
  // a sale does not matter where its days change too
  const other = rule(raise(15));
  const { mark: before } = await preview(other);
  await book(harness, asha.token, [stayItem({ selectedDate: '2026-12-26', checkOut: '2026-12-27' })]);
  await applyStockRule(harness.ctx(operator), { order: other, mark: before, ruleId: randomUUID() });
  expect(await prices(lake)).toEqual([460_000, 460_000, 460_000, 460_000]);
});

test('a repeat of a request is the same rule, also at the same moment', async () => {
  const order = rule(raise(15), { leave: [] });
  const { mark } = await preview(order);
  const ruleId = randomUUID();
  const once = () => applyStockRule(harness.ctx(operator), { order, mark, ruleId });
  const both = await Promise.all([once(), once()]);
  expect(both.filter((applied) => applied !== undefined)).toEqual([{ products: 1, rows: 2, days: 8 }]);
  expect(await once()).toBeUndefined();
  expect(await prices(lake)).toEqual([460_000, 460_000, 460_000, 460_000]);
  const { rowCount } = await harness.database.pool.query('select from audit_rows where subject_id = $1', [ruleId]);
  expect(rowCount).toBe(1);
});

test('undoing leaves days that someone has changed since, and what was sold keeps its price', async () => {
  const ruleId = await apply(rule(raise(15)));
  const { body } = await book(harness, asha.token, [stayItem(nights)]);
  const { rows: sold } = await harness.database.pool.query('select total_paise from bookings');
  await setDays(lake, { price: 510_000 }, ['2026-12-26']);
  await apply(rule({ ...nothing, closed: true }, { named: ['suite'], weekdays: [7] }));
  expect(await undo(ruleId)).toEqual({ restored: 6, changed: 2 });
  expect(await prices(lake)).toEqual([400_000, 400_000, 510_000, 400_000]);
  expect(await prices(suite)).toEqual([900_000, 900_000, 900_000, 1_035_000]);
  expect((await harness.database.pool.query('select total_paise from bookings')).rows).toEqual(sold);
  expect((await pay(harness, body)).status).toBe(200);
});

test('a rule is undone until its last day is over, from today on; the undo of the grid does not know it', async () => {
  const ruleId = await apply(rule(raise(15)));
  await expect(undoStockChange(harness.ctx(operator), { changeId: ruleId })).rejects.toMatchObject({
    name: 'NotFoundError',
  });
  const own = await setDays(villa, { price: 510_000 }, ['2026-12-24']);
  await expect(undo(own)).rejects.toMatchObject({ name: 'NotFoundError' });
  await expect(undo(randomUUID())).rejects.toThrow('can no longer be undone');
  await expect(undo('x')).rejects.toMatchObject({ name: 'NotFoundError' });
  const { now } = harness.clock;
  try {
    harness.clock.now = new Date('2026-12-26T10:00:00+05:30');
    expect(await undo(ruleId)).toEqual({ restored: 4, changed: 4 });
    const later = { first: dayOf('2027-03-01'), last: dayOf('2027-03-02') };
    const spring = await apply(rule(raise(15), later));
    harness.clock.now = new Date('2027-03-02T23:00:00+05:30');
    await setDays(villa, { price: 520_000 }, ['2027-03-02']);
    expect((await listStockRules(harness.ctx(operator), {})).rules.map(({ state }) => state).slice(0, 2)).toEqual([
      'applied',
      'past',
    ]);
    expect(await undo(spring)).toEqual({ restored: 2, changed: 2 });
  } finally {
    harness.clock.now = now;
  }
});

test('a rule that is too large is refused before anything is calculated', async () => {
  const { pool } = harness.database;
  await pool.query(
    `with more as (insert into sellables (product_type, units, price_paise) select 'stay', 1, 100000 from generate_series(1, 300) returning id)
     insert into room_types (stay_id, sellable_id, name, description, price_paise, max_guests, bed_configuration)
     select s.id, more.id, 'Room ' || more.id, '-', 100000, 2, '-' from more, stays s where s.slug = 'lake-house'`,
  );
  try {
    const order = rule(raise(15), { last: '2027-12-20' });
    await expect(preview(order)).rejects.toThrow('The maximum is 1,00,000');
  } finally {
    await pool.query(`delete from room_types where name like 'Room %'`);
  }
});

// one connection cannot wait for itself
describe.skipIf(inject('ground').kind === 'embedded')('beside sales', () => {
  test('a rule waits for a sale of its days, and sales go on until it writes them', async () => {
    const order = rule(raise(15));
    const { mark } = await preview(order);
    await book(harness, asha.token, [stayItem(nights)]);
    const client = await harness.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select from allotments where sellable_id = $1 for no key update`, [lake]);
      const applied = applyStockRule(harness.ctx(operator), { order, mark, ruleId: randomUUID() });
      const waits = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into allotments%'`;
      await expect.poll(async () => (await harness.database.pool.query(waits)).rowCount).toBe(1);
      // another room of the rule is not locked yet, as rows are locked in order
      const { status } = await book(harness, asha.token, [
        stayItem({ ...nights, roomType: 'Last Suite', price: 19_000, totalPrice: 19_000 }),
      ]);
      expect(status).toBe(200);
      await client.query('commit');
      expect(await applied).toMatchObject({ days: 8 });
    } finally {
      client.release();
    }
    expect(await prices(suite)).toEqual([1_035_000, 1_035_000, 1_035_000, 1_035_000]);
  });

  test('each of many sales at the same moment has the price before the rule or the one after it', async () => {
    const order = rule(raise(15));
    const { mark } = await preview(order);
    const buyers = await Promise.all(Array.from({ length: 4 }, (_, at) => harness.signUp(`Buyer ${at}`)));
    const [, ...sales] = await Promise.all([
      applyStockRule(harness.ctx(operator), { order, mark, ruleId: randomUUID() }),
      ...buyers.map(({ token }) => book(harness, token, [stayItem(nights)])),
    ]);
    expect(sales.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const { rows } = await harness.database.pool.query('select subtotal_paise::int as paid from bookings');
    for (const { paid } of rows) expect([900_000, 1_020_000]).toContain(paid);
    expect(await prices(lake)).toEqual([460_000, 460_000, 460_000, 460_000]);
  });
});
