import type { ProductType } from '../catalog/product.ts';
import { addDays, type Day } from '../core/day.ts';

/** The last day of a line as it is shown and asked for again: a stay's check-out, else the last day that belongs to it. */
export function lastDayOf({ type, endDay }: { type: ProductType; endDay: Day }): Day {
  return type === 'stay' ? endDay : addDays(endDay, -1);
}
