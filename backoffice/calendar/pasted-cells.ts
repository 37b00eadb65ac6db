import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import type { Translate } from '../../messages/translate.ts';
import type { Day } from '../../service/core/day.ts';
import { fromRupees } from '../../service/core/money.ts';
import { isAmount, readNumber } from '../../service/core/typed-number.ts';
import type { DayEdit, StockRow } from '../../service/stock/stock-change.ts';
import { bounds, type CellSelection, isOneCell } from './selection.ts';

/** What pasted or typed numbers set. */
export type NumbersAre = 'price' | 'units';

/**
 * Parses pasted spreadsheet cells: null for an empty cell. Returns the text of the first cell that is not a number
 * instead.
 */
export function readSheet(
  text: string,
): { readonly values: readonly (readonly (number | null)[])[] } | { readonly wrong: string } {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  const values: (number | null)[][] = [];
  for (const line of lines) {
    const row: (number | null)[] = [];
    for (const cell of line.split('\t')) {
      const plain = cell
        .trim()
        .replace(/^"(.*)"$/s, '$1')
        .trim();
      const value = plain === '' ? null : readNumber(plain, 'money');
      if (value !== null && (typeof value !== 'number' || !isAmount(value))) return { wrong: cell.trim().slice(0, 40) };
      row.push(value);
    }
    values.push(row);
  }
  return { values };
}

/**
 * The edits of a paste: one number fills the selection, several go to the cells from the first selected one on, and
 * empty cells change nothing. Returns an error message if the paste exceeds the grid or a number of units is not valid.
 */
export function pasteEdits(
  t: Translate,
  values: readonly (readonly (number | null)[])[],
  at: { readonly selection: CellSelection; readonly rows: readonly StockRow[]; readonly days: readonly Day[] },
  are: NumbersAre,
): { readonly edits: readonly DayEdit[] } | { readonly wrong: string } {
  const { selection, rows, days } = at;
  const { top, bottom, first, last } = bounds(selection);
  const only = values.length === 1 && values[0]?.length === 1 ? values[0][0] : undefined;
  const broken = values.flat().find((value) => value !== null && !Number.isInteger(value));
  if (broken !== undefined)
    return {
      wrong: t(are === 'units' ? adminCalendarTexts.notUnits : adminCalendarTexts.notRupees, { cell: broken ?? '' }),
    };
  const says = (value: number) => (are === 'price' ? { price: fromRupees(value) } : { units: value });
  if (typeof only === 'number' && !isOneCell(selection))
    return { edits: [{ rows: rows.slice(top, bottom + 1), days: days.slice(first, last + 1), says: says(only) }] };
  const widest = Math.max(...values.map((row) => row.length));
  if (top + values.length > rows.length || first + widest > days.length)
    return { wrong: t(adminCalendarTexts.pasteTooLarge) };
  const edits = values.flatMap((line, down) => {
    const row = rows[top + down];
    const byValue = Map.groupBy(
      line.flatMap((value, right) => {
        const day = days[first + right];
        return value === null || !day ? [] : [{ value, day }];
      }),
      ({ value }) => value,
    );
    return row
      ? [...byValue].map(([value, on]) => ({ rows: [row], days: on.map(({ day }) => day), says: says(value) }))
      : [];
  });
  return edits.length === 0 ? { wrong: t(adminCalendarTexts.pasteEmpty) } : { edits };
}
