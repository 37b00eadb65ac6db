import type { Day } from '../../service/core/day.ts';
import { covers } from '../../service/stock/season.ts';
import type { StockChange, StockRow } from '../../service/stock/stock-change.ts';
import { type ChangeInForm, seasonInForm } from './change-in-form.ts';

/**
 * The change of stock lines and days (in order) that a form describes: on the ticked weekdays, or as a season over the
 * whole span.
 */
export function stockChangeIn(
  form: ChangeInForm,
  { rows, days }: { rows: readonly StockRow[]; days: readonly Day[] },
): StockChange {
  const [first, last] = [days[0], days.at(-1)];
  if (form.season !== '' && first && last) {
    const season = seasonInForm(form, [first, last]);
    return {
      sellables: [...new Set(rows.map(({ sellableId }) => sellableId))],
      season: { ...season, days: { first, last, yearly: false } },
    };
  }
  const on = days.filter((day) => covers({ days: null, weekdays: form.weekdays }, day));
  return { edits: [{ rows, days: on, says: form.says }] };
}
