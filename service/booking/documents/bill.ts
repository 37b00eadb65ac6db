import { ruleFor, type TaxTerms } from '../../catalog/price.ts';
import { formatDay, today } from '../../core/day.ts';
import { distribute, formatExact, type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import type { InvoiceContent, InvoiceLine } from '../../documents/invoice.ts';
import { type GivenBack, invoicesOf, issueCreditNote, issueInvoice, leftOf } from '../../documents/issue-invoice.ts';
import type { Context } from '../../platform/context.ts';
import { paymentMethodLabels } from '../booking.ts';
import type { Booking, BookingLine, Payment } from '../booking-row.ts';
import { daysOf, whoOf } from '../line-words.ts';
import { issuerOf } from './issuer.ts';

/** Bills what a payment has bought: part of the transaction that takes it, after all else in it. */
export async function billPayment(ctx: Context, booking: Booking, payment: Payment): Promise<void> {
  const { method, reference, mode } = payment;
  const paid = `Paid by ${paymentMethodLabels[method]} on ${formatDay(today(ctx.now))}, reference ${reference}.`;
  const content: InvoiceContent = {
    supplier: await issuerOf(ctx),
    buyer: { name: booking.customerName, email: booking.email },
    bookingId: booking.bookingId,
    payment: paid,
    lines: billedLines(booking),
  };
  await issueInvoice(ctx, { bookingRow: booking.row, cause: `payment ${reference}`, mode, content });
}

/**
 * Credits what comes back of a paid booking that is cancelled: shared out over the lines whose terms give something back.
 * Part of the transaction that cancels it, after all else in it. `why`: for which there is one credit note.
 */
export async function creditRefund(ctx: Context, booking: Booking, refund: Paise, why: string): Promise<void> {
  const issued = await invoicesOf(ctx, booking.row);
  // bookings of before invoices have none
  const invoice = issued.find(({ corrects }) => corrects === null);
  if (!invoice) return;
  const amount = paiseOf(Math.min(refund, leftOf(invoice, issued)));
  if (amount === 0) return;
  await issueCreditNote(ctx, invoice, {
    ...{ bookingRow: booking.row, cause: why, lines: givenBack(booking.lines, amount, ctx.now) },
    payment: `${formatExact(amount)} goes back to where it was paid from.`,
  });
}

/** The lines as they are billed: each with the rule of tax that it was priced by. */
export function billedLines({ lines, taxRules: rules, createdAt }: Booking): InvoiceLine[] {
  const terms = { rules, on: today(createdAt) };
  return lines.map((line) => ({
    name: line.name,
    about: [line.optionName, daysOf(line), whoOf(line)].filter(Boolean).join(', '),
    quantity: line.quantity,
    taxable: line.subtotal,
    tax: { ...taxOf(line, terms), amount: line.tax, parts: [] },
  }));
}

function taxOf(line: BookingLine, terms: TaxTerms): { name: string; percent: number | null } {
  const dearestDay = paiseOf(Math.max(0, ...line.details.nightly.map(({ price }) => price)));
  const rule = ruleFor({ supply: line.type, dearestDay }, terms);
  return { name: rule?.name ?? 'Tax', percent: rule?.percent ?? null };
}

/** The amount over the lines that can still be cancelled for free, by what they cost; over all where none can. */
export function givenBack(lines: readonly BookingLine[], amount: Paise, now: Date): GivenBack {
  const free = lines.map(({ details: { cancellation } }) => {
    return cancellation.freeUntil !== null && now < new Date(cancellation.freeUntil);
  });
  const any = free.some(Boolean);
  const weights = lines.map(({ subtotal, tax }, index) => (any && !free[index] ? zero : sum([subtotal, tax])));
  const shares = distribute(amount, weights);
  return lines.map(({ subtotal, tax }, line) => {
    const [taxable = zero, taxBack = zero] = distribute(shares[line] ?? zero, [subtotal, tax]);
    return { line, taxable, tax: taxBack };
  });
}
