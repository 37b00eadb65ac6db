import { today } from '../core/day.ts';
import type { Context } from '../platform/context.ts';
import { financialYear } from './financial-year.ts';
import { type Invoice, type InvoiceContent, type InvoiceLine, isTrial, seriesOf, totalOf } from './invoice.ts';
import { insertInvoice, invoicesOfBookings, invoicesOfCauses } from './invoices.sql.ts';

/** What is billed: `cause` names the payment, for which there is one invoice, however often it is asked for. */
export interface Billed {
  readonly bookingRow: number;
  readonly cause: string;
  readonly mode: 'live' | 'test';
  readonly content: InvoiceContent;
}

/**
 * Issues an invoice with the next number of its series and financial year. Part of the caller's transaction, and the last
 * part of it that waits for others: from here to its end nobody else issues one. What costs nothing has none.
 */
export async function issueInvoice(ctx: Context, { bookingRow, cause, mode, content }: Billed): Promise<void> {
  const total = totalOf(content.lines);
  if (total <= 0) return;
  await insertInvoice(ctx.db, {
    bookingRow,
    cause,
    content,
    total,
    corrects: null,
    issuedAt: ctx.now,
    series: seriesOf('invoice', mode),
    year: financialYear(today(ctx.now)),
  });
}

/** The invoices and credit notes of a booking, in the order in which they were issued. */
export function invoicesOf(ctx: Pick<Context, 'db'>, bookingRow: number): Promise<Invoice[]> {
  return invoicesOfBookings(ctx.db, [bookingRow]);
}

/** Those of several bookings, each with the row of its booking. */
export function invoicesOfAll(ctx: Pick<Context, 'db'>, bookingRows: readonly number[]) {
  return invoicesOfBookings(ctx.db, bookingRows);
}

/** The invoices and credit notes that were issued for those causes. */
export function issuedFor(ctx: Pick<Context, 'db'>, causes: readonly string[]): Promise<Invoice[]> {
  return invoicesOfCauses(ctx.db, causes);
}

/**
 * Issues a credit note for what is given back of an invoice. Part of the caller's transaction, like
 * `issueInvoice`.
 */
export async function issueCreditNote(
  ctx: Context,
  invoice: Invoice,
  back: { bookingRow: number; cause: string; payment: string; lines: readonly InvoiceLine[] },
): Promise<void> {
  const lines = back.lines.filter((line) => totalOf([line]) > 0);
  const total = totalOf(lines);
  if (total <= 0) return;
  if (total > invoice.total) throw new Error(`More would be credited than ${invoice.name} says`);
  await insertInvoice(ctx.db, {
    bookingRow: back.bookingRow,
    cause: back.cause,
    corrects: invoice.id,
    total,
    issuedAt: ctx.now,
    series: seriesOf('credit note', isTrial(invoice) ? 'test' : 'live'),
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
