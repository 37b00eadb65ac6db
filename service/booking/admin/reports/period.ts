import { addDays, type Day, dayOf, nightsBetween } from '../../../core/day.ts';
import type { Period } from './report.ts';

/** The first day of the month of a day, or of one so many months later. */
function monthStart(day: Day, later = 0): Day {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return dayOf(new Date(Date.UTC(year, month - 1 + later, 1)).toISOString().slice(0, 10));
}

/** Periods that are chosen with one press. */
export const presetNames = ['month', 'last-month', 'quarter', 'year'] as const;
export type PresetName = (typeof presetNames)[number];

/** The presets on a day: current ones end on it. The financial year begins in April, and quarters with it. */
export function presetsOn(today: Day): Readonly<Record<PresetName, Period>> {
  const month = monthStart(today);
  const inYear = (Number(today.slice(5, 7)) + 8) % 12;
  return {
    month: { first: month, last: today },
    'last-month': { first: monthStart(today, -1), last: addDays(month, -1) },
    quarter: { first: monthStart(today, -(inYear % 3)), last: today },
    year: { first: monthStart(today, -inYear), last: today },
  };
}

/**
 * The period that one is compared with. Of a month, or of its first days, it is the same days of the month before; of
 * any other period as many days before it.
 */
export function periodBefore({ first, last }: Period): Period {
  if (first === monthStart(first) && monthStart(last) === first) {
    const [before, end] = [monthStart(first, -1), addDays(first, -1)];
    const isWhole = addDays(last, 1) === monthStart(first, 1);
    const same = addDays(before, nightsBetween(first, last));
    return { first: before, last: isWhole || same > end ? end : same };
  }
  const days = nightsBetween(first, last) + 1;
  return { first: addDays(first, -days), last: addDays(first, -1) };
}
