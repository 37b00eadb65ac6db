import { expect, test } from 'vitest';
import { textIn } from '../../messages/translate.ts';
import { dayOf } from '../../service/core/day.ts';
import { arrivalWords } from './arrival-words.ts';

const today = dayOf('2026-12-31');
const words = (firstDay: string | null, lastDay: string | null = firstDay) =>
  arrivalWords(textIn('en'), { firstDay, lastDay }, today);

test('an arrival is worded by how near it is', () => {
  expect(words('2026-12-30').when).toBe('Yesterday');
  expect(words('2026-12-31').when).toBe('Today');
  expect(words('2027-01-01').when).toBe('Tomorrow');
  expect(words('2026-12-12').when).toBe('Sat, 12 Dec');
  expect(words('2027-01-02').when).toBe('2 Jan 2027');
});

test('the last day is added if it is another one', () => {
  expect(words('2026-12-31', '2027-01-02')).toEqual({ when: 'Today', until: '2 Jan' });
  expect(words('2026-12-31').until).toBeNull();
  expect(words(null)).toEqual({ when: '', until: null });
});
