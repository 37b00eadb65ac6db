import { adminFieldRulesTexts } from '../../../../messages/en/admin/field-rules.ts';
import { type Message, sentence } from '../../../../messages/message.ts';
import { type AppError, invalidField } from '../../../core/app-error.ts';
import { addDays, type Day, nightsBetween } from '../../../core/day.ts';
import type { Right } from '../../../core/may.ts';

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
  readonly label: Message;
  /** What the period refers to. */
  readonly of: Message;
  /** The texts that identify a row, and the numbers that are added up. */
  readonly keys: readonly Message[];
  readonly sums: readonly { readonly head: Message; readonly as: Figure }[];
  /** A percentage of two of the sums, by index. */
  readonly share?: { readonly head: Message; readonly part: number; readonly whole: number };
  /** The index of the sum shown in the chart. */
  readonly drawn: number;
  /** The titles of its tables, if it is split by the first key. */
  readonly tables?: Readonly<Record<string, Message>>;
  readonly notes?: readonly Message[];
}

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
