import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setAllotment } from '../../service/catalog/calendar/set-allotment.ts';
import { setDepartures } from '../../service/catalog/calendar/set-departures.ts';
import { experienceAvailability } from '../../service/catalog/experiences/experience-availability.ts';
import { experienceLists } from '../../service/catalog/experiences/experience-list.ts';
import { parseExperienceSearch } from '../../service/catalog/experiences/experience-search.ts';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { previewStockChange } from '../../service/catalog/stock-grid/preview-stock-change.ts';
import { saveStockChange } from '../../service/catalog/stock-grid/save-stock-change.ts';
import { addDays, dayOf, today } from '../../service/core/day.ts';
import { operator } from '../../service/core/viewer.ts';
import { askDatabase } from '../../service/search/database/ask-database.sql.ts';
import { askIndex } from '../../service/search/in-process/ask-index.ts';
import { resolveQuestion } from '../../service/search/question/question.ts';
import { outOfSeason, type SlotSeason } from '../../service/stock/slot-season.ts';
import { type Harness, startHarness } from '../harness.ts';
import { seasonFixture } from '../season-fixture.ts';
import { staffToken } from '../staff.ts';
import { book, raftItem } from '../travellers.ts';

let harness: Harness;
let admin: string;
beforeAll(async () => {
  harness = await startHarness();
  admin = await staffToken(harness);
});
const { clear, quoteLine, availability } = seasonFixture(() => harness);
afterAll(() => harness.close());
afterEach(async () => {
  await clear();
  await saveSlots(allYear);
});

const slug = 'ganga-rafting';
const of = { type: 'attraction', slug } as const;
const allYear = [
  { name: 'Morning', availableTimes: ['07:00', '09:30'] },
  { name: 'Afternoon', availableTimes: ['14:00'] },
];
/** The morning all year, the afternoon from April to September. */
const summer = { firstDay: '2026-04-01', lastDay: '2026-09-30', everyYear: true };
const seasonal = [
  { name: 'Morning', availableTimes: ['07:00', '09:30'] },
  { name: 'Summer', availableTimes: ['14:00'], ...summer },
];

async function saveSlots(timeSlots: readonly object[]): Promise<void> {
  const { body } = await harness.call('GET', `/api/attractions?filters[slug]=${slug}`);
  const path = `/api/attractions/${body.data[0].documentId}`;
  const { status } = await harness.call('PUT', path, { token: admin, body: { data: { timeSlots } } });
  expect(status).toBe(200);
}
const slotsOn = async (text: string) => {
  const from = dayOf(text);
  const [day] = await experienceAvailability(harness.ctx(), { ...of, from, to: addDays(from, 1) });
  return day?.slots.map(({ slot, left, closed }) => (closed ? `${slot} closed` : `${slot} ${left}`));
};

test('the season of a time is written and read as parts of the attraction', async () => {
  await saveSlots(seasonal);
  const { body } = await harness.call('GET', `/api/attractions?filters[slug]=${slug}&populate=timeSlots`);
  expect(body.data[0].timeSlots).toMatchObject([
    { name: 'Morning', firstDay: null, lastDay: null, everyYear: false },
    { name: 'Summer', ...summer },
  ]);
});

test('out of its season a time is not offered; in season it is, in every year', async () => {
  await saveSlots(seasonal);
  expect(await slotsOn('2026-12-12')).toEqual(['07:00 12', '09:30 12']);
  expect(await slotsOn('2027-03-31')).toEqual(['07:00 12', '09:30 12']);
  expect(await slotsOn('2027-04-01')).toEqual(['07:00 12', '09:30 12', '14:00 12']);
  expect(await slotsOn('2028-09-30')).toEqual(['07:00 12', '09:30 12', '14:00 12']);
  await saveSlots(allYear);
  expect(await slotsOn('2026-12-12')).toEqual(['07:00 12', '09:30 12', '14:00 12']);
});

test('a day on which no time is in season is closed', async () => {
  await saveSlots(seasonal.slice(1));
  expect(await slotsOn('2026-12-12')).toEqual(['14:00 closed']);
  const { body } = await harness.call('GET', `/api/attractions/${slug}/calendar?month=2026-12`);
  expect(new Set(body.data.map(({ closed, left }: { closed: boolean; left: number }) => `${closed} ${left}`))).toEqual(
    new Set(['true 0']),
  );
});

test('a time that two slots offer is offered while one of them is in season', async () => {
  await saveSlots([...seasonal, { name: 'Diwali', availableTimes: ['14:00'], firstDay: '2026-12-12' }]);
  expect(await slotsOn('2026-12-11')).toEqual(['07:00 12', '09:30 12']);
  expect(await slotsOn('2026-12-12')).toEqual(['07:00 12', '09:30 12', '14:00 12']);
  await saveSlots([...seasonal, { name: 'Always', availableTimes: ['14:00'] }]);
  expect(await slotsOn('2026-12-11')).toEqual(['07:00 12', '09:30 12', '14:00 12']);
});

test('a time out of season is refused with its season, in a quote and in a sale', async () => {
  await saveSlots(seasonal);
  const december = raftItem({ selectedTime: '14:00' });
  const problem = '14:00 is not offered on Sat, 12 Dec 2026. Its season is 1 Apr to 30 Sept.';
  expect(await quoteLine(december)).toMatchObject({ available: false, problem, unitsLeft: 0 });
  const { token } = await harness.signUp();
  const { status, body } = await book(harness, token, [december]);
  expect([status, body.error.message]).toEqual([409, `Ganga Rafting: ${problem}`]);
  const april = await book(harness, token, [raftItem({ selectedTime: '14:00', selectedDate: '2027-04-01' })]);
  expect(april.status).toBe(200);
});

