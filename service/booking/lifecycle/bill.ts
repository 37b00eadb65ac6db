import { regionsOf } from '../../catalog/regions.ts';
import { readSettings } from '../../catalog/settings/read-settings.ts';
import { placeOfSupply } from '../../catalog/supply.ts';
import { formatDay, today } from '../../core/day.ts';
import { stateOfGstin } from '../../core/gstin.ts';
import { formatMoney, type Paise, zero } from '../../core/money.ts';
import { type InvoiceContent, isTestInvoice, totalOf } from '../../documents/invoice.ts';
import { findInvoices, findInvoicesOfCauses, issueCreditNote, issueInvoice } from '../../documents/invoices.ts';
import type { Context } from '../../platform/context.ts';
import { remainingOf } from '../model/balance.ts';
import { billedLines } from '../model/billed-lines.ts';
import type { Booking, BookingLine } from '../model/booking.ts';
import { receivedLabels } from '../model/booking-status.ts';
import { creditedLines, type RefundedLine, shareRefund } from '../model/credited-lines.ts';
import { supplyOf } from '../model/line-taxes.ts';
import type { Payment } from '../model/payment.ts';

/** Issues invoices for what a payment has bought. Last part of the transaction that records the payment. */
export async function billPayment(ctx: Context, booking: Booking, payment: Payment): Promise<void> {
  const cause = `payment ${payment.reference}`;
  const before = booking.payments.filter((one) => one.id !== payment.id && remainingOf(one) > 0);
  const parts = before.map((one) => ` Of it ${formatMoney(remainingOf(one))} before, reference ${one.reference}.`);
  const paid = paidBy(payment, ctx.now) + parts.join('');
  await bill(ctx, booking, { lines: booking.lines, cause, mode: payment.mode, payment: paid });
}

/**
 * Bills the change of a paid booking: credits the refunded parts of the ended lines and issues invoices for the new
 * lines. Last part of the transaction that applies the change. `payment`: the payment of the difference, if any.
 */
export async function billChange(
  ctx: Context,
  booking: Booking,
  change: { ends: readonly RefundedLine[]; begins: readonly BookingLine[]; payment: Payment | null },
): Promise<void> {
  const { ends, begins, payment } = change;
  const mode = (payment ?? booking.payments.find((one) => one.status === 'captured'))?.mode;
  if (mode === undefined) return;
  const cause = `change ${booking.version} of ${booking.bookingId}`;
  await credit(ctx, booking, ends, cause);
  const paid = payment ? paidBy(payment, ctx.now) : 'Paid with the booking.';
  await bill(ctx, booking, { lines: begins, cause, mode, payment: paid });
}

/**
 * Credits the refund of a paid booking, shared out over the lines that are refundable. Last part of the transaction
 * that records it. `why`: one credit note is issued per invoice and cause.
 */
export async function creditRefund(ctx: Context, booking: Booking, refund: Paise, why: string): Promise<void> {
  const shares = shareRefund(booking.lines, refund, ctx.now);
  const ends = booking.lines.map((line, index) => ({ line, back: shares[index] ?? zero }));
  await credit(ctx, booking, ends, why);
}

/**
 * Issues invoices again for what was credited for that cause, because the refund came back to us. The credit notes
 * stay, because they were issued. Last part of the transaction that records it.
 */
export async function billCreditedAgain(ctx: Context, booking: Booking, why: string): Promise<void> {
  const invoices = await findInvoices(ctx, booking.id);
  const causes = invoices.map(({ name }) => creditNoteCause(why, name));
  for (const note of await findInvoicesOfCauses(ctx, causes)) {
    const { corrects: _, correctsOf: __, ...content } = note.content;
    const payment = `${formatMoney(note.total)} of credit note ${note.name} came back to us on ${formatDay(today(ctx.now))}.`;
    await issueInvoice(ctx, {
      bookingRow: booking.id,
      cause: `${note.name} came back`,
      mode: isTestInvoice(note) ? 'test' : 'live',
      content: { ...content, payment },
    });
  }
}

/** Returns the cause of a credit note: one is issued per invoice and cause. */
function creditNoteCause(why: string, invoice: string): string {
  return `${why}, ${invoice}`;
}

function paidBy({ method, reference }: Payment, now: Date): string {
  return `Paid by ${receivedLabels[method]} on ${formatDay(today(now))}, reference ${reference}.`;
}

/** Issues one invoice per place of supply, because tax rates and returns depend on it. */
async function bill(
  ctx: Context,
  booking: Booking,
  invoice: { lines: readonly BookingLine[]; cause: string; mode: Payment['mode']; payment: string },
): Promise<void> {
  const { cause, mode, payment } = invoice;
  const { gstState, legalName, ...storefront } = await readIssuer(ctx);
  // the registered name, if it differs (CGST Rules 2017, rule 46)
  const supplier = { ...storefront, name: legalName ?? storefront.name };
  const { gstin } = booking.guestDetails;
  const registered = gstin === null ? undefined : stateOfGstin(gstin);
  const placeOf = gstState === undefined ? () => undefined : await placesOfSupply(ctx, invoice.lines, registered);
  for (const [place, lines] of Map.groupBy(invoice.lines, placeOf)) {
    const content: InvoiceContent = {
      supplier,
      buyer: buyerOf(booking),
      bookingId: booking.bookingId,
      payment,
      ...(place !== undefined && { placeOfSupply: place }),
      lines: billedLines({ ...booking, lines }, { from: gstState, to: place }),
    };
    const own = place === undefined ? cause : `${cause}, ${place}`;
    await issueInvoice(ctx, { bookingRow: booking.id, cause: own, mode, content });
  }
}

function buyerOf({ customerName: name, email, guestDetails }: Booking): InvoiceContent['buyer'] {
  const { company, companyAddress: address, gstin } = guestDetails;
  const state = guestDetails.state ?? (gstin === null ? undefined : stateOfGstin(gstin));
  return {
    name,
    email,
    ...(company && { company }),
    ...(address && { address }),
    ...(state && { state }),
    ...(gstin && { gstin }),
  };
}

/** Issues a credit note for each invoice of which something is refunded. */
async function credit(ctx: Context, booking: Booking, ends: readonly RefundedLine[], cause: string): Promise<void> {
  const issued = await findInvoices(ctx, booking.id);
  for (const [invoice, lines] of creditedLines(issued, ends)) {
    await issueCreditNote(ctx, invoice, {
      bookingRow: booking.id,
      cause: creditNoteCause(cause, invoice.name),
      lines,
      payment: `${formatMoney(totalOf(lines))} goes back to where it was paid from.`,
    });
  }
}

/** Returns a function that finds the place of supply of a line; undefined if unknown. */
async function placesOfSupply(
  ctx: Context,
  lines: readonly BookingLine[],
  registered: string | undefined,
): Promise<(line: BookingLine) => string | undefined> {
  const regionOf = await regionsOf(ctx, lines);
  return (line) => placeOfSupply(supplyOf(line), { product: regionOf(line.type, line.productId), buyer: registered });
}

/** Returns the issuer of documents from the current settings. */
export async function readIssuer(ctx: Context) {
  const { contact } = await readSettings(ctx);
  const { name, legalName, address, phone, email, gstin } = contact;
  const gstState = (gstin && stateOfGstin(gstin)) ?? contact.gstState;
  return { name, legalName, address, phone, email, ...(gstin && { gstin }), site: ctx.config.publicUrl, gstState };
}
