import { adminFieldRulesTexts } from '../../messages/en/admin/field-rules.ts';
import { adminReportColumnsTexts } from '../../messages/en/admin/report-columns.ts';
import { type Message, type Sentence, sentence } from '../../messages/message.ts';
import type { Supply } from '../catalog/tax.ts';
import { type Day, isDay } from '../core/day.ts';
import { stateOfGstin } from '../core/gstin.ts';
import { exactPercentOf, type Paise, paiseOf, sum } from '../core/money.ts';

/** The rate of tax collected at source from a day on, in percent. */
export interface TcsRate {
  readonly from: Day;
  readonly percent: number;
  /** Deducted from the partner's amount. */
  readonly withheld: boolean;
}

/** A partner's GST registration from a day on; null: unregistered. */
export interface GstRegistration {
  readonly from: Day;
  readonly gstin: string | null;
}

/** The rules for tax on a partner's supplies; both lists newest first. */
export interface TcsTerms {
  readonly rates: readonly TcsRate[];
  readonly registrations: readonly GstRegistration[];
}

/** Tax collected at source of one line (CGST Act, section 52). */
export interface Tcs {
  readonly percent: number;
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
  readonly total: Paise;
  /** The part that is deducted from the partner's amount. */
  readonly withheld: Paise;
}

interface Supplied {
  readonly supply: Supply;
  /** The day of supply. */
  readonly day: Day;
  /** Its net value. */
  readonly price: Paise;
  /** The state of the product, which is the place of supply for buyers without a GSTIN. */
  readonly place: string | undefined;
}

export function gstinOn(registrations: readonly GstRegistration[], day: Day): string | null {
  return registrations.find(({ from }) => from <= day)?.gstin ?? null;
}

/** The category of section 9(5) that covers a line, as text: CGST Act with notification 17/2017 (Central Tax, Rate). */
export function namedBy95({ supply, gstin }: { supply: Supply; gstin: string | null }): Message | undefined {
  if (supply === 'transport-with-driver') return adminReportColumnsTexts.passengerTransport;
  return supply === 'lodging' && gstin === null ? adminReportColumnsTexts.unregisteredHost : undefined;
}

/**
 * The tax collected at source for a line: for taxable supplies by partners with a GSTIN on that day, except those under
 * section 9(5); otherwise undefined. Within the partner's state it is two equal halves.
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

/**
 * The typed rate, or error messages by field. A rate cannot begin before today, so that past statements do not change.
 */
export function parseTcsRate(
  typed: { percent: string; from: string; withheld: boolean },
  now: Day,
): { rate: TcsRate } | { errors: Readonly<Record<string, Sentence>> } {
  const hundredths = hundredthsIn(typed.percent);
  const from = isDay(typed.from) ? typed.from : undefined;
  if (hundredths === undefined)
    return {
      errors: { percent: sentence(adminFieldRulesTexts.tcsRateWrong) },
    };
  if (from === undefined) return { errors: { from: sentence(adminFieldRulesTexts.dayMissing) } };
  if (from < now) return { errors: { from: sentence(adminFieldRulesTexts.dayInPast) } };
  return { rate: { from, percent: hundredths / 100, withheld: typed.withheld } };
}

/** Parses '0.5' into hundredths of a percent, which must split into two equal halves. */
function hundredthsIn(typed: string): number | undefined {
  const [, whole = '', part = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  const hundredths = whole === '' ? Number.NaN : Number(whole + part.padEnd(2, '0'));
  return hundredths <= 1_000 && hundredths % 2 === 0 ? hundredths : undefined;
}
