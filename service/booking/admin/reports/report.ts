import { adminFieldRulesTexts } from '../../../../messages/en/admin/field-rules.ts';
import { sentence } from '../../../../messages/message.ts';
import { type AppError, invalidField } from '../../../core/app-error.ts';
import { csvFile, csvLine, escapeFormula } from '../../../core/csv.ts';
import { addDays, type Day, nightsBetween } from '../../../core/day.ts';
import type { Right } from '../../../core/may.ts';
import { paiseOf, plainRupees } from '../../../core/money.ts';

/** The kinds of reports, in the order in which they are offered. */
export const reportKinds = [
  'sales',
  'products',
  'places',
  'tax',
  'sac',
  'documents',
  'occupancy',
  'lead',
  'cancellations',
] as const;
export type ReportKind = (typeof reportKinds)[number];

/** Reports on partners' statements, which the partners module reads. */
export const partnerReportKinds = ['partners', 'tcs', 'section-9-5'] as const;
export type PartnerReportKind = (typeof partnerReportKinds)[number];

export type AnyReportKind = ReportKind | PartnerReportKind;

export function isPartnerReportKind(name: string): name is PartnerReportKind {
  return partnerReportKinds.some((kind) => kind === name);
}

/** Returns the right needed to see or order a report. */
export function rightOfReport(kind: AnyReportKind): Extract<Right, 'see payments' | 'manage partners'> {
  return isPartnerReportKind(kind) ? 'manage partners' : 'see payments';
}

export function isReportKind(name: string): name is ReportKind {
  return reportKinds.some((kind) => kind === name);
}

/** The format of a column; money is in paise. */
type Figure = 'count' | 'money';

export interface ReportShape {
  readonly label: string;
  /** What the period refers to. */
  readonly of: string;
  /** The texts that identify a row, and the numbers that are added up. */
  readonly keys: readonly string[];
  readonly sums: readonly { readonly head: string; readonly as: Figure }[];
  /** A percentage of two of the sums, by index. */
  readonly share?: { readonly head: string; readonly part: number; readonly whole: number };
  /** The index of the sum shown in the chart. */
  readonly drawn: number;
  /** The titles of its tables, if it is split by the first key. */
  readonly tables?: Readonly<Record<string, string>>;
  readonly notes?: readonly string[];
}

const money = (head: string) => ({ head, as: 'money' }) as const;
const count = (head: string) => ({ head, as: 'count' }) as const;

const confirm = 'Ask your accountant to confirm these figures before you file them.';

export const reportShapes: Readonly<Record<ReportKind, ReportShape>> = {
  sales: {
    label: 'Sales by day',
    of: 'Bookings by booking date, payments and refunds by payment date',
    keys: ['Day'],
    sums: [count('Booked'), count('Paid'), money('Value'), money('Received'), money('Refunded')],
    drawn: 3,
  },
  products: {
    label: 'By product',
    of: 'Paid bookings by booking date',
    keys: ['Type', 'Product'],
    sums: [count('Bookings'), count('Guests'), money('Price'), money('Tax'), money('Total')],
    drawn: 4,
  },
  places: {
    label: 'By place',
    of: 'Paid bookings by booking date',
    keys: ['State', 'Place'],
    sums: [count('Items'), count('Guests'), money('Price'), money('Tax'), money('Total')],
    drawn: 4,
  },
  tax: {
    label: 'GSTR-1: supplies',
    of: 'Invoices and credit notes by date of issue',
    keys: ['Table', 'Document', 'Date', 'GSTIN', 'Place of supply', 'Rate'],
    sums: [money('Taxable'), money('IGST'), money('CGST'), money('SGST'), money('Tax not split'), money('Total')],
    drawn: 0,
    tables: {
      '4A B2B': 'Table 4A: B2B invoices',
      '5 B2CL': 'Table 5: B2C large, invoices over ₹1,00,000 between states (B2CL)',
      '7 B2CS': 'Table 7: B2C others, less their credit notes (B2CS)',
      '9B CDNR': 'Table 9B: credit notes to registered buyers (CDNR)',
      '9B CDNUR': 'Table 9B: credit notes for B2C large (CDNUR)',
    },
    notes: [
      `Tables follow GSTR-1 as we understand it. Credit notes are negative. ${confirm}`,
      'Not covered: exports (6A), nil-rated and exempt supplies (8), amendments (9A, 9C, 10), advances (11), supplies through other e-commerce operators (14), and section 9(5) supplies (15).',
      'TCS (section 52, GSTR-8) covers sales by partners and has its own report. These figures cover what you billed.',
    ],
  },
  sac: {
    label: 'GSTR-1: SAC summary',
    of: 'Table 12: invoices less credit notes, by date of issue',
    keys: ['Buyers', 'SAC', 'Rate', 'Section 9(5)'],
    sums: [
      count('Quantity'),
      money('Taxable'),
      money('IGST'),
      money('CGST'),
      money('SGST'),
      money('Tax not split'),
      money('Total'),
    ],
    drawn: 1,
    notes: [
      `Under section 9(5), a marketplace can owe the tax on accommodation (9963) or passenger transport (9964, 9966) sold for others. Such codes are marked. ${confirm}`,
    ],
  },
  documents: {
    label: 'GSTR-1: documents issued',
    of: 'Table 13: invoices and credit notes by date of issue',
    keys: ['Nature', 'Financial year', 'From', 'To'],
    sums: [count('Issued')],
    drawn: 0,
    notes: [`Issued documents are never cancelled: a credit note corrects them. ${confirm}`],
  },
  occupancy: {
    label: 'Occupancy',
    of: 'Nights, days and places available and booked',
    keys: ['Type', 'Item'],
    sums: [count('Available'), count('Booked')],
    share: { head: 'Occupancy', part: 1, whole: 0 },
    drawn: 1,
  },
  lead: {
    label: 'Lead time',
    of: 'Paid bookings by booking date',
    keys: ['Days before start'],
    sums: [count('Bookings'), money('Total')],
    drawn: 0,
  },
  cancellations: {
    label: 'Cancellations',
    of: 'Cancelled and expired bookings and items, by date',
    keys: ['Outcome', 'Ended by'],
    sums: [count('Count'), money('Value'), money('Kept under policy'), money('Refund')],
    drawn: 1,
  },
};

