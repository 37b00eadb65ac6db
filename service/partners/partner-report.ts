import type { AccountedAmounts } from '../booking/admin/accounted-lines.ts';
import { byKey, type PartnerReportKind, type ReportRow, type ReportShape } from '../booking/admin/reports/report.ts';
import { sum } from '../core/money.ts';
import type { Calculated } from './statement.ts';
import { namedBy95 } from './tcs.ts';

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
      count('Lines'),
      money('Gross'),
      money('Price'),
      money('Commission'),
      money('GST on commission'),
      money('TCS'),
      money('Payable'),
    ],
    drawn: 1,
    notes: [
      'Gross is what travellers were billed, with our fee and tax; payable is the price less commission, the GST on it and TCS where that is withheld.',
    ],
  },
  tcs: {
    label: 'TCS (section 52)',
    of,
    keys: ['Partner', 'GSTIN', 'Place of supply', 'Rate'],
    sums: [money('Net value'), money('IGST'), money('CGST'), money('SGST'), money('TCS'), money('Withheld')],
    drawn: 4,
    notes: [
      `Tax to be collected at source of the net value of taxable supplies by partners with a GSTIN, at the rates of the settings; withheld is what their statements take off. What section 9(5) names is not among it. ${confirm}`,
      'It is the tax that a marketplace collects where partners bill travellers. Where you bill them yourself, as this house’s invoices do, ask your accountant whether it is due.',
    ],
  },
  'section-9-5': {
    label: 'Section 9(5)',
    of,
    keys: ['Partner', 'GSTIN', 'What', 'Place of supply'],
    sums: [count('Lines'), money('Value'), money('Tax billed')],
    drawn: 1,
    notes: [
      `Lodging by partners without a GSTIN, and passengers carried by anybody, are taxed in your hands as if you supplied them. Tax billed is that of the whole sale, with our fee. ${confirm}`,
    ],
  },
};

/** Amounts of a statement line, with its partner. */
export interface PartnerLine extends AccountedAmounts, Calculated {
  readonly partner: string;
}

/** The rows of a report of partners, without lines paid in test mode. */
export function partnerRows(kind: PartnerReportKind, lines: readonly PartnerLine[]): ReportRow[] {
  const counted = lines.filter(({ trial }) => !trial);
  switch (kind) {
    case 'partners':
      return grouped(
        counted,
        ({ partner }) => [partner],
        (own) => {
          const total = (name: 'price' | 'platformFee' | 'tax' | 'commission' | 'gst' | 'withheld' | 'payable') =>
            sum(own.map((line) => line[name]));
          const gross = sum([total('price'), total('platformFee'), total('tax')]);
          const ours = [total('commission'), total('gst'), total('withheld')];
          return [own.length, gross, total('price'), ...ours, total('payable')];
        },
      );
    case 'tcs':
      return grouped(
        counted.filter(({ tcs }) => tcs !== undefined),
        ({ partner, gstin, place, tcs }) => [partner, gstin ?? '', place ?? '', String(tcs?.percent)],
        (own) => {
          const collected = own.flatMap(({ tcs }) => (tcs ? [tcs] : []));
          const total = (name: 'igst' | 'cgst' | 'sgst' | 'total' | 'withheld') =>
            sum(collected.map((tcs) => tcs[name]));
          const net = sum(own.map(({ price }) => price));
          return [net, total('igst'), total('cgst'), total('sgst'), total('total'), total('withheld')];
        },
      );
    case 'section-9-5':
      return grouped(
        counted.filter((line) => namedBy95(line) !== undefined),
        (line) => [line.partner, line.gstin ?? '', namedBy95(line) ?? '', line.place ?? ''],
        (own) => [own.length, sum(own.map(({ price }) => price)), sum(own.map(({ tax }) => tax))],
      );
  }
}

/** Sums lines with equal keys into one row, ordered by key. */
function grouped(
  lines: readonly PartnerLine[],
  keyOf: (line: PartnerLine) => string[],
  sumsOf: (own: readonly PartnerLine[]) => number[],
): ReportRow[] {
  const groups = Map.groupBy(lines, (line) => JSON.stringify(keyOf(line)));
  return byKey([...groups.values()].map((own) => ({ key: own[0] ? keyOf(own[0]) : [], sums: sumsOf(own) })));
}
