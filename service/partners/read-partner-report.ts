import { accountedLines } from '../booking/desk/accounted-lines.ts';
import type { PartnerReportKind, Period, ReportRow } from '../booking/reports/report.ts';
import { regionsOf } from '../catalog/regions.ts';
import { addDays } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { rulesOfAll } from './commission.sql.ts';
import { type PartnerLine, partnerRows } from './partner-report.ts';
import { ownershipsOfAll } from './partners.sql.ts';
import { statementOf } from './statement.ts';
import { registrationsOf, tcsRates } from './tcs.sql.ts';

/** What all partners have served on the days of a period that is read at once, reckoned as their statements are. */
export async function readPartnerReport(
  ctx: Context,
  { kind, period }: { readonly kind: PartnerReportKind; readonly period: Period },
): Promise<ReportRow[]> {
  const owned = Map.groupBy(await ownershipsOfAll(ctx.db), ({ type, productId }) => `${type} ${productId}`);
  const products = [...owned.values()].flat();
  const lines = await accountedLines(ctx, products, { from: period.first, to: addDays(period.last, 1) });
  const regionOf = await regionsOf(ctx, products);
  const [rules, rates, registered] = [await rulesOfAll(ctx.db), await tcsRates(ctx.db), await registrationsOf(ctx.db)];
  const reckoned = lines.flatMap((line): PartnerLine[] => {
    const owner = owned
      .get(`${line.type} ${line.productId}`)
      ?.find(({ since, until }) => since <= line.day && (until === null || line.day < until));
    if (!owner) return [];
    const { lines: own } = statementOf([line], {
      ...{ rules: rules.get(owner.partner) ?? [], rates, registrations: registered.get(owner.partner) ?? [] },
      placeOf: ({ type, productId }) => regionOf(type, productId),
    });
    return own.map((one) => ({ ...one, partner: owner.name }));
  });
  return partnerRows(kind, reckoned);
}
