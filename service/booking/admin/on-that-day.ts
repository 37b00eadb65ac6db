import type { ProductKind } from '../../catalog/product-kind.ts';
import type { Day } from '../../core/day.ts';

/** What a line does on a day: of nights who arrives and leaves, of days what begins and ends, of hours what takes place. */
export type Happens = 'arrives' | 'leaves' | 'begins' | 'ends' | 'takes-place';

/** What a line whose last day that is does on the day; undefined when somebody only stays, or nothing is. */
export function onThatDay(
  dates: ProductKind['dates'],
  { startDay }: { readonly startDay: Day },
  lastDay: Day,
  day: Day,
): Happens | undefined {
  if (day < startDay || day > lastDay) return undefined;
  if (dates === 'slot') return 'takes-place';
  const nights = dates === 'nights';
  if (day === startDay) return nights ? 'arrives' : 'begins';
  if (day === lastDay) return nights ? 'leaves' : 'ends';
  return undefined;
}
