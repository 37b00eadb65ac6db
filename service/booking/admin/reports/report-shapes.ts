import { adminReportColumnsTexts } from '../../../../messages/en/admin/report-columns.ts';
import type { Message } from '../../../../messages/message.ts';
import type { ReportKind, ReportShape } from './report.ts';

/** A sum in paise. */
export const money = (head: Message) => ({ head, as: 'money' }) as const;
/** A number of things. */
export const count = (head: Message) => ({ head, as: 'count' }) as const;

export const reportShapes: Readonly<Record<ReportKind, ReportShape>> = {
  sales: {
    label: adminReportColumnsTexts.salesByDay,
    of: adminReportColumnsTexts.salesOf,
    keys: [adminReportColumnsTexts.day],
    sums: [
      count(adminReportColumnsTexts.booked),
      count(adminReportColumnsTexts.paid),
      money(adminReportColumnsTexts.value),
      money(adminReportColumnsTexts.received),
      money(adminReportColumnsTexts.refunded),
    ],
    drawn: 3,
  },
  products: {
    label: adminReportColumnsTexts.byProduct,
    of: adminReportColumnsTexts.paidBookings,
    keys: [adminReportColumnsTexts.type, adminReportColumnsTexts.product],
    sums: [
      count(adminReportColumnsTexts.bookings),
      count(adminReportColumnsTexts.guests),
      money(adminReportColumnsTexts.price),
      money(adminReportColumnsTexts.tax),
      money(adminReportColumnsTexts.total),
    ],
    drawn: 4,
  },
  places: {
    label: adminReportColumnsTexts.byPlace,
    of: adminReportColumnsTexts.paidBookings,
    keys: [adminReportColumnsTexts.state, adminReportColumnsTexts.place],
    sums: [
      count(adminReportColumnsTexts.items),
      count(adminReportColumnsTexts.guests),
      money(adminReportColumnsTexts.price),
      money(adminReportColumnsTexts.tax),
      money(adminReportColumnsTexts.total),
    ],
    drawn: 4,
  },
  tax: {
    label: adminReportColumnsTexts.gstr1Supplies,
    of: adminReportColumnsTexts.taxOf,
    keys: [
      adminReportColumnsTexts.table,
      adminReportColumnsTexts.document,
      adminReportColumnsTexts.date,
      adminReportColumnsTexts.gstin,
      adminReportColumnsTexts.placeOfSupply,
      adminReportColumnsTexts.rate,
    ],
    sums: [
      money(adminReportColumnsTexts.taxable),
      money(adminReportColumnsTexts.igst),
      money(adminReportColumnsTexts.cgst),
      money(adminReportColumnsTexts.sgst),
      money(adminReportColumnsTexts.taxNotSplit),
      money(adminReportColumnsTexts.total),
    ],
    drawn: 0,
    tables: {
      '4A B2B': adminReportColumnsTexts.table4a,
      '5 B2CL': adminReportColumnsTexts.table5,
      '7 B2CS': adminReportColumnsTexts.table7,
      '9B CDNR': adminReportColumnsTexts.table9bRegistered,
      '9B CDNUR': adminReportColumnsTexts.table9bLarge,
    },
    notes: [adminReportColumnsTexts.taxNote, adminReportColumnsTexts.taxNotCovered, adminReportColumnsTexts.taxTcs],
  },
  sac: {
    label: adminReportColumnsTexts.gstr1Sac,
    of: adminReportColumnsTexts.sacOf,
    keys: [
      adminReportColumnsTexts.buyers,
      adminReportColumnsTexts.sac,
      adminReportColumnsTexts.rate,
      adminReportColumnsTexts.section95,
    ],
    sums: [
      count(adminReportColumnsTexts.quantity),
      money(adminReportColumnsTexts.taxable),
      money(adminReportColumnsTexts.igst),
      money(adminReportColumnsTexts.cgst),
      money(adminReportColumnsTexts.sgst),
      money(adminReportColumnsTexts.taxNotSplit),
      money(adminReportColumnsTexts.total),
    ],
    drawn: 1,
    notes: [adminReportColumnsTexts.sacNote],
  },
  documents: {
    label: adminReportColumnsTexts.gstr1Documents,
    of: adminReportColumnsTexts.documentsOf,
    keys: [
      adminReportColumnsTexts.nature,
      adminReportColumnsTexts.financialYear,
      adminReportColumnsTexts.from,
      adminReportColumnsTexts.to,
    ],
    sums: [count(adminReportColumnsTexts.issued)],
    drawn: 0,
    notes: [adminReportColumnsTexts.documentsNote],
  },
  occupancy: {
    label: adminReportColumnsTexts.occupancy,
    of: adminReportColumnsTexts.occupancyOf,
    keys: [adminReportColumnsTexts.type, adminReportColumnsTexts.item],
    sums: [count(adminReportColumnsTexts.available), count(adminReportColumnsTexts.booked)],
    share: { head: adminReportColumnsTexts.occupancy, part: 1, whole: 0 },
    drawn: 1,
  },
  lead: {
    label: adminReportColumnsTexts.leadTime,
    of: adminReportColumnsTexts.paidBookings,
    keys: [adminReportColumnsTexts.daysBeforeStart],
    sums: [count(adminReportColumnsTexts.bookings), money(adminReportColumnsTexts.total)],
    drawn: 0,
  },
  cancellations: {
    label: adminReportColumnsTexts.cancellations,
    of: adminReportColumnsTexts.cancellationsOf,
    keys: [adminReportColumnsTexts.outcome, adminReportColumnsTexts.endedBy],
    sums: [
      count(adminReportColumnsTexts.count),
      money(adminReportColumnsTexts.value),
      money(adminReportColumnsTexts.policyCharge),
      money(adminReportColumnsTexts.refund),
    ],
    drawn: 1,
  },
};
