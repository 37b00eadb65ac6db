import { adminReportColumnsTexts } from '../../../../messages/en/admin/report-columns.ts';
import type { Message } from '../../../../messages/message.ts';
import { type Translate, textIn } from '../../../../messages/translate.ts';
import { isProductType, kindOf } from '../../../catalog/kinds.ts';
import { type Place, placesOf } from '../../../catalog/regions.ts';
import { stockNames } from '../../../catalog/stock-grid/list-stock-rows.ts';
import { addDays, instantAt } from '../../../core/day.ts';
import { codedState } from '../../../core/gstin.ts';
import { issuedBySeries, taxBySac, taxBySection } from '../../../documents/invoices.ts';
import type { Context } from '../../../platform/context.ts';
import { readOccupancy } from '../../../stock/grid-days.ts';
import { mergeRows, type Period, type ReportKind, type ReportRow } from './report.ts';
import {
  dearestFirst,
  findCancellations,
  findLeadTimes,
  findSales,
  findSoldProducts,
  type SoldProduct,
} from './report-rows.sql.ts';
import { reportShapes } from './report-shapes.ts';

/** The most units of stock listed by name; the rest is added up by type. */
const mostNamed = 500;

/** Returns the rows of a report over a period that is read at once. */
export async function readReport(ctx: Context, kind: ReportKind, period: Period): Promise<ReportRow[]> {
  const { db, config } = ctx;
  const span = { since: instantAt(period.first, '00:00'), until: instantAt(addDays(period.last, 1), '00:00') };
  switch (kind) {
    case 'sales':
      return findSales(db, span, config.testPayments ? ['live', 'test'] : ['live']);
    case 'products':
      return (await findSoldProducts(db, span, { named: true }))
        .sort(dearestFirst)
        .map(({ type, name, sums }) => ({ key: [labelOf(textIn(ctx.language), type), name], sums }));
    case 'places':
      return byPlace(ctx, await findSoldProducts(db, span, { named: false }));
    case 'tax':
      return (await taxBySection(ctx, span)).map(({ key, sums }) => ({
        key: key.map((text, at) => (at === placeOfSupply ? codedState(text) : text)),
        sums,
      }));
    case 'sac':
      return taxBySac(ctx, span);
    case 'documents':
      return issuedBySeries(ctx, span);
    case 'occupancy':
      return occupied(ctx, period);
    case 'lead':
      return findLeadTimes(db, span);
    case 'cancellations':
      return (await findCancellations(db, span)).map(({ key: [how = '', by = ''], sums }) => ({
        key: [wordOf(textIn(ctx.language), endings, how), wordOf(textIn(ctx.language), actors, by)],
        sums,
      }));
  }
}

const placeOfSupply = reportShapes.tax.keys.indexOf(adminReportColumnsTexts.placeOfSupply);

const endings: Readonly<Record<string, Message>> = {
  cancelled: adminReportColumnsTexts.cancelled,
  expired: adminReportColumnsTexts.holdExpired,
  'line-cancelled': adminReportColumnsTexts.itemCancelled,
};
const actors: Readonly<Record<string, Message>> = {
  traveller: adminReportColumnsTexts.traveller,
  operator: adminReportColumnsTexts.staff,
  clock: adminReportColumnsTexts.automatic,
  gateway: adminReportColumnsTexts.paymentGateway,
};
function wordOf(t: Translate, words: Readonly<Record<string, Message>>, name: string): string {
  const word = words[name];
  return word ? t(word) : name;
}
const labelOf = (t: Translate, type: string) => (isProductType(type) ? t(kindOf(type).label) : type);

async function byPlace(ctx: Context, sold: readonly SoldProduct[]): Promise<ReportRow[]> {
  const placed = new Map<Place | undefined, number[]>();
  for (const [type, own] of Map.groupBy(sold, (product) => product.type)) {
    if (!isProductType(type)) continue;
    const ids = own.map(({ productId }) => productId);
    const places = await placesOf(ctx, type, ids);
    for (const { productId, sums } of own) {
      const place = places.get(productId);
      const before = placed.get(place);
      if (before) for (const [at, sum] of sums.entries()) before[at] = (before[at] ?? 0) + sum;
      else placed.set(place, [...sums]);
    }
  }
  const rows = [...placed].map(([place, sums]) => ({
    key: [place?.region ?? '', place?.name ?? textIn(ctx.language)(adminReportColumnsTexts.noDestination)],
    sums,
  }));
  return mergeRows([rows]).sort((a, b) => (b.sums.at(-1) ?? 0) - (a.sums.at(-1) ?? 0));
}

async function occupied(ctx: Context, { first, last }: Period): Promise<ReportRow[]> {
  const t = textIn(ctx.language);
  const { busiest, whole } = await readOccupancy(ctx, { from: first, to: addDays(last, 1), most: mostNamed });
  const names = await stockNames(
    ctx,
    busiest.map(({ sellableId }) => sellableId),
  );
  const named = busiest.filter(({ sellableId }) => names.has(sellableId));
  const others = whole.flatMap(({ type, count, there, taken }) => {
    const own = named.filter((one) => one.type === type);
    const less = (of: 'there' | 'taken') => own.reduce((total, one) => total + one[of], 0);
    const sums = [there - less('there'), taken - less('taken')];
    return count > own.length ? [{ key: [labelOf(t, type), t(adminReportColumnsTexts.others)], sums }] : [];
  });
  const rows = named.map(({ sellableId, type, there, taken }) => ({
    key: [labelOf(t, type), names.get(sellableId) ?? ''],
    sums: [there, taken],
  }));
  return mergeRows([[...rows, ...others]]);
}