export interface ReportRow {
  readonly key: readonly string[];
  /** Whole numbers: paise or counts. */
  readonly sums: readonly number[];
}

/** Merges the rows of several parts of a period: equal keys become one row, in order of appearance. */
export function mergeRows(parts: readonly (readonly ReportRow[])[]): ReportRow[] {
  const merged = new Map<string, { key: readonly string[]; sums: number[] }>();
  for (const { key, sums } of parts.flat()) {
    const name = JSON.stringify(key);
    const before = merged.get(name);
    if (before) for (const [place, sum] of sums.entries()) before.sums[place] = (before.sums[place] ?? 0) + sum;
    else merged.set(name, { key, sums: [...sums] });
  }
  return [...merged.values()];
}

/** Returns the rows sorted by key. */
export function byKey(rows: readonly ReportRow[]): ReportRow[] {
  return rows
    .map((row) => ({ row, text: JSON.stringify(row.key) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ row }) => row);
}

/** Returns the totals of all rows. */
export function totalOf({ sums }: ReportShape, rows: readonly ReportRow[]): number[] {
  return sums.map((_, place) => rows.reduce((total, row) => total + (row.sums[place] ?? 0), 0));
}

/** Returns the percentage with one decimal; null if the whole is zero. */
export function shareOfSums({ share }: ReportShape, sums: readonly number[]): number | null {
  const whole = share ? (sums[share.whole] ?? 0) : 0;
  return share && whole > 0 ? Math.round(((sums[share.part] ?? 0) / whole) * 1_000) / 10 : null;
}

/** The most days read at once; longer reports are made part by part by a job. */
export const daysAtOnce = 31;

/** The longest period of a report, in days. */
export const mostDays = 3_700;

export interface Period {
  readonly first: Day;
  /** The last day, included. */
  readonly last: Day;
}

/** Splits a period into parts that are read at once. */
export function partsOf({ first, last }: Period): Period[] {
  const parts: Period[] = [];
  for (let from = first; from <= last; from = addDays(from, daysAtOnce)) {
    const end = addDays(from, daysAtOnce - 1);
    parts.push({ first: from, last: end < last ? end : last });
  }
  return parts;
}

/** An ordered long report and its progress. */
export interface OrderedReport {
  readonly id: string;
  readonly kind: AnyReportKind;
  readonly period: Period;
  readonly parts: number;
  readonly partsMade: number;
  readonly problem: string | null;
  readonly createdAt: Date;
}

/** Returns a ValidationError for an invalid period or one of more than `most` days, else undefined. */
export function periodError({ first, last }: Period, most: number): AppError | undefined {
  const days = nightsBetween(first, last) + 1;
  if (days >= 1 && days <= most) return undefined;
  const problem =
    days < 1
      ? sentence(adminFieldRulesTexts.lastDayBeforeFirst)
      : sentence(adminFieldRulesTexts.tooManyDays, { most: most.toLocaleString('en-IN') });
  return invalidField(['last'], problem);
}

/** Returns the report as CSV. */
export function reportCsv(shape: ReportShape, rows: readonly ReportRow[]): string {
  const heads = [...shape.keys, ...shape.sums.map(({ head, as }) => (as === 'money' ? `${head} (INR)` : head))];
  const share = shape.share ? [`${shape.share.head} (%)`] : [];
  const lines = rows.map(({ key, sums }) => [
    ...key.map(escapeFormula),
    // numbers are our own and need no guard against formulas
    ...shape.sums.map(({ as }, place) =>
      as === 'money' ? plainRupees(paiseOf(sums[place] ?? 0)) : String(sums[place] ?? 0),
    ),
    ...(shape.share ? [String(shareOfSums(shape, sums) ?? '')] : []),
  ]);
  return csvFile([[...heads, ...share], ...lines].map(csvLine));
}
