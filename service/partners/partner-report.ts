import type { ReportRow, ReportShape } from '../booking/reports/report.ts';
import type { Day } from '../core/day.ts';
import { stateOfGstin } from '../core/gstin.ts';
import { exactPercentOf, type Paise, paiseOf, sum } from '../core/money.ts';
import type { StatementLine } from './statement.ts';

/** What is reported of partners, in the order in which it is offered. */
export const partnerReportKinds = ['partners', 'tcs', 'section-9-5'] as const;
export type PartnerReportKind = (typeof partnerReportKinds)[number];

export function isPartnerReportKind(name: string): name is PartnerReportKind {
  return partnerReportKinds.some((kind) => kind === name);
}

const money = (head: string) => ({ head, as: 'money' }) as const;
const count = (head: string) => ({ head, as: 'count' }) as const;
const of = 'What was served or ended for money, by the day on which it counts in the statements of partners';
const confirm = 'An accountant must confirm it before it is filed.';

export const partnerReportShapes: Readonly<Record<PartnerReportKind, ReportShape>> = {
  partners: {
    label: 'By partner',
    of,
    keys: ['Partner'],
    sums: [
      ...[count('Bookings'), money('Gross'), money('Price'), money('Commission'), money('GST on commission')],
      money('Payable'),
    ],
    drawn: 1,
    notes: [
      'Gross is what travellers were billed, with our fee and tax; payable is the price less commission and the GST on it.',
    ],
  },
  tcs: {
    label: 'TCS (section 52)',
    of,
    keys: ['Partner', 'GSTIN', 'Place of supply', 'Rate'],
    sums: [money('Net value'), money('IGST'), money('CGST'), money('SGST'), money('TCS')],
    drawn: 4,
    notes: [
      `Tax to be collected at source of the net value of taxable supplies by partners with a GSTIN: 0.5 % since 10 July 2024. What section 9(5) names is not among it. ${confirm}`,
      'It is the tax that a marketplace collects where partners bill travellers. Where you bill them yourself, as this house’s invoices do, ask your accountant whether it is due.',
    ],
  },
  'section-9-5': {
    label: 'Section 9(5)',
    of,
    keys: ['Partner', 'GSTIN', 'What', 'Place of supply'],
    sums: [count('Bookings'), money('Value'), money('Tax billed')],
    drawn: 1,
    notes: [
      `Lodging by partners without a GSTIN, and passengers carried by anybody, are taxed in your hands as if you supplied them. Tax billed is that of the whole sale, with our fee. ${confirm}`,
    ],
  },
};

/** A line of a statement, with whose it is and where. */
export interface PartnerLine extends StatementLine {
  readonly partner: string;
  readonly gstin: string | null;
  /** The state of the product, which is the place of supply to who has no GSTIN. */
  readonly place: string | undefined;
}

/** The share of a day from which it holds, in per cent; the newest first. */
export interface TcsRate {
  readonly from: Day;
  readonly percent: number;
}

/** What section 9(5) names of a line, in words: CGST Act with notification 17/2017 (Central Tax, Rate). */
export function namedBy95({ supply, gstin }: Pick<PartnerLine, 'supply' | 'gstin'>): string | undefined {
  if (supply === 'transport-with-driver') return 'Passenger transport';
  return supply === 'lodging' && gstin === null ? 'Lodging, host not registered' : undefined;
}

/** The rows of a report of partners; what was paid on trial is in none. */
export function partnerRows(
  kind: PartnerReportKind,
  lines: readonly PartnerLine[],
  rates: readonly TcsRate[],
): ReportRow[] {
  const counted = lines.filter(({ trial }) => !trial);
  switch (kind) {
    case 'partners':
      return grouped(
        counted,
        ({ partner }) => [partner],
        (own) => {
          const total = (name: 'price' | 'houseFee' | 'tax' | 'commission' | 'gst' | 'payable') =>
            sum(own.map((line) => line[name]));
          const gross = sum([total('price'), total('houseFee'), total('tax')]);
          return [bookings(own), gross, total('price'), total('commission'), total('gst'), total('payable')];
        },
      );
    case 'tcs':
      return grouped(
        counted.filter((line) => line.gstin !== null && namedBy95(line) === undefined),
        ({ partner, gstin, place, day }) => [partner, gstin ?? '', place ?? '', String(rateOn(rates, day))],
        (own) => {
          const [first] = own;
          const net = sum(own.map(({ price }) => price));
          return first ? [net, ...collected(net, rateOn(rates, first.day), first)] : [];
        },
      );
    case 'section-9-5':
      return grouped(
        counted.filter((line) => namedBy95(line) !== undefined),
        (line) => [line.partner, line.gstin ?? '', namedBy95(line) ?? '', line.place ?? ''],
        (own) => [bookings(own), sum(own.map(({ price }) => price)), sum(own.map(({ tax }) => tax))],
      );
  }
}

const bookings = (lines: readonly PartnerLine[]) => new Set(lines.map(({ bookingId }) => bookingId)).size;
const rateOn = (rates: readonly TcsRate[], day: Day) => rates.find(({ from }) => from <= day)?.percent ?? 0;

/** IGST, CGST, SGST and all of it: within the state of the partner two halves. */
function collected(net: Paise, percent: number, { gstin, place }: PartnerLine): Paise[] {
  const none = paiseOf(0);
  if (stateOfGstin(gstin ?? '') !== place) {
    const igst = exactPercentOf(net, percent);
    return [igst, none, none, igst];
  }
  const half = exactPercentOf(net, percent / 2);
  return [none, half, half, sum([half, half])];
}

/** Lines of equal keys as a row, in the order of the keys. */
function grouped(
  lines: readonly PartnerLine[],
  keyOf: (line: PartnerLine) => string[],
  sumsOf: (own: readonly PartnerLine[]) => number[],
): ReportRow[] {
  const groups = Map.groupBy(lines, (line) => JSON.stringify(keyOf(line)));
  return [...groups.values()]
    .map((own) => ({ key: own[0] ? keyOf(own[0]) : [], sums: sumsOf(own) }))
    .sort((a, b) => (JSON.stringify(a.key) < JSON.stringify(b.key) ? -1 : 1));
}
