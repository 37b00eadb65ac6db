import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import Calendar from './calendar.tsx';

/** The weeks of each shown month, as numbers of their days. */
function weeks(today: string, months: 1 | 2, checkIn: string | null = null): string[][] {
  const html = renderToStaticMarkup(
    createElement(Calendar, {
      range: { checkIn: checkIn === null ? null : dayOf(checkIn), checkOut: null },
      onPick: () => undefined,
      today: dayOf(today),
      last: dayOf('2027-11-01'),
      months,
    }),
  );
  return html
    .split('<tbody')
    .slice(1)
    .map((month) =>
      month
        .split('<tr')
        .slice(1)
        .filter((row) => !/^[^>]*\bhidden/.test(row))
        .map((row) => [...row.matchAll(/data-day="\d{4}-\d\d-(\d\d)"/g)].map(([, day]) => day).join(' '))
        .filter(Boolean),
    );
}

test('a calendar opened late in the month starts at the current week', () => {
  const [november, december] = weeks('2026-11-25', 2);
  expect(november?.[0]).toMatch(/^23 24 25 26 27 28 29$/);
  expect(november).toHaveLength(2);
  expect(december).toHaveLength(5);
});

test('a calendar opened early in the month shows all of it', () => {
  expect(weeks('2026-11-02', 1)).toHaveLength(1);
  expect(weeks('2026-11-02', 1)[0]).toHaveLength(5);
});

test('below a single month that is nearly over the next one is shown', () => {
  expect(weeks('2026-11-25', 1)).toHaveLength(2);
  // unless the chosen days are in another month
  expect(weeks('2026-11-25', 1, '2027-01-10')).toHaveLength(1);
});
