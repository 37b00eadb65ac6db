import { type Day, isDay } from '../core/day.ts';
import type { TcsRate } from './tcs.ts';

/**
 * The typed rate, or error messages by field. A rate cannot begin before today, so that past statements do not change.
 */
export function parseTcsRate(
  typed: { percent: string; from: string; withheld: boolean },
  now: Day,
): { rate: TcsRate } | { errors: Readonly<Record<string, string>> } {
  const hundredths = hundredthsIn(typed.percent);
  const from = isDay(typed.from) ? typed.from : undefined;
  if (hundredths === undefined)
    return {
      errors: { percent: 'Please enter per cent from 0 to 10, such as 0.5. Half of it is CGST, in whole hundredths.' },
    };
  if (from === undefined) return { errors: { from: 'Please choose a day.' } };
  if (from < now) return { errors: { from: 'What is past stays as it was: choose today or a later day.' } };
  return { rate: { from, percent: hundredths / 100, withheld: typed.withheld } };
}

/** Parses '0.5' into hundredths of a percent, which must split into two equal halves. */
function hundredthsIn(typed: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  const hundredths = whole === '' ? Number.NaN : Number(whole + part.padEnd(2, '0'));
  return hundredths <= 1_000 && hundredths % 2 === 0 ? hundredths : undefined;
}
