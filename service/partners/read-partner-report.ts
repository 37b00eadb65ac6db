import { accountedAmounts } from '../booking/admin/accounted-lines.ts';
import type { PartnerReportKind, Period, ReportRow } from '../booking/admin/reports/report.ts';
import type { ProductType } from '../catalog/kinds.ts';
import { regionsOf } from '../catalog/regions.ts';
import { addDays, type Day } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { rulesOfAll } from './commission.sql.ts';
import { type PartnerLine, partnerRows } from './partner-report.ts';
import { ownershipsOfAll } from './partners.sql.ts';
import { statementOf } from './statement.ts';
import { registrationsOf, tcsRates } from './tcs.sql.ts';

/** Everything that partners fulfilled in a period that is read at once, calculated like their statements. */
export async function readPartnerReport(
  ctx: Context,
  { kind, period }: { readonly kind: PartnerReportKind; readonly period: Period },
): Promise<ReportRow[]> {
  const ownerOf = await findOwners(ctx);
  const amounts = await accountedAmounts(ctx, { from: period.first, to: addDays(period.last, 1) });
  const owned = Map.groupBy(amounts, ({ type, productId, day }) => ownerOf(type, productId, day));
  owned.delete(undefined);
  const placeOf = await regionsOf(ctx, [...owned.values()].flat());
  const [rules, rates, registered] = [await rulesOfAll(ctx.db), await tcsRates(ctx.db), await registrationsOf(ctx.db)];
  const calculated = [...owned].flatMap(([owner, lines]): PartnerLine[] => {
    if (!owner) return [];
    const { lines: own } = statementOf(lines, {
      rules: rules.get(owner.partner) ?? [],
      rates,
      registrations: registered.get(owner.partner) ?? [],
      placeOf: ({ type, productId }) => placeOf(type, productId),
    });
    return own.map((one) => ({ ...one, partner: owner.name }));
  });
  return partnerRows(kind, calculated);
}

/** Returns a function that finds the partner of a product on a day. */
async function findOwners({ db }: Pick<Context, 'db'>) {
  type Owner = Awaited<ReturnType<typeof ownershipsOfAll>>[number];
  const owners = new Map<ProductType, Map<number, Owner[]>>();
  for (const owner of await ownershipsOfAll(db)) {
    const ofType = owners.get(owner.type) ?? new Map<number, Owner[]>();
    owners.set(owner.type, ofType);
    for (const id of owner.productIds) {
      const before = ofType.get(id);
      if (before) before.push(owner);
      else ofType.set(id, [owner]);
    }
  }
  return (type: ProductType, productId: number, day: Day): Owner | undefined =>
    owners
      .get(type)
      ?.get(productId)
      ?.find(({ since, until }) => since <= day && (until === null || day < until));
}
