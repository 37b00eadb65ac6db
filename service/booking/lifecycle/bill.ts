import { documentsPaidTexts } from '../../../messages/en/documents/paid.ts';
import { receivedMethodsTexts } from '../../../messages/en/received-methods.ts';
import type { Translate } from '../../../messages/translate.ts';
import { regionsOf } from '../../catalog/regions.ts';
import { readSettings } from '../../catalog/settings/read-settings.ts';
import { placeOfSupply } from '../../catalog/tax.ts';
import { formatDay, today } from '../../core/day.ts';
import { stateOfGstin } from '../../core/gstin.ts';
import { formatMoney, type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import { type InvoiceContent, isTestInvoice, totalOf } from '../../documents/invoice.ts';
import { findInvoices, findInvoicesOfCauses, issueCreditNote, issueInvoice } from '../../documents/invoices.ts';
import type { Context } from '../../platform/context.ts';
import { remainingOf } from '../model/balance.ts';
import { billedLines } from '../model/billed-lines.ts';
import type { Booking, BookingLine } from '../model/booking.ts';
import { textOfBooking } from '../model/booking-language.ts';
import { creditedLines, isBilled, type RefundedLine, shareRefund } from '../model/credited-lines.ts';
import type { Payment } from '../model/payment.ts';

/** Issues invoices for what a payment has bought. Last part of the transaction that records the payment. */
export async function billPayment(ctx: Context, booking: Booking, payment: Payment): Promise<void> {
  const t = textOfBooking(booking);
  const cause = `payment ${payment.reference}`;
  const before = booking.payments.filter((one) => one.id !== payment.id && remainingOf(one) > 0);
  const parts = before.map((one) =>
    t(documentsPaidTexts.includes, { amount: formatMoney(remainingOf(one)), reference: one.reference }),
  );
  const paid = [paidBy(t, payment, ctx.now), ...parts].join(' ');
  await bill(ctx, booking, { lines: booking.lines, cause, mode: payment.mode, payment: () => paid });
}

/**
 * Bills the change of a paid booking: credits the refunded parts of the ended lines and issues invoices for the new
 * lines. Credits that are not refunded are set off against the new lines. Last part of the transaction that applies the
 * change. `payment`: the payment of the difference, if any.
 */
export async function billChange(
  ctx: Context,
  booking: Booking,
  change: { ends: readonly RefundedLine[]; begins: readonly BookingLine[]; payment: Payment | null; refund: Paise },
): Promise<void> {
  const { ends, begins, payment, refund } = change;
  const mode = (payment ?? booking.payments.find((one) => one.status === 'captured'))?.mode;
  if (mode === undefined) return;
  const t = textOfBooking(booking);
  const cause = `change ${booking.version} of ${booking.bookingId}`;
  const refunded = partOf(refund);
  const given = await credit(
    ctx,
    booking,
    ends,
    cause,
    begins.length === 0 ? (total) => goesBack(t, total) : (total) => setOff(t, total, refunded(total)),
  );
  const receipts = receiptsBefore(t, booking, payment, refund);
  const paidEarlier =
    receipts === '' ? t(documentsPaidTexts.paidEarlier) : t(documentsPaidTexts.paidEarlierBy, { receipts });
  const covered = partOf(paiseOf(sum(ends.map(({ back }) => back)) - refund));
  const paid = (total: Paise) => {
    const part = covered(total);
    if (payment === null) return paidEarlier;
    if (part === 0) return paidBy(t, payment, ctx.now);
    if (part === total) return paidEarlier;
    const facts = {
      part: formatMoney(part),
      difference: formatMoney(paiseOf(total - part)),
      ...receiptOf(t, payment, ctx.now),
    };
    return receipts === ''
      ? t(documentsPaidTexts.partEarlier, facts)
      : t(documentsPaidTexts.partEarlierBy, { ...facts, receipts });
  };
  await bill(ctx, booking, { lines: begins, cause, mode, payment: paid });
  // what a gift had already credited of the ended lines, and the new invoices bill again, if there are any
  const shares = given > 0 && begins.length > 0 ? shareRefund(begins, given, ctx.now) : [];
  const gifts = begins.map((line, index) => ({ line, back: shares[index] ?? zero }));
  await credit(ctx, booking, gifts, `${cause}, given before`, (total) =>
    t(documentsPaidTexts.refundedBefore, { amount: formatMoney(total) }),
  );
}

/** Returns a function that says how much of each total, one after the other, that amount covers. */
function partOf(amount: Paise): (total: Paise) => Paise {
  let left = amount;
  return (total) => {
    const part = paiseOf(Math.min(left, total));
    left = paiseOf(left - part);
    return part;
  };
}

/**
 * Names the payments before that one of which something is left after the refund, which the oldest return first:
 * 'UPI, reference …'. Empty if nothing is left of them.
 */
function receiptsBefore(t: Translate, { payments }: Booking, payment: Payment | null, refund: Paise): string {
  const refunded = partOf(refund);
  const left = payments.filter((one) => one.id !== payment?.id && remainingOf(one) > refunded(remainingOf(one)));
  const [first = '', ...others] = left.map(({ method, reference }) =>
    t(documentsPaidTexts.receipt, { method: t(receivedMethodsTexts[method]), reference }),
  );
  return others.reduce((receipts, receipt) => t(documentsPaidTexts.receipts, { receipts, receipt }), first);
}

/**
 * Credits the refund of a paid booking, shared out over the lines that are refundable. Last part of the transaction
 * that records it. `why`: one credit note is issued per invoice and cause.
 */
export async function creditRefund(ctx: Context, booking: Booking, refund: Paise, why: string): Promise<void> {
  const shares = shareRefund(booking.lines, refund, ctx.now);
  const ends = booking.lines.map((line, index) => ({ line, back: shares[index] ?? zero }));
  await credit(ctx, booking, ends, why, (total) => goesBack(textOfBooking(booking), total));
}

/**
 * Issues invoices again for what was credited for that cause, because the refund came back to us. The credit notes
 * stay, because they were issued. Last part of the transaction that records it.
 */
export async function billCreditedAgain(ctx: Context, booking: Booking, why: string): Promise<void> {
  const t = textOfBooking(booking);
  const invoices = await findInvoices(ctx, booking.id);
  const causes = invoices.map(({ name }) => creditNoteCause(why, name));
  for (const note of await findInvoicesOfCauses(ctx, causes)) {
    const { corrects: _, correctsOf: __, ...content } = note.content;
    const payment = t(documentsPaidTexts.returned, {
      amount: formatMoney(note.total),
      number: note.name,
      day: formatDay(t, today(ctx.now)),
    });
    await issueInvoice(ctx, {
      booking: booking.id,
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

function paidBy(t: Translate, payment: Payment, now: Date): string {
  return t(documentsPaidTexts.paidBy, receiptOf(t, payment, now));
}

function receiptOf(t: Translate, { method, reference }: Payment, now: Date) {
  return { method: t(receivedMethodsTexts[method]), day: formatDay(t, today(now)), reference };
}

function goesBack(t: Translate, amount: Paise): string {
  return t(documentsPaidTexts.refunded, { amount: formatMoney(amount) });
}

/** Returns the text of a credit note for a total of which that part is refunded. */
function setOff(t: Translate, total: Paise, refund: Paise): string {
  if (refund === total) return goesBack(t, total);
  const rest = t(documentsPaidTexts.applied, { amount: formatMoney(paiseOf(total - refund)) });
  return refund === 0 ? rest : `${rest} ${goesBack(t, refund)}`;
}

/**
 * Issues one invoice per place of supply, because tax rates and returns depend on it. `payment` says how a total was
 * paid.
 */
async function bill(
  ctx: Context,
  booking: Booking,
  invoice: { lines: readonly BookingLine[]; cause: string; mode: Payment['mode']; payment: (total: Paise) => string },
): Promise<void> {
  const { cause, mode, payment } = invoice;
  const { gstState, legalName, ...storefront } = await readIssuer(ctx);
  // the registered name, if it differs (CGST Rules 2017, rule 46)
  const supplier = { ...storefront, name: legalName ?? storefront.name };
  const { gstin } = booking.guestDetails;
  const registered = gstin === null ? undefined : stateOfGstin(gstin);
  const placeOf = gstState === undefined ? () => undefined : await placesOfSupply(ctx, invoice.lines, registered);
  for (const [place, lines] of Map.groupBy(invoice.lines, placeOf)) {
    const billed = billedLines(textOfBooking(booking), { ...booking, lines }, { from: gstState, to: place });
    const content: InvoiceContent = {
      supplier,
      buyer: buyerOf(booking),
      bookingId: booking.bookingId,
      payment: payment(totalOf(billed)),
      ...(place !== undefined && { placeOfSupply: place }),
      lines: billed,
    };
    const own = place === undefined ? cause : `${cause}, ${place}`;
    await issueInvoice(ctx, { booking: booking.id, cause: own, mode, content });
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

/**
 * Issues a credit note for each invoice of which something is refunded, and returns what could not be credited, because it
 * was before. `payment` says what happens to a total.
 */
async function credit(
  ctx: Context,
  booking: Booking,
  ends: readonly RefundedLine[],
  cause: string,
  payment: (total: Paise) => string,
): Promise<Paise> {
  const issued = await findInvoices(ctx, booking.id);
  const notes = [...creditedLines(issued, ends)];
  for (const [invoice, lines] of notes) {
    await issueCreditNote(ctx, invoice, {
      booking: booking.id,
      cause: creditNoteCause(cause, invoice.name),
      lines,
      payment: payment(totalOf(lines)),
    });
  }
  const billed = ends.filter(({ line }) => isBilled(issued, line)).map(({ back }) => back);
  return paiseOf(sum(billed) - sum(notes.map(([, lines]) => totalOf(lines))));
}

/** Returns a function that finds the place of supply of a line; undefined if unknown. */
async function placesOfSupply(
  ctx: Context,
  lines: readonly BookingLine[],
  registered: string | undefined,
): Promise<(line: BookingLine) => string | undefined> {
  const regionOf = await regionsOf(ctx, lines);
  return (line) => placeOfSupply(line.supply, { product: regionOf(line.type, line.productId), buyer: registered });
}

/** Returns the issuer of documents from the current settings. */
export async function readIssuer(ctx: Context) {
  const { contact } = await readSettings(ctx);
  const { name, legalName, address, phone, email, gstin } = contact;
  const gstState = (gstin && stateOfGstin(gstin)) ?? contact.gstState;
  return { name, legalName, address, phone, email, ...(gstin && { gstin }), site: ctx.config.publicUrl, gstState };
}
