import { describe, expect, test } from 'vitest';
import { english } from '../../messages/translate.ts';
import { dayOf } from '../../service/core/day.ts';
import { holidaysOn, isWeekend } from './holidays.ts';

const on = (day: string, state?: string) => holidaysOn(english, dayOf(day), state);

describe('public holidays', () => {
  test('national days are holidays everywhere and in every year', () => {
    expect(on('2026-01-26')).toEqual(['Republic Day']);
    expect(on('2031-10-02', 'Goa')).toEqual(['Gandhi Jayanti']);
  });

  test('a state has its own days beside those of the country', () => {
    expect(on('2027-12-19', 'Goa')).toEqual(['Liberation Day']);
    expect(on('2027-12-19', 'Kerala')).toEqual([]);
    expect(on('2027-12-19')).toEqual([]);
    expect(on('2026-05-01', 'Maharashtra')).toEqual(['Buddha Purnima', 'Maharashtra Day']);
    expect(on('2028-04-14', 'Uttarakhand')).toEqual(['Good Friday', 'Ambedkar Jayanti']);
  });

  test('a festival that is not notified yet says so', () => {
    expect(on('2026-11-08')).toEqual(['Diwali']);
    expect(on('2027-10-29')).toEqual(['Diwali (expected date)']);
    expect(on('2027-11-08')).toEqual([]);
  });

  test('weekends are Saturday and Sunday', () => {
    const days = ['2026-12-18', '2026-12-19', '2026-12-20', '2026-12-21'].map(dayOf);
    expect(days.map(isWeekend)).toEqual([false, true, true, false]);
  });
});
