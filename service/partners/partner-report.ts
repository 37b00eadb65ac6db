import { adminReportColumnsTexts } from '../../messages/en/admin/report-columns.ts';
import type { Translate } from '../../messages/translate.ts';
import type { AccountedAmounts } from '../booking/admin/accounted-lines.ts';
import { byKey, type PartnerReportKind, type ReportRow, type ReportShape } from '../booking/admin/reports/report.ts';
import { count, money } from '../booking/admin/reports/report-shapes.ts';
import { sum } from '../core/money.ts';
import type { Calculated } from './statement.ts';
import { namedBy95 } from './tcs.ts';

export const partnerReportShapes: Readonly<Record<PartnerReportKind, ReportShape>> = {
  partners: {
    label: adminReportColumnsTexts.byPartner,
    of: adminReportColumnsTexts.partnerSales,
    keys: [adminReportColumnsTexts.partner],
    sums: [
      count(adminReportColumnsTexts.items),
      money(adminReportColumnsTexts.gross),
      money(adminReportColumnsTexts.price),
      money(adminReportColumnsTexts.commission),
      money(adminReportColumnsTexts.gstOnCommission),
      money(adminReportColumnsTexts.tcs),
      money(adminReportColumnsTexts.payable),
    ],
    drawn: 1,
    notes: [adminReportColumnsTexts.partnersNote],
  },
  tcs: {
    label: adminReportColumnsTexts.tcsReport,
    of: adminReportColumnsTexts.partnerSales,
    keys: [
      adminReportColumnsTexts.partner,
      adminReportColumnsTexts.gstin,
      adminReportColumnsTexts.placeOfSupply,
      adminReportColumnsTexts.rate,
    ],
    sums: [
      money(adminReportColumnsTexts.netValue),
      money(adminReportColumnsTexts.igst),
      money(adminReportColumnsTexts.cgst),
      money(adminReportColumnsTexts.sgst),
      money(adminReportColumnsTexts.tcs),
      money(adminReportColumnsTexts.deducted),
    ],
    drawn: 4,
    notes: [adminReportColumnsTexts.tcsNote, adminReportColumnsTexts.tcsDue],
  },
  'section-9-5': {
    label: adminReportColumnsTexts.section95,
    of: adminReportColumnsTexts.partnerSales,
    keys: [
      adminReportColumnsTexts.partner,
      adminReportColumnsTexts.gstin,
      adminReportColumnsTexts.item,
      adminReportColumnsTexts.placeOfSupply,
    ],
    sums: [
      count(adminReportColumnsTexts.items),
      money(adminReportColumnsTexts.value),
      money(adminReportColumnsTexts.taxBilled),
    ],
    drawn: 1,
    notes: [adminReportColumnsTexts.section95Note],
  },
};

/** Amounts of a statement line, with its partner. */
export interface PartnerLine extends AccountedAmounts, Calculated {
  readonly partner: string;
}

/** The rows of a report of partners, without lines paid in test mode. */
export function partnerRows(t: Translate, kind: PartnerReportKind, lines: readonly PartnerLine[]): ReportRow[] {
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
        (line) => {
          const item = namedBy95(line);
          return [line.partner, line.gstin ?? '', item ? t(item) : '', line.place ?? ''];
        },
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
