import { today } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import {
  financialYear,
  type Invoice,
  type InvoiceContent,
  type InvoiceLine,
  isTestInvoice,
  seriesOf,
  totalOf,
} from './invoice.ts';
import {
  insertInvoice,
  invoicesOfBookings,
  invoicesOfCauses,
  sacRows,
  sectionRows,
  seriesRows,
  type TaxRow,
} from './invoices.sql.ts';

/** The input of an invoice. One invoice is issued per `cause`, which names the payment. */
export interface InvoiceInput {
  /** Id of the booking (bookings.id). */
  readonly booking: number;
  readonly cause: string;
  readonly mode: 'live' | 'test';
  readonly content: InvoiceContent;
}

/**
 * Issues an invoice with the next number of its series and financial year; none if the total is zero. Must be the last
 * part of the caller's transaction that waits for locks: until its end no other invoice of the series can be issued.
 */
export async function issueInvoice(ctx: Context, { booking, cause, mode, content }: InvoiceInput): Promise<void> {
  const total = totalOf(content.lines);
  if (total <= 0) return;
  await insertInvoice(ctx.db, {
    booking,
    cause,
    content,
    total,
    corrects: null,
    issuedAt: ctx.now,
    series: seriesOf('invoice', mode),
    year: financialYear(today(ctx.now)),
  });
}

/** Finds the invoices and credit notes of a booking, in the order in which they were issued. */
export function findInvoices(ctx: Pick<Context, 'db'>, booking: number): Promise<Invoice[]> {
  return invoicesOfBookings(ctx.db, [booking]);
}

/** Finds those of several bookings, each with the id of its booking. */
export function findInvoicesOfBookings(ctx: Pick<Context, 'db'>, bookings: readonly number[]) {
  return invoicesOfBookings(ctx.db, bookings);
}

/** Finds the invoices and credit notes issued for those causes. */
export function findInvoicesOfCauses(ctx: Pick<Context, 'db'>, causes: readonly string[]): Promise<Invoice[]> {
  return invoicesOfCauses(ctx.db, causes);
}

/**
 * Issues a credit note for the refunded part of an invoice. Part of the caller's transaction, like `issueInvoice`.
 * Throws an Error if it exceeds the total of the invoice.
 */
export async function issueCreditNote(
  ctx: Context,
  invoice: Invoice,
  back: { booking: number; cause: string; payment: string; lines: readonly InvoiceLine[] },
): Promise<void> {
  const lines = back.lines.filter((line) => totalOf([line]) > 0);
  const total = totalOf(lines);
  if (total <= 0) return;
  if (total > invoice.total) throw new Error(`The credit would exceed ${invoice.name}`);
  await insertInvoice(ctx.db, {
    booking: back.booking,
    cause: back.cause,
    corrects: invoice.id,
    total,
    issuedAt: ctx.now,
    series: seriesOf('credit note', isTestInvoice(invoice) ? 'test' : 'live'),
    year: financialYear(today(ctx.now)),
    content: {
      ...invoice.content,
      lines,
      payment: back.payment,
      corrects: invoice.name,
      correctsOf: today(invoice.issuedAt),
    },
  });
}

/** From the beginning of a day in India until before the beginning of another. */
interface Span {
  readonly since: Date;
  readonly until: Date;
}

/**
 * Adds up invoices and credit notes for live payments by GSTR-1 table, document, day, GSTIN, place of supply and
 * rate. Amounts in paise.
 */
export function taxBySection({ db }: Pick<Context, 'db'>, span: Span): Promise<TaxRow[]> {
  return sectionRows(db, span);
}

/** Adds up the same by buyers with and without a GSTIN, service code (SAC), rate, and whether section 9(5) may apply. */
export function taxBySac({ db }: Pick<Context, 'db'>, span: Span): Promise<TaxRow[]> {
  return sacRows(db, span);
}

/** Counts the documents issued for live payments by series, with their first and last numbers. */
export function issuedBySeries({ db }: Pick<Context, 'db'>, span: Span): Promise<TaxRow[]> {
  return seriesRows(db, span);
}
