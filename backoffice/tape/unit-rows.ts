import type { Day } from '../../service/core/day.ts';

/** What occupies units from a day until another, which it does not include. */
export interface UnitSpan {
  readonly startDay: Day;
  readonly endDay: Day;
  readonly units: number;
  /** The unit that it has, from 1; absent: any. */
  readonly unit?: number | undefined;
}

/**
 * Places spans into rows, one a unit, for view: those with a unit first, then each by its first day (in the given order
 * on equal days) in the first rows that are free. The same spans always have the same rows. A row beyond the units
 * there are is overbooked.
 */
export function firstFit<Span extends UnitSpan>(spans: readonly Span[]): Span[][] {
  const rows: Span[][] = [];
  const isFree = (row: readonly Span[] | undefined, { startDay, endDay }: Span) =>
    !row?.some((other) => other.startDay < endDay && startDay < other.endDay);
  const put = (span: Span, at: number) => {
    while (rows.length <= at) rows.push([]);
    rows[at]?.push(span);
  };
  const ordered = spans.toSorted(
    (a, b) => Number(a.unit === undefined) - Number(b.unit === undefined) || a.startDay.localeCompare(b.startDay),
  );
  for (const span of ordered) {
    if (span.unit !== undefined && isFree(rows[span.unit - 1], span)) {
      put(span, span.unit - 1);
      continue;
    }
    for (let [left, at] = [span.units, 0]; left > 0; at += 1) {
      if (!isFree(rows[at], span)) continue;
      put(span, at);
      left -= 1;
    }
  }
  return rows;
}
