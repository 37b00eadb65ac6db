import { regionsOf } from '../../catalog/regions.ts';
import { placeOfSupply } from '../../catalog/supply.ts';
import { formatDay, today } from '../../core/day.ts';
import { stateOfGstin } from '../../core/gstin.ts';
import { formatMoney, type Paise, zero } from '../../core/money.ts';
import { type InvoiceContent, isTrial, totalOf } from '../../documents/invoice.ts';
import { invoicesOf, issueCreditNote, issuedFor, issueInvoice } from '../../documents/issue-invoice.ts';
import type { Context } from '../../platform/context.ts';
import { receivedLabels } from '../booking.ts';
import type { Booking, BookingLine, Payment } from '../booking-row.ts';
import { supplyOf } from '../line-taxes.ts';
import { keptOf } from '../paying/refund.ts';
import { billedLines } from './billed-lines.ts';
import { type BackOf, creditedLines, givenBack } from './credited-lines.ts';
import { issuerOf } from './issuer.ts';

/** Bills what a payment has bought: part of the transaction that takes it, after all else in it. */
export async function billPayment(ctx: Context, booking: Booking, payment: Payment): Promise<void> {
  const cause = `payment ${payment.reference}`;
  const before = booking.payments.filter((one) => one.id !== payment.id && keptOf(one) > 0);
  const parts = before.map((one) => ` Of it ${formatMoney(keptOf(one))} before, reference ${one.reference}.`);
  const paid = paidBy(payment, ctx.now) + parts.join('');
  await bill(ctx, booking, { lines: booking.lines, cause, mode: payment.mode, payment: paid });
}

/**
 * Bills the change of a paid booking: what the lines that it ends give back is credited, and those that it begins are
 * billed whole. Part of the transaction that changes it, after all else in it. `payment`: of the difference, if there is.
 */
export async function billChange(
  ctx: Context,
  booking: Booking,
  change: { ends: readonly BackOf[]; begins: readonly BookingLine[]; payment: Payment | null },
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
 * Credits what comes back of a paid booking that is cancelled: shared out over the lines whose terms give something back.
 * Part of the transaction that cancels it, after all else in it. `why`: for which there is one credit note of an invoice.
 */
export async function creditRefund(ctx: Context, booking: Booking, refund: Paise, why: string): Promise<void> {
  const shares = givenBack(booking.lines, refund, ctx.now);
  const ends = booking.lines.map((line, index) => ({ line, back: shares[index] ?? zero }));
  await credit(ctx, booking, ends, why);
}

/**
 * Bills again what was credited for that reason, because its money came back to us. A credit note stays: it was issued.
 * Part of the transaction that records it, after all else in it.
 */
export async function billCreditedAgain(ctx: Context, booking: Booking, why: string): Promise<void> {
  const invoices = await invoicesOf(ctx, booking.row);
  const causes = invoices.map(({ name }) => causeOfNote(why, name));
  for (const note of await issuedFor(ctx, causes)) {
    const { corrects: _, correctsOf: __, ...content } = note.content;
    const payment = `${formatMoney(note.total)} of credit note ${note.name} came back to us on ${formatDay(today(ctx.now))}.`;
    await issueInvoice(ctx, {
      bookingRow: booking.row,
      cause: `${note.name} came back`,
      mode: isTrial(note) ? 'test' : 'live',
      content: { ...content, payment },
    });
  }
}

/** For one reason there is one credit note of an invoice. */
function causeOfNote(why: string, invoice: string): string {
  return `${why}, ${invoice}`;
}

function paidBy({ method, reference }: Payment, now: Date): string {
  return `Paid by ${receivedLabels[method]} on ${formatDay(today(now))}, reference ${reference}.`;
}

/** One invoice for each place of supply: rates, parts of the tax and its return go by that. */
async function bill(
  ctx: Context,
  booking: Booking,
  billed: { lines: readonly BookingLine[]; cause: string; mode: Payment['mode']; payment: string },
): Promise<void> {
  const { cause, mode, payment } = billed;
  const { gstState, legalName, ...storefront } = await issuerOf(ctx);
  // the name that is registered, where that is another (CGST Rules 2017, rule 46)
  const supplier = { ...storefront, name: legalName ?? storefront.name };
  const { gstin } = booking.guestDetails;
  const registered = gstin === null ? undefined : stateOfGstin(gstin);
  const placeOf = gstState === undefined ? () => undefined : await placesOf(ctx, billed.lines, registered);
  for (const [place, lines] of Map.groupBy(billed.lines, placeOf)) {
    const content: InvoiceContent = {
      supplier,
      buyer: buyerOf(booking),
      bookingId: booking.bookingId,
      payment,
      ...(place !== undefined && { placeOfSupply: place }),
      lines: billedLines({ ...booking, lines }, { from: gstState, to: place }),
    };
    const own = place === undefined ? cause : `${cause}, ${place}`;
    await issueInvoice(ctx, { bookingRow: booking.row, cause: own, mode, content });
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

/** Issues a credit note for each invoice of which something is given back. */
async function credit(ctx: Context, booking: Booking, ends: readonly BackOf[], cause: string): Promise<void> {
  const issued = await invoicesOf(ctx, booking.row);
  for (const [invoice, lines] of creditedLines(issued, ends)) {
    await issueCreditNote(ctx, invoice, {
      bookingRow: booking.row,
      cause: causeOfNote(cause, invoice.name),
      lines,
      payment: `${formatMoney(totalOf(lines))} goes back to where it was paid from.`,
    });
  }
}

/** Finds the place of supply of a line; undefined: it is not known. */
async function placesOf(
  ctx: Context,
  lines: readonly BookingLine[],
  registered: string | undefined,
): Promise<(line: BookingLine) => string | undefined> {
  const regionOf = await regionsOf(ctx, lines);
  return (line) => placeOfSupply(supplyOf(line), { product: regionOf(line.type, line.productId), buyer: registered });
}
