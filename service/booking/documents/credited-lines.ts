import { shareOut } from '../../catalog/price.ts';
import { givenBack as termsGive } from '../../catalog/terms.ts';
import { type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import type { Invoice, InvoiceLine } from '../../documents/invoice.ts';
import type { BookingLine } from '../booking-row.ts';

/** A line of a booking, and what of it is given back. */
export interface BackOf {
  readonly line: BookingLine;
  readonly back: Paise;
}

/**
 * What is credited of the lines of each invoice: of what ends what comes back for it, by the invoice that billed it last and as
 * far as that is left of it; what is beyond that (something was given back of it before), of whatever is left of the booking.
 */
export function creditedLines(
  issued: readonly Invoice[],
  ends: readonly BackOf[],
): ReadonlyMap<Invoice, readonly InvoiceLine[]> {
  const invoices = issued.filter(({ corrects }) => corrects === null);
  const credits = invoices.flatMap((invoice) =>
    invoice.content.lines.map((line) => {
      const left = leftOfLine(line, invoice, issued);
      return { invoice, line, left, all: sum([left.taxable, left.tax]), back: zero };
    }),
  );
  let wanted = zero;
  for (const { line, back } of ends) {
    const last = invoices.findLast((invoice) => billedAs(invoice, line).length > 0);
    const own = credits.filter((one) => one.invoice === last && billedAs(one.invoice, line).includes(one.line));
    if (own.length === 0) continue;
    wanted = sum([wanted, back]);
    const parts = shareOut(
      back,
      own.map(({ all }) => all),
    );
    for (const [at, one] of own.entries()) one.back = paiseOf(Math.min(parts[at] ?? zero, one.all));
  }
  const open = credits.map(({ all, back }) => all - back);
  const missing = Math.min(wanted - sum(credits.map(({ back }) => back)), sum(open.map(paiseOf)));
  const beyond = credits.length === 0 ? [] : shareOut(paiseOf(missing), open);
  const all = credits.map(({ invoice, line, left, back }, at) => ({
    invoice,
    line: credited(line, sum([back, beyond[at] ?? zero]), left),
  }));
  const byInvoice = Map.groupBy(all, ({ invoice }) => invoice);
  return new Map([...byInvoice].map(([invoice, own]) => [invoice, own.map(({ line }) => line)]));
}

/** What no credit note has taken back of a line of an invoice. */
function leftOfLine(billed: InvoiceLine, invoice: Invoice, issued: readonly Invoice[]): Left {
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

interface Left {
  readonly taxable: Paise;
  readonly tax: Paise;
}

/**
 * The line of an invoice with that much of it: of its price and of its tax in the proportion of what is `left` of them, of
 * which never more than that is taken; of CGST and SGST equal halves.
 */
export function credited(billed: InvoiceLine, amount: Paise, left: Left): InvoiceLine {
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

/** As what an invoice bills the line, or one whose place it took. Invoices of before places bill all lines. */
function billedAs({ content }: Invoice, { position }: BookingLine): InvoiceLine[] {
  return content.lines.filter(({ place }, index) => (place ?? index) === position);
}

/** The amount over the lines by what their terms give back; by what they cost where none gives anything. */
export function givenBack(lines: readonly BookingLine[], amount: Paise, now: Date): Paise[] {
  const terms = lines.map((line) => termsGive(line, line.details.cancellation.schedule, now));
  const weights = terms.some((back) => back > 0) ? terms : lines.map(({ subtotal, tax }) => sum([subtotal, tax]));
  return shareOut(amount, weights);
}
