import { fromRupees, type Paise, paiseOf, percentOf, sum, zero } from '../../core/money.ts';
import { type Fee, subtotalOf } from '../price.ts';
import type { ShownPrice } from '../search/index-query.ts';
import { ruleFor, taxOn } from '../tax.ts';
import { feesOf, roomsPriced, type StayTerms } from './stay-priced.ts';

/** The limits of the price bands with the same tax rules, from 0 on. */
export function bandsOf({ rules }: StayTerms): Paise[] {
  const ends = rules.flatMap(({ from, to }) => [from, ...(to === null ? [] : [to])]);
  return [...new Set([zero, ...ends.map(fromRupees)])].sort((a, b) => a - b);
}

type Calculated = (cost: Paise) => number;

const amountOf = (fee: Fee, cost: Paise): number =>
  'amount' in fee ? fee.amount : Math.min(percentOf(cost, fee.percent), fee.cap);

/** The cost of rooms in a band with fees and tax. */
function payableIn(band: Paise, fees: readonly Fee[], terms: StayTerms): Calculated {
  const { supply } = roomsPriced(1, fees);
  const own = ruleFor({ supply, dearestDay: band }, terms);
  const groups = new Map<string, { percent: number; rooms: boolean; fees: Fee[] }>();
  const bear = (rule: typeof own, what: Fee | 'rooms') => {
    if (!rule) return;
    const key = `${rule.name} ${rule.percent}`;
    const group = groups.get(key) ?? { percent: rule.percent, rooms: false, fees: [] };
    groups.set(key, what === 'rooms' ? { ...group, rooms: true } : { ...group, fees: [...group.fees, what] });
  };
  bear(own, 'rooms');
  for (const fee of fees) {
    const rule = fee.supply && ruleFor({ supply: fee.supply, dearestDay: band }, terms);
    bear(rule && rule.supply === fee.supply ? rule : own, fee);
  }
  const taxed = [...groups.values()];
  return (cost) => {
    let whole: number = cost;
    for (const fee of fees) whole += amountOf(fee, cost);
    for (const { percent, rooms, fees: borne } of taxed) {
      let over: number = rooms ? cost : zero;
      for (const fee of borne) over += amountOf(fee, cost);
      whole += taxOn(paiseOf(over), percent);
    }
    return whole;
  };
}

/**
 * The final price of a stay of that type in paise, by the cost of one room for all nights; used for sorting. Same
 * result as the SQL of `payable`.
 */
export function payableOf(
  { nights, rooms }: { nights: number; rooms: number },
  terms: StayTerms,
): (type: string) => ShownPrice {
  const bands = bandsOf(terms);
  return (type) => {
    const fees = feesOf(type, terms.stayFees);
    const within = bands.map((band, at) => {
      const next = bands[at + 1];
      return {
        end: next === undefined ? Number.POSITIVE_INFINITY : subtotalOf(next, nights),
        paid: payableIn(band, fees, terms),
      };
    });
    const of = (cost: number) => {
      const all = subtotalOf(paiseOf(cost), rooms);
      return within.find(({ end }) => cost < end)?.paid(all) ?? sum([all]);
    };
    // within a band a higher cost is a higher price, but the next band may have a lower tax
    const rises = within.every(({ end }) => end === Number.POSITIVE_INFINITY || end < 1 || of(end - 1) <= of(end));
    return { of, rises };
  };
}
