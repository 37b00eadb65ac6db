import { instantAt, isDay } from '../../service/core/day.ts';

/** The instant of a date and time field, in Indian time: '2026-12-01T09:30'; an invalid date for any other text. */
export function plannedInstant(typed: string): Date {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::\d\d)?$/.exec(typed.trim()) ?? [];
  return day !== undefined && time !== undefined && isDay(day) ? instantAt(day, time) : new Date(Number.NaN);
}
