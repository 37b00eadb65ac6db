import { expect, test } from 'vitest';
import { addDays, dayOf, daysBetween } from '../core/day.ts';
import { parseInWorker } from './parse-in-worker.ts';
import { parseTakenDays } from './parse-taken-days.ts';

const from = dayOf('2026-12-01');
const source = { from, to: addDays(from, 400), wholeDays: false, ownSuffix: '@calendars.house.example' };
const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//X//Y//EN', ...events, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1@x.example', ...lines, 'END:VEVENT'].join('\r\n');
const take = (text: string, more = {}) => parseTakenDays({ ...source, text, ...more });
const read = (text: string, more = {}) => {
  const taken = take(text, more);
  if ('problem' in taken) throw new Error(taken.problem);
  return { ...taken, days: [...new Set([...taken.events.values()].flat())].sort() };
};
const daysOf = (...lines: string[]) => read(calendar(event(...lines))).days;

test('nights are those before the day of departure', () => {
  const nights = ['2026-12-10', '2026-12-11'];
  expect(daysOf('DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212')).toEqual(nights);
  expect(daysOf('DTSTART;VALUE=DATE:20261210', 'DURATION:P2D')).toEqual(nights);
  expect(daysOf('DTSTART:20261210T140000', 'DTEND:20261212T110000')).toEqual(nights);
  expect(daysOf('DTSTART;TZID=Asia/Kolkata:20261210T140000', 'DTEND;TZID=Asia/Kolkata:20261212T110000')).toEqual(
    nights,
  );
  // 8:30 pm UTC is 2:00 am in India
  expect(daysOf('DTSTART:20261209T203000Z', 'DTEND:20261212T053000Z')).toEqual(nights);
});

test('an event that starts and ends on one day takes that day, and a vehicle that is returned during the day is taken on that day', () => {
  expect(daysOf('DTSTART;VALUE=DATE:20261210')).toEqual(['2026-12-10']);
  expect(daysOf('DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261210')).toEqual(['2026-12-10']);
  const hire = calendar(event('DTSTART:20261210T090000', 'DTEND:20261211T090000'));
  expect(read(hire, { wholeDays: true })).toMatchObject({ days: ['2026-12-10', '2026-12-11'] });
  const untilMidnight = calendar(event('DTSTART:20261210T000000', 'DTEND:20261211T000000'));
  expect(read(untilMidnight, { wholeDays: true })).toMatchObject({ days: ['2026-12-10'] });
});

test('past days and days too far ahead are skipped, and the rest of their span is read', () => {
  expect(daysOf('DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261203')).toEqual(['2026-12-01', '2026-12-02']);
  expect(daysOf('DTSTART;VALUE=DATE:20300101', 'DTEND;VALUE=DATE:20300105')).toEqual([]);
  // some channels close a room forever to say that it is not sold there
  expect(daysOf('DTSTART;VALUE=DATE:00010101', 'DTEND;VALUE=DATE:99990101')).toHaveLength(400);
  expect(daysOf('DTSTART:00010101T000000Z', 'DTEND:99991231T235959Z')).toHaveLength(400);
});

test('cancelled and transparent events take nothing', () => {
  const span = ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261212'];
  expect(daysOf(...span, 'STATUS:CANCELLED')).toEqual([]);
  expect(daysOf(...span, 'TRANSP:TRANSPARENT')).toEqual([]);
});

test('a repeating event takes every date except cancelled ones', () => {
  const weekly = event('DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261206', 'RRULE:FREQ=WEEKLY;COUNT=4');
  const off = event('RECURRENCE-ID;VALUE=DATE:20261219', 'DTSTART;VALUE=DATE:20261219', 'STATUS:CANCELLED');
  expect(read(calendar(weekly))).toMatchObject({ days: ['2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26'] });
  expect(read(calendar(weekly, off))).toMatchObject({ days: ['2026-12-05', '2026-12-12', '2026-12-26'] });
});

test("reservations of the channel's guests are recognised by their summary", () => {
  const span = ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261211'];
  expect(take(calendar(event(...span, 'SUMMARY:Reserved')))).toMatchObject({ reserved: ['2026-12-10'] });
  expect(take(calendar(event(...span, 'SUMMARY:Airbnb (Not available)')))).toMatchObject({ reserved: [] });
});

test('our own events are skipped, and a calendar with nothing else is rejected', () => {
  const span = ['DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261211', 'END:VEVENT'].join('\r\n');
  const own = `BEGIN:VEVENT\r\nUID:abc-2026-12-10@calendars.house.example\r\n${span}`;
  expect(take(calendar(own))).toHaveProperty('problem');
  expect(read(calendar(own, event('DTSTART;VALUE=DATE:20261224')))).toMatchObject({ days: ['2026-12-24'] });
});

