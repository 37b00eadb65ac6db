import { type Day, formatDay } from '../../service/core/day.ts';

const partsOf = (day: Day) => /(?<date>\d+) (?<month>\w+) (?<year>\d{4})$/.exec(formatDay(day))?.groups ?? {};

/** A short form of the first to the last day: '10–13 Dec', '30 Dec – 2 Jan', '10 Dec'. */
export function daySpan(first: Day, last: Day): string {
  const [from, to] = [partsOf(first), partsOf(last)];
  const end = `${to['date']} ${to['month']}`;
  if (first === last) return end;
  return from['month'] === to['month'] ? `${from['date']}–${end}` : `${from['date']} ${from['month']} – ${end}`;
}
