import type { ManifestRow } from '../../service/booking/admin/day-manifest.ts';
import type { DayEvent } from '../../service/booking/model/line.ts';
import { productTypes } from '../../service/catalog/kinds.ts';

const happenings: readonly DayEvent[] = ['arrives', 'leaves', 'begins', 'ends', 'takes-place'];
/** A longer manifest shows only the first entries of each group until the whole list is requested. */
export const mostAtOnce = 300;
export const rowsPerGroup = 40;

/** Groups the rows of a day's manifest by product type and event. `whole`: all rows are included. */
export function manifestGroups(rows: readonly ManifestRow[], query: { readonly whole: boolean }) {
  const whole = query.whole || rows.length <= mostAtOnce;
  const groups = productTypes.flatMap((type) =>
    happenings.flatMap((happens) => {
      const matching = rows.filter((row) => row.type === type && row.happens === happens);
      const visible = whole ? matching : matching.slice(0, rowsPerGroup);
      return matching.length > 0 ? [{ type, happens, total: matching.length, rows: visible }] : [];
    }),
  );
  return { groups, total: rows.length, whole };
}
