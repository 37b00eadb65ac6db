import type { ProductKind } from '../../catalog/product-kind.ts';
import type { Day } from '../../core/day.ts';

/** What happens to a line on a day: stays arrive and leave, vehicle hires begin and end, visits take place. */
export type DayEvent = 'arrives' | 'leaves' | 'begins' | 'ends' | 'takes-place';

/** Returns what happens to a line on a day; undefined on days in between and outside it. */
export function dayEventOf(
  dates: ProductKind['dates'],
  { startDay }: { readonly startDay: Day },
  lastDay: Day,
  day: Day,
): DayEvent | undefined {
  if (day < startDay || day > lastDay) return undefined;
  if (dates === 'slot') return 'takes-place';
  const nights = dates === 'nights';
  if (day === startDay) return nights ? 'arrives' : 'begins';
  if (day === lastDay) return nights ? 'leaves' : 'ends';
  return undefined;
}
