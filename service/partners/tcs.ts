import type { Supply } from '../catalog/supply.ts';
import type { Day } from '../core/day.ts';
import { stateOfGstin } from '../core/gstin.ts';
import { exactPercentOf, type Paise, paiseOf, sum } from '../core/money.ts';

/** The share of a day from which it holds, in per cent. */
export interface TcsRate {
  readonly from: Day;
  readonly percent: number;
  /** Taken off what partners get. */
  readonly withheld: boolean;
}

/** How a partner is registered from a day on; null: not at all. */
export interface Registration {
  readonly from: Day;
  readonly gstin: string | null;
}

/** What decides the tax of what a partner supplies; both lists the newest first. */
export interface TcsTerms {
  readonly rates: readonly TcsRate[];
  readonly registrations: readonly Registration[];
}

/** Tax collected at source of one line (CGST Act, section 52). */
export interface Tcs {
  readonly percent: number;
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly total: Paise;
  /** So much of it is taken off what the partner gets. */
  readonly withheld: Paise;
}

interface Supplied {
  readonly supply: Supply;
  /** On which it counts. */
  readonly day: Day;
  /** Its net value. */
  readonly price: Paise;
  /** The state of the product, which is the place of supply to who has no GSTIN. */
  readonly place: string | undefined;
}

export function gstinOn(registrations: readonly Registration[], day: Day): string | null {
  return registrations.find(({ from }) => from <= day)?.gstin ?? null;
}

/** What section 9(5) names of a line, in words: CGST Act with notification 17/2017 (Central Tax, Rate). */
export function namedBy95({ supply, gstin }: { supply: Supply; gstin: string | null }): string | undefined {
  if (supply === 'transport-with-driver') return 'Passenger transport';
  return supply === 'lodging' && gstin === null ? 'Lodging, host not registered' : undefined;
}

/**
 * What is collected of a line: of taxable supplies by who has a GSTIN on that day, but not of what section 9(5) names; undefined
 * of anything else. Within the state of the partner two equal halves.
 */
export function tcsOf({ supply, day, price, place }: Supplied, { rates, registrations }: TcsTerms): Tcs | undefined {
  const gstin = gstinOn(registrations, day);
  if (gstin === null || namedBy95({ supply, gstin }) !== undefined) return undefined;
  const { percent, withheld } = rates.find(({ from }) => from <= day) ?? { percent: 0, withheld: false };
  const none = paiseOf(0);
  const within = stateOfGstin(gstin) === place;
  const [igst, half] = within ? [none, exactPercentOf(price, percent / 2)] : [exactPercentOf(price, percent), none];
  const total = sum([igst, half, half]);
  return { percent, igst, cgst: half, sgst: half, total, withheld: withheld ? total : none };
}
