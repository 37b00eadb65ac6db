import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { addDays, dayOf } from '../service/core/day.ts';
import { type Harness, startHarness } from './harness.ts';
import { brokenInvariants, lastSuite, manyBookings, setBookingLimits, stayItem } from './travellers.ts';

/** A site whose bookings are changed. Called at the top of a file. */
export function siteWithChanges() {
  let harness: Harness;
  let asha: Awaited<ReturnType<Harness['signUp']>>;
  const start = new Date('2026-11-20T10:00:00+05:30');
  const hour = 3_600_000;
  let days = 0;
  beforeAll(async () => {
    harness = await startHarness();
    asha = await harness.signUp();
    await setBookingLimits(harness, manyBookings);
  });
  afterEach(async () => {
    harness.clock.now = new Date(start);
    expect(await brokenInvariants(harness)).toEqual([]);
  });
  afterAll(() => harness.close());

  /** Days of their own for each test, a month and more ahead or from that one on. */
  function fresh(from?: string): (offset: number) => string {
    days += 6;
    const first = from === undefined ? addDays(dayOf('2027-01-10'), days) : dayOf(from);
    return (offset) => addDays(first, offset);
  }
  const stay = (day: (offset: number) => string, overrides = {}) =>
    stayItem({ selectedDate: day(0), checkOut: day(2), ...overrides });
  const suite = (day: (offset: number) => string) => stay(day, lastSuite);
  const heldUnits = async (day: string) => {
    const { rows } = await harness.database.pool.query<{ taken: number }>(
      'select taken from allotments join sellables s on s.id = sellable_id where day = $1 and s.units = 1 and taken > 0',
      [day],
    );
    return rows.length;
  };
  const emails = async (id: string) =>
    (await harness.emails())
      .filter(({ plain }) => plain.includes(id))
      .map(({ kind, subject, plain }) => ({ kind, subject, plain }));

  return {
    get harness() {
      return harness;
    },
    get asha() {
      return asha;
    },
    start,
    hour,
    stay,
    suite,
    heldUnits,
    emails,
    fresh,
  };
}
