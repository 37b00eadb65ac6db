import type { AccountedAmounts } from '../booking/admin/accounted-lines.ts';
import { byKey, type PartnerReportKind, type ReportRow, type ReportShape } from '../booking/admin/reports/report.ts';
import { sum } from '../core/money.ts';
import type { Calculated } from './statement.ts';
import { namedBy95 } from './tcs.ts';

const money = (head: string) => ({ head, as: 'money' }) as const;
const count = (head: string) => ({ head, as: 'count' }) as const;
const of = 'Completed sales, and items cancelled with a charge, by accounting date in partner statements';
const confirm = 'Ask your accountant to confirm these figures before you file them.';

export const partnerReportShapes: Readonly<Record<PartnerReportKind, ReportShape>> = {
  partners: {
    label: 'By partner',
    of,
    keys: ['Partner'],
    sums: [
      count('Items'),
      money('Gross'),
      money('Price'),
      money('Commission'),
      money('GST on commission'),
      money('TCS'),
      money('Payable'),
    ],
    drawn: 1,
    notes: [
      'Gross is what travellers were billed, including our fee and tax. Payable is the price less commission, GST on commission, and TCS if deducted.',
    ],
  },
  tcs: {
    label: 'TCS (section 52, GSTR-8)',
    of,
    keys: ['Partner', 'GSTIN', 'Place of supply', 'Rate'],
    sums: [money('Net value'), money('IGST'), money('CGST'), money('SGST'), money('TCS'), money('Deducted')],
    drawn: 4,
    notes: [
      `Tax collected at source on the net value of taxable supplies by partners with a GSTIN, at the rates in your settings. Deducted is what their statements deduct. Supplies under section 9(5) are not included. ${confirm}`,
      'A marketplace collects this tax when partners bill travellers. You bill travellers yourself, so ask your accountant whether it is due.',
    ],
  },
  'section-9-5': {
    label: 'Section 9(5)',
    of,
    keys: ['Partner', 'GSTIN', 'Item', 'Place of supply'],
    sums: [count('Items'), money('Value'), money('Tax billed')],
    drawn: 1,
    notes: [
      `You owe the tax on accommodation by partners without a GSTIN, and on passenger transport by any partner, as if you supplied them. Tax billed is for the whole sale, including our fee. ${confirm}`,
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
