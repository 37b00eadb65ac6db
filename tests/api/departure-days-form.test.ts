import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminUrls } from '../../backoffice/urls.ts';
import { experienceAvailability } from '../../service/catalog/experiences/experience-availability.ts';
import { addDays, dayOf } from '../../service/core/day.ts';
import { adminForms, fieldsIn, withValues } from '../admin-forms.ts';
import { type Harness, startHarness } from '../harness.ts';
import { adminSession } from '../staff.ts';

let harness: Harness;
let editor: ReturnType<typeof adminForms>;
beforeAll(async () => {
  harness = await startHarness({}, { pages: true });
  editor = adminForms(harness, await adminSession(harness, 'editor'));
});
afterAll(() => harness.close());

const page = adminUrls.calendarProduct('tour-package', 'two-shrines');
const form = async () => fieldsIn((await editor.open(page)).body, 'departures');
const send = (season: Record<string, string>, ...weekdays: number[]) =>
  editor.send(page, [
    ...withValues([], season),
    ...weekdays.map((day) => ['departs', String(day)] as const),
    ['do', 'departures'],
  ]);

/** Those of some days on which the tour can be booked: two Fridays in winter, a Saturday between, and one in April. */
async function departsOn(): Promise<string[]> {
  const open: string[] = [];
  for (const text of ['2026-12-11', '2026-12-12', '2027-04-02', '2027-12-10']) {
    const from = dayOf(text);
    const of = { type: 'tour-package', slug: 'two-shrines', from, to: addDays(from, 1) } as const;
    const [day] = await experienceAvailability(harness.ctx(), of);
    if (day?.slots.some((slot) => !slot.closed)) open.push(text);
  }
  return open;
}

test('the departures of a tour are set in its calendar: weekdays, and a season of one year or of every year', async () => {
  const winter = { seasonFirst: '2026-12-01', seasonLast: '2027-03-31' };
  expect(await form()).toEqual([
    ['seasonFirst', ''],
    ['seasonLast', ''],
  ]);

  expect((await send(winter, 5)).statusCode).toBe(302);
  expect(await departsOn()).toEqual(['2026-12-11']);
  expect(await form()).toEqual([['departs', '5'], ...Object.entries(winter)]);

  expect((await send({ ...winter, yearly: 'on' }, 5)).statusCode).toBe(302);
  expect(await departsOn()).toEqual(['2026-12-11', '2027-12-10']);
  expect(await form()).toEqual([
    ['departs', '5'],
    ['seasonFirst', '2023-12-01'],
    ['seasonLast', '2024-03-31'],
    ['yearly', 'on'],
  ]);

  const refused = await send({ seasonFirst: '2026-12-01', seasonLast: '' }, 6);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('Enter both days of the season, or neither');
  expect(await departsOn()).toEqual(['2026-12-11', '2027-12-10']);

  expect((await send({ seasonFirst: '', seasonLast: '' })).statusCode).toBe(302);
  expect(await departsOn()).toEqual(['2026-12-11', '2026-12-12', '2027-04-02', '2027-12-10']);
});

test('rooms have no departure days', async () => {
  const { body } = await editor.open(adminUrls.calendarProduct('stay', 'lake-house'));
  expect(fieldsIn(body, 'look')).not.toEqual([]);
  expect(fieldsIn(body, 'departures')).toEqual([]);
});
