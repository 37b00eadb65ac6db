import { isProductType, kindOf } from '../../catalog/kinds.ts';
import { destinationsOf } from '../../catalog/regions.ts';
import { stockNames } from '../../catalog/stock-grid/stock-names.ts';
import { addDays, instantAt } from '../../core/day.ts';
import { taxBySac, taxBySection } from '../../documents/billed-tax.ts';
import type { Context } from '../../platform/context.ts';
import { occupancyOf } from '../../stock/occupancy.ts';
import { mergeRows, type Period, type ReportKind, type ReportRow } from './report.ts';
import { endedRows, leadRows, productRows, salesRows } from './report-rows.sql.ts';

/** Of what is sold by itself so much is named; the rest stands together, by its kind. */
const mostNamed = 500;

/** The rows of a report over a period that is read at once. */
export async function readReport(ctx: Context, kind: ReportKind, period: Period): Promise<ReportRow[]> {
  const { db, config } = ctx;
  const span = { since: instantAt(period.first, '00:00'), until: instantAt(addDays(period.last, 1), '00:00') };
  switch (kind) {
    case 'sales':
      return salesRows(db, span, config.testPayments ? ['live', 'test'] : ['live']);
    case 'products':
      return (await productRows(db, span)).map(({ key: [type = '', , name = ''], sums }) => ({
        ...{ key: [labelOf(type), name], sums },
      }));
    case 'places':
      return byPlace(ctx, await productRows(db, span));
    case 'tax':
      return taxBySection(ctx, span);
    case 'sac':
      return taxBySac(ctx, span);
    case 'occupancy':
      return occupied(ctx, period);
    case 'lead':
      return leadRows(db, span);
    case 'cancellations':
      return (await endedRows(db, span)).map(({ key: [how = '', by = ''], sums }) => ({
        ...{ key: [endings[how] ?? how, doers[by] ?? by], sums },
      }));
  }
}

const endings: Readonly<Record<string, string>> = {
  cancelled: 'Cancelled',
  expired: 'Hold ended unpaid',
  'line-cancelled': 'A part cancelled',
};
const doers: Readonly<Record<string, string>> = {
  ...{ traveller: 'the traveller', operator: 'us', clock: 'the clock', gateway: 'the gateway' },
};
const labelOf = (type: string) => (isProductType(type) ? kindOf(type).label : type);

async function byPlace(ctx: Context, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  const placed: ReportRow[] = [];
  for (const [type, own] of Map.groupBy(rows, ({ key }) => key[0] ?? '')) {
    if (!isProductType(type)) continue;
    const places = await destinationsOf(
      ctx,
      type,
      own.map(({ key }) => Number(key[1])),
    );
    for (const { key, sums } of own) {
      const at = places.get(Number(key[1]));
      placed.push({ key: [at?.region ?? '', at?.name ?? 'No destination'], sums });
    }
  }
  return mergeRows([placed]).sort((a, b) => (b.sums.at(-1) ?? 0) - (a.sums.at(-1) ?? 0));
}

async function occupied(ctx: Context, { first, last }: Period): Promise<ReportRow[]> {
  const all = await occupancyOf(ctx, first, addDays(last, 1));
  const named = all
    .filter(({ taken }) => taken > 0)
    .sort((a, b) => b.taken - a.taken)
    .slice(0, mostNamed);
  const names = await stockNames(
    ctx,
    named.map(({ sellableId }) => sellableId),
  );
  const others = all.filter(({ sellableId }) => !names.has(sellableId));
  const rows = [...named.filter(({ sellableId }) => names.has(sellableId)), ...others].map(
    ({ sellableId, type, there, taken }) => ({
      key: [labelOf(type), names.get(sellableId) ?? 'All others'],
      sums: [there, taken],
    }),
  );
  return mergeRows([rows]);
}
