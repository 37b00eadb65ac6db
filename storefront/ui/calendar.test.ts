import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dayOf } from '../../service/core/day.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
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

test('only prices that differ from the usual one are shown, and the lowest has a sign', () => {
  const prices: Readonly<Record<string, number>> = { '2026-12-08': 3_900, '2026-12-24': 24_000 };
  const html = renderToStaticMarkup(
    createElement(Calendar, {
      range: { checkIn: null, checkOut: null },
      onPick: () => undefined,
      today: dayOf('2026-12-01'),
      last: dayOf('2027-11-01'),
      months: 1,
      night: (day) => {
        const price = paiseOf((prices[day] ?? 4_200) * 100);
        return day === '2026-12-09'
          ? { text: 'Sold out', soldOut: true }
          : { text: formatMoney(price), soldOut: false, price };
      },
    }),
  );
  const cell = (day: string) => html.split(`data-day="${day}"`)[1]?.split('</td>')[0] ?? '';
  const shown = (day: string) => [...cell(day).matchAll(/aria-hidden="true"[^>]*>([^<]+)</g)].map(([, text]) => text);
  expect(['2026-12-07', '2026-12-08', '2026-12-24'].map(shown)).toEqual([
    ['7', '\u00a0'],
    ['8', '▾3.9k'],
    ['24', '24k'],
  ]);
  expect(cell('2026-12-07')).toContain('₹4,200<');
  expect(cell('2026-12-08')).toContain('₹3,900, Lowest price<');
  expect(cell('2026-12-08')).toContain('text-success');
  expect(cell('2026-12-24')).not.toContain('text-success');
  expect(cell('2026-12-09')).toContain('Sold out');
  expect(html).toContain('₹4,200 on days without a price');
  expect(html).toContain('Lowest price ₹3,900');
  expect(
    [5, 6, 7].map((day) => html.split(`data-day="2026-12-0${day}"`)[0]?.split('<td').at(-1)?.includes('weekend')),
  ).toEqual([true, true, false]);
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
