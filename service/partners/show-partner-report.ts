import { accountedLines } from '../booking/desk/accounted-lines.ts';
import { asksTooMuch } from '../booking/reports/asked-period.ts';
import { daysAtOnce, type Period, type ReportRow } from '../booking/reports/report.ts';
import { regionsOf } from '../catalog/regions.ts';
import { addDays } from '../core/day.ts';
import { requireRight } from '../core/may.ts';
import type { Context } from '../platform/context.ts';
import { rulesOfAll, tcsRates } from './commission.sql.ts';
import { type PartnerLine, type PartnerReportKind, partnerRows } from './partner-report.ts';
import { ownershipsOfAll } from './partners.sql.ts';
import { statementOf } from './statement.ts';

/**
 * What all partners have served on the days of a period, at most 31: by partner, or as the returns of a marketplace ask for it.
 * Reckoned as their statements are. Refuses everybody who does not manage partners (401, 403), and longer periods (400).
 */
export async function showPartnerReport(
  ctx: Context,
  { kind, period }: { readonly kind: PartnerReportKind; readonly period: Period },
): Promise<ReportRow[]> {
  requireRight(ctx.viewer, 'manage partners');
  const refused = asksTooMuch(period, daysAtOnce);
  if (refused) throw refused;
  const owned = Map.groupBy(await ownershipsOfAll(ctx.db), ({ type, productId }) => `${type} ${productId}`);
  const products = [...owned.values()].flat();
  const lines = await accountedLines(ctx, products, { from: period.first, to: addDays(period.last, 1) });
  const regionOf = await regionsOf(ctx, products);
  const rules = await rulesOfAll(ctx.db);
  const reckoned = lines.flatMap((line): PartnerLine[] => {
    const owner = owned
      .get(`${line.type} ${line.productId}`)
      ?.find(({ since, until }) => since <= line.day && (until === null || line.day < until));
    if (!owner) return [];
    const { partner, name, gstin } = owner;
    const { lines: own } = statementOf([line], rules.get(partner) ?? []);
    return own.map((one) => ({ ...one, partner: name, gstin, place: regionOf(line.type, line.productId) }));
  });
  return partnerRows(kind, reckoned, await tcsRates(ctx.db));
}
