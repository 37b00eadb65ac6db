import { type RawBuilder, sql } from 'kysely';
import { type Paise, zero } from '../../core/money.ts';
import type { Fee } from '../price.ts';
import { ruleFor } from '../tax.ts';
import { bandsOf } from './stay-payable.ts';
import { feesOf, roomsPriced, type StayTerms } from './stay-priced.ts';

type Sql = RawBuilder<unknown>;

const total = (amounts: readonly Sql[]): Sql => sql`(${sql.join(amounts, sql` + `)})`;

function feeSql(fee: Fee, cost: Sql): Sql {
  if ('amount' in fee) return sql`${sql.lit(fee.amount)}::numeric`;
  return sql`least(round(${cost} * ${sql.lit(fee.percent)}::numeric / 10000) * 100, ${sql.lit(fee.cap)})`;
}

/** SQL: parts and fees of a night in that band, with the tax that `taxLines` adds. */
function payableIn(band: Paise, cost: Sql, fees: readonly Fee[], terms: StayTerms): Sql {
  const { supply } = roomsPriced(1, fees);
  const own = ruleFor({ supply, dearestDay: band }, terms);
  const groups = new Map<string, { percent: number; over: Sql[] }>();
  const bear = (rule: typeof own, amount: Sql) => {
    if (!rule) return;
    const key = `${rule.name} ${rule.percent}`;
    const group = groups.get(key) ?? { percent: rule.percent, over: [] };
    group.over.push(amount);
    groups.set(key, group);
  };
  bear(own, cost);
  const added = fees.map((fee) => {
    const amount = feeSql(fee, cost);
    const rule = fee.supply && ruleFor({ supply: fee.supply, dearestDay: band }, terms);
    bear(rule && rule.supply === fee.supply ? rule : own, amount);
    return amount;
  });
  const taxes = [...groups.values()].map(
    ({ percent, over }) => sql`round(${total(over)} * ${sql.lit(percent)}::numeric / 10000) * 100`,
  );
  return total([cost, ...added, ...taxes]);
}

/**
 * SQL: the final price of a stay `s` (`foundPrice`) in paise, if one room costs `cost` for all nights; used for
 * sorting. If the tax rules have price bands, the average night decides.
 */
export function payable(cost: Sql, { nights, rooms }: { nights: number; rooms: number }, terms: StayTerms): Sql {
  const all = sql`(${cost} * ${sql.lit(rooms)}::numeric)`;
  const bands = bandsOf(terms);
  const ofType = (type: string): Sql => {
    const fees = feesOf(type, terms.stayFees);
    const [last, ...lower] = bands.toReversed().map((band) => ({ band, paid: payableIn(band, all, fees, terms) }));
    if (!last) throw new Error('There is a band from nothing on');
    const below = lower.toReversed().map(({ paid }, index) => {
      const end = sql.lit(bands[index + 1] ?? zero);
      return sql`when ${cost} < ${end} * ${sql.lit(nights)}::numeric then ${paid}`;
    });
    return below.length === 0 ? last.paid : sql`case ${sql.join(below, sql` `)} else ${last.paid} end`;
  };
  const named = terms.stayFees.flatMap(({ propertyTypes }) => propertyTypes.filter((type) => type !== '*'));
  if (named.length === 0) return ofType('*');
  const each = named.map((type) => sql`when ${sql.lit(type)} then ${ofType(type)}`);
  return sql`case s.type ${sql.join(each, sql` `)} else ${ofType('*')} end`;
}
