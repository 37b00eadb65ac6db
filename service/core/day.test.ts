import { describe, expect, test } from 'vitest';
import { emailsHoldTexts } from '../../messages/en/emails/hold.ts';
import { sentence } from '../../messages/message.ts';
import { english, translateTo } from '../../messages/translate.ts';
import {
  addDays,
  dayLater,
  dayOf,
  daysBetween,
  deadlineLater,
  endOf,
  formatDate,
  formatDateInFull,
  formatDateOfYear,
  formatDay,
  formatDayOfYear,
  formatDeadline,
  formatInstant,
  instantAt,
  instantLater,
  isDay,
  nightsBetween,
  today,
} from './day.ts';

const d = dayOf('2026-12-30');

describe('a day', () => {
  test.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '26-01-01', '1999-12-31', '', null, 20261201])(
    '%s is not a day',
    (text) => expect(isDay(text)).toBe(false),
  );
  test('29 February exists in leap years', () => {
    expect(isDay('2028-02-29')).toBe(true);
  });
  test('from input is in this century, a calculated one may be in the next', () => {
    expect([isDay('2000-01-01'), isDay('2099-12-31'), isDay('2100-01-01')]).toEqual([true, true, false]);
    expect(dayOf('2199-12-31')).toBe('2199-12-31');
    for (const text of ['2200-01-01', '1999-12-31', '2100-02-29', 'soon'])
      expect(() => dayOf(text)).toThrow(RangeError);
  });
});

describe('days are calculated', () => {
  test('across months, years and leap days', () => {
    expect(addDays(d, 3)).toBe('2027-01-02');
    expect(addDays(d, -30)).toBe('2026-11-30');
    expect(addDays(dayOf('2028-02-28'), 1)).toBe('2028-02-29');
  });
  test('as nights: the day of departure is not a night', () => {
    expect([nightsBetween(d, d), nightsBetween(d, addDays(d, 3)), nightsBetween(addDays(d, 2), d)]).toEqual([0, 3, -2]);
    expect(daysBetween(d, addDays(d, 3))).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
    expect([daysBetween(d, d), daysBetween(d, addDays(d, -1))]).toEqual([[], []]);
  });
});

describe('local time is that of India', () => {
  test('where a day begins five and a half hours before it does in London', () => {
    expect(today(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
    expect(today(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
  });
  test('a time becomes an instant, and a day ends at midnight', () => {
    expect(instantAt(d, '14:00').toISOString()).toBe('2026-12-30T08:30:00.000Z');
    expect(endOf(d).toISOString()).toBe('2026-12-30T18:30:00.000Z');
  });
  test('and is formatted there', () => {
    expect(formatDay(english, dayOf('2026-12-12'))).toBe('Sat, 12 Dec 2026');
    // as English is written in India
    const [month, weekday] = ['month', 'weekday'].map(
      (part) => new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', [part]: 'short' }),
    );
    for (const on of daysBetween(dayOf('2027-12-01'), dayOf('2028-12-01'))) {
      const at = new Date(on);
      expect(formatDay(english, on)).toBe(
        `${weekday?.format(at)}, ${at.getUTCDate()} ${month?.format(at)} ${at.getUTCFullYear()}`,
      );
    }
    expect(formatInstant(english, new Date('2026-11-21T12:35:00Z'))).toBe('21 Nov 2026, 6:05 pm');
  });

  test('and a deadline at midnight is shown as the minute before', () => {
    expect(formatDeadline(english, new Date('2026-11-20T18:30:00Z'))).toBe('20 Nov 2026, 11:59 pm');
    expect(formatDeadline(english, new Date('2026-11-20T18:31:00Z'))).toBe('21 Nov 2026, 12:01 am');
    expect(formatDeadline(english, new Date('2026-11-21T06:30:00Z'))).toBe('21 Nov 2026, 12:00 pm');
  });
});

describe('in Hindi, with Latin digits,', () => {
  const hindi = translateTo('hi');
  const on = dayOf('2026-12-12');
  test('a day has full names of months', () => {
    expect(formatDay(hindi, on)).toBe('शनि, 12 दिसंबर 2026');
    expect(formatDayOfYear(hindi, on)).toBe('शनि, 12 दिसंबर');
    expect(formatDate(hindi, on)).toBe('12 दिसंबर 2026');
    expect(formatDateOfYear(hindi, on)).toBe('12 दिसंबर');
    expect(formatDateInFull(hindi, '1961-02-28')).toBe('28 फ़रवरी 1961');
    expect([formatDate(english, on), formatDateOfYear(english, on)]).toEqual(['12 Dec 2026', '12 Dec']);
  });
  test('a time is as unambiguous as in English', () => {
    expect(formatInstant(hindi, new Date('2026-11-21T12:35:00Z'))).toBe('21 नवंबर 2026, 6:05 pm');
    expect(formatDeadline(hindi, new Date('2026-11-20T18:30:00Z'))).toBe('20 नवंबर 2026, 11:59 pm');
  });
  test('a sentence that is worded later has the same', () => {
    const until = deadlineLater(new Date('2026-11-20T18:30:00Z'));
    const held = sentence(emailsHoldTexts.held, { until });
    expect(hindi.of(held)).toBe(english.of(held).replace('Nov', 'नवंबर'));
    expect([hindi, english].map(dayLater(on))).toEqual(['शनि, 12 दिसंबर 2026', 'Sat, 12 Dec 2026']);
    expect([hindi, english].map(instantLater(instantAt(on, '00:30')))).toEqual([
      '12 दिसंबर 2026, 12:30 am',
      '12 Dec 2026, 12:30 am',
    ]);
  });
});
