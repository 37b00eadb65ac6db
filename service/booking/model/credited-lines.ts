import { shareOut } from '../../catalog/price.ts';
import { givenBack as termsGive } from '../../catalog/refund-terms.ts';
import { type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import type { Invoice, InvoiceLine } from '../../documents/invoice.ts';
import type { BookingLine } from './booking.ts';

/** A line of a booking, and how much of it is refunded. */
export interface RefundedLine {
  readonly line: BookingLine;
  readonly back: Paise;
}

/**
 * Returns what is credited of the lines of each invoice. The refund of an ended line is credited on the invoice that
 * billed it last, up to what is left of it; any excess on whatever is left of the booking.
 */
export function creditedLines(
  issued: readonly Invoice[],
  ends: readonly RefundedLine[],
): ReadonlyMap<Invoice, readonly InvoiceLine[]> {
  const invoices = issued.filter(({ corrects }) => corrects === null);
  const credits = invoices.flatMap((invoice) =>
    invoice.content.lines.map((line) => {
      const left = leftOfLine(line, invoice, issued);
      return { invoice, line, left, all: sum([left.taxable, left.tax]), back: zero };
    }),
  );
  let requested = zero;
  for (const { line, back } of ends) {
    const last = invoices.findLast((invoice) => invoiceLinesFor(invoice, line).length > 0);
    const own = credits.filter((one) => one.invoice === last && invoiceLinesFor(one.invoice, line).includes(one.line));
    if (own.length === 0) continue;
    requested = sum([requested, back]);
    const parts = shareOut(
      back,
      own.map(({ all }) => all),
    );
    for (const [at, one] of own.entries()) one.back = paiseOf(Math.min(parts[at] ?? zero, one.all));
  }
  const open = credits.map(({ all, back }) => all - back);
  const missing = Math.min(requested - sum(credits.map(({ back }) => back)), sum(open.map(paiseOf)));
  const beyond = credits.length === 0 ? [] : shareOut(paiseOf(missing), open);
  const all = credits.map(({ invoice, line, left, back }, at) => ({
    invoice,
    line: credited(line, sum([back, beyond[at] ?? zero]), left),
  }));
  const byInvoice = Map.groupBy(all, ({ invoice }) => invoice);
  return new Map([...byInvoice].map(([invoice, own]) => [invoice, own.map(({ line }) => line)]));
}

/** Returns whether an invoice bills that line, or one that it replaced. */
export function isBilled(issued: readonly Invoice[], line: BookingLine): boolean {
  return issued.some((invoice) => invoice.corrects === null && invoiceLinesFor(invoice, line).length > 0);
}

/** Returns what is left of an invoice line after earlier credit notes. */
function leftOfLine(billed: InvoiceLine, invoice: Invoice, issued: readonly Invoice[]): Remaining {
  const { place, name, about } = billed;
  const back = issued
    .filter(({ corrects }) => corrects === invoice.id)
    .flatMap(({ content }) => content.lines)
    .filter((line) => line.place === place && line.name === name && line.about === about);
  const less = (all: Paise, credited: Paise[]) => paiseOf(Math.max(0, all - sum(credited)));
  return {
    taxable: less(
      billed.taxable,
      back.map(({ taxable }) => taxable),
    ),
    tax: less(
      billed.tax.amount,
      back.map(({ tax }) => tax.amount),
    ),
  };
}

interface Remaining {
  readonly taxable: Paise;
  readonly tax: Paise;
}

/**
 * Returns the invoice line reduced to that amount, split into price and tax in proportion to what is `left` of them and
 * never above it; CGST and SGST stay equal halves.
 */
export function credited(billed: InvoiceLine, amount: Paise, left: Remaining): InvoiceLine {
  const [, share = zero] = shareOut(amount, [left.taxable, left.tax]);
  const most = Math.min(share, left.tax);
  const tax = paiseOf(Math.max(billed.tax.parts.length === 2 ? most - (most % 2) : most, amount - left.taxable));
  const of = billed.tax.parts.map((part) => part.amount);
  const parts = of.length === 0 ? [] : shareOut(tax, of, 1);
  return {
    ...billed,
    taxable: paiseOf(amount - tax),
    tax: {
      ...billed.tax,
      amount: tax,
      parts: billed.tax.parts.map((part, at) => ({ ...part, amount: parts[at] ?? zero })),
    },
  };
}

/**
 * Finds the invoice lines of a booking line, or of one that it replaced. Old invoices without positions bill all lines
 * in order.
 */
function invoiceLinesFor({ content }: Invoice, { position }: BookingLine): InvoiceLine[] {
  return content.lines.filter(({ place }, index) => (place ?? index) === position);
}

/** Shares out the amount over the lines by what their policies refund; by price if none refunds anything. */
export function shareRefund(lines: readonly BookingLine[], amount: Paise, now: Date): Paise[] {
  const terms = lines.map((line) => termsGive(line, line.cancellation.schedule, now));
  const weights = terms.some((back) => back > 0) ? terms : lines.map(({ subtotal, tax }) => sum([subtotal, tax]));
  return shareOut(amount, weights);
}