test.each(['', 'Not found', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])('%j is not a calendar', (text) => {
  expect(take(text)).toEqual({ problem: 'the link is not a calendar' });
});

test('a truncated calendar is rejected as a whole', () => {
  const whole = calendar(event('DTSTART;VALUE=DATE:20261210'));
  expect(take(whole.slice(0, -20))).toEqual({ problem: 'the calendar is incomplete' });
});

test('an empty calendar takes nothing', () => {
  expect(read(calendar())).toMatchObject({ days: [], reserved: [], unread: [] });
});

const nights = ['2027-03-28', '2027-03-29'];
const other = ['2027-04-10'];
/** What real programs send for the nights of 28 and 29 March, beside an event on 10 April. */
test.each<[string, string[], string[], (string | RegExp)?]>([
  ['a date without VALUE', ['DTSTART:20270328', 'DTEND:20270330'], nights],
  ['a date with hyphens', ['DTSTART;VALUE=DATE:2027-03-28', 'DTEND;VALUE=DATE:2027-03-30'], nights],
  ['a date with hyphens and no VALUE', ['DTSTART:2027-03-28', 'DTEND:2027-03-30'], nights],
  ['a date with slashes', ['DTSTART:2027/03/28', 'DTEND:2027/03/30'], nights],
  ['a time with hyphens', ['DTSTART:2027-03-28T14:00:00', 'DTEND:2027-03-30T11:00:00'], nights],
  ['a time with its zone', ['DTSTART:2027-03-28T14:00:00+05:30', 'DTEND:2027-03-30T11:00:00+05:30'], nights],
  ['a time with fractions', ['DTSTART:2027-03-28T08:30:00.000Z', 'DTEND:2027-03-30T05:30:00.000Z'], nights],
  [
    'a date with a time that it does not mean',
    ['DTSTART;VALUE=DATE:20270328T000000', 'DTEND;VALUE=DATE:20270330T000000'],
    nights,
  ],
  [
    'a zone with a colon',
    ['DTSTART;TZID=(UTC+05:30) Chennai:20270328T140000', 'DTEND;TZID="(UTC+05:30)":20270330T110000'],
    nights,
  ],
  ['names in small letters', ['dtstart;value=date:20270328', 'dtend;value=date:20270330'], nights],
  ['spaces at the ends', ['DTSTART;VALUE=DATE: 20270328 ', 'DTEND;VALUE=DATE:20270330\t'], nights],
  ['an empty start', ['DTSTART:', 'DTEND:20270330'], [], 'the start ‘’ is not a date'],
  ['an empty start that says DATE', ['DTSTART;VALUE=DATE:'], [], 'the start ‘’ is not a date'],
  ['no start', ['DTEND:20270330'], [], 'no start date'],
  ['a day that does not exist', ['DTSTART:20270230', 'DTEND:20270330'], [], 'the start ‘20270230’ is not a date'],
  ['a date of another country', ['DTSTART:28/03/2027', 'DTEND:30/03/2027'], [], 'the start ‘28/03/2027’ is not a date'],
  ['an end that is no date', ['DTSTART:20270328', 'DTEND:soon'], ['2027-03-28'], 'the end ‘soon’ is not a date'],
  [
    'a time with an end that is no date',
    ['DTSTART:20270328T100000', 'DTEND:'],
    ['2027-03-28'],
    'the end ‘’ is not a date',
  ],
  [
    'an end before the start',
    ['DTSTART:20270328', 'DTEND:20270320'],
    ['2027-03-28'],
    'the end ‘20270320’ is before the start',
  ],
  ['a duration that is none', ['DTSTART:20270328', 'DURATION:two days'], ['2027-03-28'], /the duration/],
  ['a broken rule', ['DTSTART:20270328', 'RRULE:FREQ=SOMETIMES'], ['2027-03-28'], /the rule/],
  ['an empty rule', ['DTSTART:20270328', 'RRULE:'], ['2027-03-28'], /the rule/],
  ['a rule until no date', ['DTSTART:20270328', 'RRULE:FREQ=DAILY;UNTIL=never'], ['2027-03-28'], /the rule/],
  ['a rule until a date with hyphens', ['DTSTART:20270328', 'RRULE:FREQ=DAILY;UNTIL=2027-03-29'], nights],
  [
    'a rule until a date, for times',
    ['DTSTART:20270328T140000', 'DTEND:20270329T110000', 'RRULE:FREQ=DAILY;UNTIL=20270329'],
    nights,
  ],
  [
    'a rule that began long ago',
    ['DTSTART:20050101', 'RRULE:FREQ=DAILY;UNTIL=20270329', 'EXDATE:20270327'],
    [...daysBetween(from, dayOf('2027-03-27')), ...nights],
  ],
  ['a broken exception', ['DTSTART:20270328', 'RRULE:FREQ=DAILY;COUNT=2', 'EXDATE:20270332'], nights, /^EXDATE/],
  [
    'one broken exception of two',
    ['DTSTART:20270328', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:,2027-03-30'],
    nights,
    /^EXDATE/,
  ],
  ['a further date that is none', ['DTSTART:20270328', 'RDATE:20270329,later'], nights, /^RDATE/],
  ['a line that continues nothing', ['SUMMARY:Blocked', 'for the owner', 'DTSTART:20270328', 'DTEND:20270330'], nights],
  ['an alarm', ['BEGIN:VALARM', 'DTSTART:20270401', 'END:VALARM', 'DTSTART:20270328', 'DTEND:20270330'], nights],
  ['an alarm that is never closed', ['DTSTART:20270328', 'DTEND:20270330', 'BEGIN:VALARM', 'TRIGGER:-PT15M'], nights],
])('%s', (_, lines, days, problem) => {
  const taken = read(calendar(event(...lines), event('DTSTART:20270410').replace('UID:1@', 'UID:2@')));
  expect(taken.days).toEqual([...days, ...other]);
  expect(taken.unread).toEqual(
    problem === undefined
      ? []
      : [{ uid: '1@x.example', problem: typeof problem === 'string' ? problem : expect.stringMatching(problem) }],
  );
});

test('text around the calendar is ignored', () => {
  const whole = calendar(event('DTSTART:20270328', 'DTEND:20270330'));
  for (const text of [
    `\uFEFF${whole}`,
    `${whole}<!-- cached 2026-11-28 -->\n`,
    `<br>Warning: date() in feed.php\n${whole}`,
    whole.replaceAll('\r\n', '\n'),
    whole.replaceAll('\r\n', '\r'),
    whole.replaceAll('\r\n', '\r\n\r\n'),
    whole.replace('END:VEVENT\r\n', ''),
    `${whole}${calendar()}`,
  ])
    expect(read(text)).toMatchObject({ days: nights, unread: [] });
});

test.each<[string, string[], string[]]>([
  ['a check-out', ['DTSTART:20270330T110000', 'DTEND:20270330T120000'], []],
  ['a check-out without an end', ['DTSTART:20270330T110000'], []],
  ['a cleaning', ['DTSTART:20270330T110000', 'DTEND:20270330T160000'], []],
  ['a cleaning in UTC', ['DTSTART:20270330T053000Z', 'DTEND:20270330T073000Z'], []],
  ['a cleaning every day', ['DTSTART:20270330T110000', 'DTEND:20270330T130000', 'RRULE:FREQ=DAILY'], []],
  ['a check-in without an end', ['DTSTART:20270330T140000'], ['2027-03-30']],
  ['a day from its first minute to its last', ['DTSTART:20270330T000000', 'DTEND:20270330T235959'], ['2027-03-30']],
  ['an afternoon and evening', ['DTSTART:20270330T140000', 'DTEND:20270330T230000'], ['2027-03-30']],
  ['a midnight without an end', ['DTSTART:20270330T000000'], ['2027-03-30']],
  ['midnight to midnight', ['DTSTART:20270330T000000', 'DTEND:20270331T000000'], ['2027-03-30']],
])('%s takes the right nights', (_, lines, days) => {
  expect(daysOf(...lines)).toEqual(days);
});

test('a replaced date of a repeating event is read from its replacement', () => {
  const daily = event('DTSTART:20270328', 'RRULE:FREQ=DAILY;COUNT=2');
  expect(read(calendar(daily, event('RECURRENCE-ID:20270329', 'DTSTART:20270405'))).days).toEqual([
    '2027-03-28',
    '2027-04-05',
  ]);
  const all = event('RECURRENCE-ID;RANGE=THISANDFUTURE:20270329', 'DTSTART:20270405');
  expect(read(calendar(daily, all)).unread).toMatchObject([{ problem: 'it moves all later dates at once' }]);
});

test('reading stops for a calendar that never ends', async () => {
  const never = event('DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');
  const text = calendar(never);
  expect(await parseInWorker({ ...source, text }, 500)).toEqual({ problem: 'the calendar takes too long to read' });
});
