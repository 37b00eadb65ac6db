import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, escapeFormula, unescapeFormula } from '../core/csv.ts';
import { fieldCell, fieldIn } from './cell.ts';

const text = { kind: 'text', column: 'c' } as const;
const texts = { kind: 'texts', column: 'c' } as const;

test('no text becomes a formula, and every text is read back unchanged', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((rest) => `=${rest}`),
        fc.string().map((rest) => `'${rest}`),
      ),
      (one) => {
        const cell = escapeFormula(one);
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
        expect(unescapeFormula(cell)).toBe(one);
      },
    ),
  );
});

test('texts of a list are lines, and JSON if a line could not separate them', () => {
  expect(fieldCell(texts, ['Guide', 'Tea'])).toBe('Guide\nTea');
  for (const list of [
    ['-10 °C gear', 'b'],
    ['two\nlines', 'x'],
    ['[odd', 'y'],
    ['=1', '=2'],
  ]) {
    const cell = fieldCell(texts, list);
    expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    expect(fieldIn(texts, cell)).toEqual({ value: list });
  }
});

test('numbers are read as Indian spreadsheets write them, and refused with a message', () => {
  const money = { kind: 'money', column: 'c' } as const;
  expect(['4000', '₹ 1,23,456.50', '-12.5', "'-12.5"].map((cell) => fieldIn(money, cell))).toEqual([
    { value: 4000 },
    { value: 123456.5 },
    { value: -12.5 },
    { value: -12.5 },
  ]);
  for (const cell of ['1e9', '12 rupees', '0x10', '1.2.3']) expect(fieldIn(money, cell)).toHaveProperty('problem');
  expect(fieldCell(money, -12.5)).toBe('-12.5');
});

test('a comma before one or two digits is a decimal sign, and ambiguous numbers are refused', () => {
  const money = { kind: 'money', column: 'c' } as const;
  expect(['1450,50', '1,45,050', '-1450,5'].map((cell) => fieldIn(money, cell))).toEqual(
    [1450.5, 145_050, -1450.5].map((value) => ({ value })),
  );
  expect(fieldIn(money, '1.450')).toEqual({ problem: expect.stringContaining('can be read in two ways') });
  expect(fieldIn(money, '1,2345')).toEqual({ problem: 'must be a number' });
  expect(fieldIn({ kind: 'decimal', column: 'c' }, '28.613')).toEqual({ value: 28.613 });
});

test('a boolean is read in any case, and an empty cell is null', () => {
  const yesNo = { kind: 'boolean', column: 'c' } as const;
  expect(['TRUE', 'yes', '0', 'False', ''].map((cell) => fieldIn(yesNo, cell))).toEqual(
    [true, true, false, false, null].map((value) => ({ value })),
  );
  expect(fieldIn(yesNo, 'perhaps')).toHaveProperty('problem');
  expect(fieldIn(text, '')).toEqual({ value: null });
});

test('a line keeps commas, quotes, semicolons and line ends inside their cells', () => {
  expect(csvLine(['a,b', 'say "x"', 'c;d', '1\n2', ' e'])).toBe('"a,b","say ""x""","c;d","1\n2"," e"\r\n');
});
