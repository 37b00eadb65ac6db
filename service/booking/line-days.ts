import { kindOf, type ProductType } from '../catalog/kinds.ts';
import { addDays, type Day } from '../core/day.ts';

/** The last day of a line as it is shown and asked for again: the check-out of nights, else the last day that belongs to it. */
export function lastDayOf({ type, endDay }: { type: ProductType; endDay: Day }): Day {
  return kindOf(type).dates === 'nights' ? endDay : addDays(endDay, -1);
}
