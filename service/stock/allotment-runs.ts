import type { Day } from '../core/day.ts';
import type { AllottedDay } from './stock.ts';

/** Days on end that are offered alike, both ends included. */
interface AllotmentRun extends Omit<AllottedDay, 'day'> {
  readonly from: Day;
  readonly last: Day;
}

/** Days in order, slot by slot, as few runs: two years are one line where nothing differs. */
export function allotmentRuns(days: readonly AllottedDay[]): AllotmentRun[] {
  const runs: AllotmentRun[] = [];
  for (const { day, ...offered } of days) {
    const open = runs.at(-1);
    const alike =
      open !== undefined &&
      open.slot === offered.slot &&
      open.units === offered.units &&
      open.price === offered.price &&
      open.closed === offered.closed &&
      open.minStay === offered.minStay &&
      open.noArrival === offered.noArrival;
    if (alike) runs[runs.length - 1] = { ...open, last: day };
    else runs.push({ from: day, last: day, ...offered });
  }
  return runs;
}
