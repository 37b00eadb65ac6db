import type { SheetRow } from '../../service/booking/admin/day-sheet.ts';
import type { Happens } from '../../service/booking/admin/on-that-day.ts';
import { productTypes } from '../../service/catalog/kinds.ts';

const happenings: readonly Happens[] = ['arrives', 'leaves', 'begins', 'ends', 'takes-place'];
/** A sheet of more entries shows so many of each part, until all of it is asked for. */
export const mostAtOnce = 300;
export const firstOfPart = 40;

/** The parts of a day sheet, by what happens with what, as the page draws them; `whole`: all of it is there. */
export function sheetShown(rows: readonly SheetRow[], asked: { readonly whole: boolean }) {
  const whole = asked.whole || rows.length <= mostAtOnce;
  const groups = productTypes.flatMap((type) =>
    happenings.flatMap((happens) => {
      const own = rows.filter((row) => row.type === type && row.happens === happens);
      const shown = whole ? own : own.slice(0, firstOfPart);
      return own.length > 0 ? [{ type, happens, total: own.length, rows: shown }] : [];
    }),
  );
  return { groups, total: rows.length, whole };
}