test('a time that was sold before it got its season is refused from then on', async () => {
  const { token } = await harness.signUp();
  const afternoon = raftItem({ selectedTime: '14:00' });
  // its row of stock exists
  expect((await book(harness, token, [afternoon])).status).toBe(200);
  await saveSlots(seasonal);
  expect((await book(harness, token, [afternoon])).status).toBe(409);
  expect((await book(harness, token, [raftItem({ selectedTime: '09:30' })])).status).toBe(200);
});

test('the operator opens single days out of season, and the calendar of the back office says so first', async () => {
  await saveSlots(seasonal);
  const { products } = await listStockRows(harness.ctx(operator), {});
  const row = products.find((one) => one.slug === slug)?.rows.find(({ slot }) => slot === '14:00');
  const rows = [{ sellableId: row?.sellableId, slot: '14:00' }];
  const change = { edits: [{ rows, days: ['2026-12-12'], says: { closed: false } }] };
  const preview = await previewStockChange(harness.ctx(operator), { change });
  expect(preview.lines).toMatchObject([{ before: { closed: true }, after: { closed: false } }]);
  await saveStockChange(harness.ctx(operator), { change, mark: preview.mark, changeId: randomUUID() });
  expect(await slotsOn('2026-12-12')).toEqual(['07:00 12', '09:30 12', '14:00 12']);
  expect(await slotsOn('2026-12-13')).toEqual(['07:00 12', '09:30 12']);
  expect(await availability(raftItem({ selectedTime: '14:00' }))).toBe('free');
  const next = { of: { ...of, time: '14:00' }, from: dayOf('2026-12-12'), to: dayOf('2026-12-13') };
  await setAllotment(harness.ctx(operator), { ...next, closed: null });
  expect(await slotsOn('2026-12-12')).toEqual(['07:00 12', '09:30 12']);
});

test('lists find it at a time of day only in season, from the index and from SQL', async () => {
  await saveSlots(seasonal);
  const list = experienceLists.attraction;
  const find = async (date: string) => {
    const search = parseExperienceSearch(
      { type: 'attraction', place: 'rishikesh', category: null },
      new URLSearchParams({ date, time: 'afternoon' }),
      today(harness.clock.now),
    );
    const question = await resolveQuestion(harness.ctx(), list, search);
    const answer = await askDatabase(harness.database.db, list, question);
    expect(await askIndex(harness.ctx(), list, question)).toEqual(answer);
    return answer.total;
  };
  expect([await find('2026-12-12'), await find('2027-04-01')]).toEqual([0, 1]);
  await saveSlots(allYear);
  expect(await find('2026-12-12')).toBe(1);
});

test('the database and the program agree about every season and day', async () => {
  const date = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    .map((at) => dayOf(at.toISOString().slice(0, 10)));
  const anySeason: fc.Arbitrary<SlotSeason> = fc.oneof(
    fc.record({ first: date, last: date, yearly: fc.constant(true) }),
    fc.record({ first: fc.option(date), last: fc.option(date), yearly: fc.constant(false) }),
  );
  const cases = fc.sample(fc.tuple(fc.array(anySeason, { minLength: 1, maxLength: 3 }), date), {
    seed: 35,
    numRuns: 500,
  });
  const { rows } = await harness.database.pool.query(
    `select out_of_season(jsonb_build_object('18:00', x.seasons), '18:00', x.day) as out
     from jsonb_to_recordset($1::jsonb) as x(at int, seasons jsonb, day date) order by at`,
    [JSON.stringify(cases.map(([seasons, day], at) => ({ at, seasons, day })))],
  );
  expect(rows.map(({ out }) => out)).toEqual(
    cases.map(([seasons, day]) => outOfSeason({ '18:00': seasons }, '18:00', day)),
  );
});

test('departures can be bounded by a season, of one period or of every year', async () => {
  const tour = { type: 'tour-package', slug: 'two-shrines' } as const;
  const closedOn = async (days: readonly string[]) => {
    const closed: string[] = [];
    for (const text of days) {
      const from = dayOf(text);
      const [day] = await experienceAvailability(harness.ctx(), { ...tour, from, to: addDays(from, 1) });
      if (day?.slots.every((slot) => slot.closed)) closed.push(text);
    }
    return closed;
  };
  const season = (first: string, last: string, yearly: boolean) => ({ first: dayOf(first), last: dayOf(last), yearly });
  const set = (when: Parameters<typeof setDepartures>[1]['when']) =>
    setDepartures(harness.ctx(operator), { of: tour, when });
  // Fridays, and a Saturday
  const days = ['2026-11-27', '2026-12-11', '2026-12-12', '2027-04-02', '2027-12-03', '2028-02-25'];
  await set({ weekdays: [5], season: season('2026-12-01', '2027-03-31', true) });
  expect(await closedOn(days)).toEqual(['2026-11-27', '2026-12-12', '2027-04-02']);
  await set({ weekdays: [1, 2, 3, 4, 5, 6, 7], season: season('2026-12-01', '2027-03-31', false) });
  expect(await closedOn(days)).toEqual(['2026-11-27', '2027-04-02', '2027-12-03', '2028-02-25']);
  await set({ weekdays: [5], season: season('2027-04-01', '2027-11-30', true) });
  expect(await closedOn(days)).toEqual(['2026-12-11', '2026-12-12', '2027-12-03', '2028-02-25']);
  await expect(set({ weekdays: [5], season: season('2027-04-01', '2027-03-01', false) })).rejects.toThrow(
    'The season ends before it begins',
  );
  await set('daily');
  expect(await closedOn(days)).toEqual([]);
});
