import { addDays, type Day } from '../../service/core/day.ts';

const friday = 5;
const saturday = 6;

/** The Saturday of this week, or this number of weeks later. */
export const saturdayInWeek = (today: Day, later: 0 | 1): Day => addDays(weekend(today, later).checkOut, -1);

/**
 * Friday to Sunday of this week, or this number of weeks later. On a Saturday the current weekend starts that day; on a
 * Sunday it is the next one.
 */
export function weekend(today: Day, later: 0 | 1): { checkIn: Day; checkOut: Day } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const begun = weekday === saturday;
  const first = addDays(today, begun ? -1 : (friday - weekday + 7) % 7);
  const checkIn = addDays(first, 7 * later);
  return { checkIn: checkIn < today ? today : checkIn, checkOut: addDays(checkIn, 2) };
}
