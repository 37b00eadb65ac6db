import { accountedAmounts } from '../booking/admin/accounted-lines.ts';
import type { ProductType } from '../catalog/kinds.ts';
import { regionsOf } from '../catalog/regions.ts';
import type { Day } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { rulesOfAll } from './commission.sql.ts';
import type { PartnerLine } from './partner-report.ts';
import { ownershipsOfAll } from './partners.sql.ts';
import { statementOf } from './statement.ts';
import { registrationsOf, tcsRates } from './tcs.sql.ts';

/** Reads what partners fulfilled on the days [from, to), calculated like their statements, by partner (partners.id). */
type LinesReader = (span: { readonly from: Day; readonly to: Day }) => Promise<ReadonlyMap<number, PartnerLine[]>>;

/** Returns a reader of the lines of all partners. The rules are read once. */
export async function partnerLinesReader(ctx: Context): Promise<LinesReader> {
  const ownerOf = await findOwners(ctx);
  const [rules, rates, registered] = [await rulesOfAll(ctx.db), await tcsRates(ctx.db), await registrationsOf(ctx.db)];
  return async (span) => {
    const amounts = await accountedAmounts(ctx, span);
    const owned = Map.groupBy(amounts, ({ type, productId, day }) => ownerOf(type, productId, day));
    owned.delete(undefined);
    const placeOf = await regionsOf(ctx, [...owned.values()].flat());
    const byPartner = new Map<number, PartnerLine[]>();
    for (const [owner, own] of owned) {
      if (!owner) continue;
      const { lines } = statementOf(own, {
        rules: rules.get(owner.partner) ?? [],
        rates,
        registrations: registered.get(owner.partner) ?? [],
        placeOf: ({ type, productId }) => placeOf(type, productId),
      });
      const named = lines.map((line): PartnerLine => ({ ...line, partner: owner.name }));
      byPartner.set(owner.partner, [...(byPartner.get(owner.partner) ?? []), ...named]);
    }
    return byPartner;
  };
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
