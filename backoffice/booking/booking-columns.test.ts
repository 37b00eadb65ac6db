import { expect, test } from 'vitest';
import { columnsCookie, columnsIn, columnsOnDevice, columnsText, defaultColumns } from './booking-columns.ts';

test('columns are read in the order of the table, whatever the address says', () => {
  expect(columnsIn('total.phone.nothing.total')).toEqual(['phone', 'total']);
  for (const text of [undefined, null, '', 'nothing', '<script>', 'x.'.repeat(10_000)])
    expect(columnsIn(text)).toEqual(defaultColumns);
  expect(columnsText(['total', 'evil', 'phone'])).toBe('phone.total');
});

test('a device keeps the columns that it was given', () => {
  const { name, value } = columnsCookie(['email', 'arrival']);
  expect(columnsOnDevice(`desk=1; ${name}=${value}`)).toBe('arrival.email');
  expect(columnsOnDevice(`not-${name}=${value}`)).toBeUndefined();
  expect(columnsOnDevice(null)).toBeUndefined();
});
