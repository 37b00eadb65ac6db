import { plainWords } from '../../catalog/plain-words.ts';
import { shareOut, type TaxSum, type TaxTerms } from '../../catalog/price.ts';
import { regionsOf } from '../../catalog/regions.ts';
import { placeOfSupply } from '../../catalog/supply.ts';
import { givenBack as termsGive } from '../../catalog/terms.ts';
import { formatDay, today } from '../../core/day.ts';
import { stateOfGstin } from '../../core/gstin.ts';
import { formatExact, type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import { type Invoice, type InvoiceContent, type InvoiceLine, totalOf } from '../../documents/invoice.ts';
import { invoicesOf, issueCreditNote, issueInvoice, leftOf } from '../../documents/issue-invoice.ts';
import type { Context } from '../../platform/context.ts';
import { receivedLabels } from '../booking.ts';
import type { Booking, BookingLine, Payment } from '../booking-row.ts';
import { ruleOfLine, supplyOf, taxesOfLine, termsOf } from '../line-taxes.ts';
import { daysOf, whoOf } from '../line-words.ts';
import { keptOf } from '../paying/refund.ts';
import { issuerOf } from './issuer.ts';

/** Bills what a payment has bought: part of the transaction that takes it, after all else in it. */
export async function billPayment(ctx: Context, booking: Booking, payment: Payment): Promise<void> {
  const cause = `payment ${payment.reference}`;
  const before = booking.payments.filter((one) => one.id !== payment.id && keptOf(one) > 0);
  const parts = before.map((one) => ` Of it ${formatExact(keptOf(one))} before, reference ${one.reference}.`);
  const paid = paidBy(payment, ctx.now) + parts.join('');
  await bill(ctx, booking, { lines: booking.lines, cause, mode: payment.mode, payment: paid });
}

/** A line of a booking, and what of it is given back. */
interface BackOf {
  readonly line: BookingLine;
  readonly back: Paise;
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

function paidBy({ method, reference }: Payment, now: Date): string {
  return `Paid by ${receivedLabels[method]} on ${formatDay(today(now))}, reference ${reference}.`;
}

async function bill(
  ctx: Context,
  booking: Booking,
  billed: { lines: readonly BookingLine[]; cause: string; mode: Payment['mode']; payment: string },
): Promise<void> {
  const { cause, mode, payment } = billed;
  const { gstState, legalName, ...shop } = await issuerOf(ctx);
  // the name that is registered, where that is another (CGST Rules 2017, rule 46)
  const supplier = { ...shop, name: legalName ?? shop.name };
  const { company, companyAddress: address, gstin } = booking.guestDetails;
  const registered = gstin === null ? undefined : stateOfGstin(gstin);
  const places =
    gstState === undefined ? undefined : { from: gstState, to: await placesOf(ctx, billed.lines, registered) };
  const supplied = [...new Set(places?.to.values())].join(', ');
  const content: InvoiceContent = {
    supplier,
    buyer: {
      name: booking.customerName,
      email: booking.email,
      ...(company && { company }),
      ...(address && { address }),
      ...(gstin && { gstin }),
    },
    bookingId: booking.bookingId,
    payment,
    ...(supplied && { placeOfSupply: supplied }),
    lines: billedLines({ ...booking, lines: billed.lines }, places),
  };
  await issueInvoice(ctx, { bookingRow: booking.row, cause, mode, content });
}

/** Credits each line against the invoice that billed it last, and of none more than is left of it. */
async function credit(ctx: Context, booking: Booking, ends: readonly BackOf[], cause: string): Promise<void> {
  const issued = await invoicesOf(ctx, booking.row);
  for (const invoice of issued.filter(({ corrects }) => corrects === null)) {
    const own = ends.flatMap(({ line, back }) => {
      const billed = issued.findLast((one) => one.corrects === null && billedAs(one, line).length > 0);
      return billed === invoice && back > 0 ? [{ line, back }] : [];
    });
    const amount = paiseOf(Math.min(sum(own.map(({ back }) => back)), leftOf(invoice, issued)));
    if (amount === 0) continue;
    const shares = shareOut(
      amount,
      own.map(({ back }) => back),
    );
    await issueCreditNote(ctx, invoice, {
      ...{ bookingRow: booking.row, cause: `${cause}, ${invoice.name}` },
      lines: own.flatMap(({ line }, index) => {
        const billed = billedAs(invoice, line);
        const backs = shareOut(
          shares[index] ?? zero,
          billed.map((one) => totalOf([one])),
        );
        return billed.map((one, place) => credited(one, backs[place] ?? zero));
      }),
      payment: `${formatExact(amount)} goes back to where it was paid from.`,
    });
  }
}

/** The line of an invoice with that much of it: of its price and of each of its taxes. */
export function credited(billed: InvoiceLine, amount: Paise): InvoiceLine {
  const { taxable, tax } = billed;
  const taxes = tax.parts.length > 0 ? tax.parts.map((part) => part.amount) : [tax.amount];
  const [price = zero, ...back] = shareOut(amount, [taxable, ...taxes]);
  const parts = tax.parts.map((part, place) => ({ ...part, amount: back[place] ?? zero }));
  return { ...billed, taxable: price, tax: { ...tax, amount: sum(back), parts } };
}

/** As what an invoice bills the line, or one whose place it took. Invoices of before places bill all lines. */
function billedAs({ content }: Invoice, { position }: BookingLine): InvoiceLine[] {
  return content.lines.filter(({ place }, index) => (place ?? index) === position);
}

/** The state of the operator, and the places of supply of lines by their ids. */
interface Places {
  readonly from: string;
  readonly to: ReadonlyMap<number, string>;
}

async function placesOf(
  ctx: Context,
  lines: readonly BookingLine[],
  registered: string | undefined,
): Promise<Places['to']> {
  const regionOf = await regionsOf(ctx, lines);
  return new Map(
    lines.flatMap((line) => {
      const product = regionOf(line.type, line.productId);
      const place = placeOfSupply(supplyOf(line), { product, buyer: registered });
      return place === undefined ? [] : [[line.id, place]];
    }),
  );
}

/**
 * The lines as they are billed: each with the rule of tax that it was priced by, a fee that is taxed by itself beside
 * it, and, where the places are known, with the parts of its tax.
 */
export function billedLines(
  booking: Pick<Booking, 'lines' | 'taxRules' | 'createdAt'>,
  places?: Places,
): InvoiceLine[] {
  const terms = termsOf(booking);
  const halved = new Map<number, number>();
  return booking.lines.flatMap((line) => {
    const about = [line.optionName, daysOf(line), whoOf(line)].filter(Boolean).join(', ');
    return suppliesOf(line, terms).map(({ fee, sac, taxable, ...tax }) => ({
      place: line.position,
      name: fee ? `${line.name}: ${fee}` : line.name,
      about,
      ...(sac && { sac }),
      quantity: line.quantity,
      taxable,
      tax: { ...tax, parts: partsOf(tax, { from: places?.from, to: places?.to.get(line.id) }, halved) },
    }));
  });
}

/** What a line is taxed as: itself, and those of its fees that bear another rate. Together they are its price and its tax. */
function suppliesOf(line: BookingLine, terms: TaxTerms) {
  const own = ruleOfLine(line, terms);
  const isOwn = ({ name, percent }: TaxSum) => name === own?.name && percent === own.percent;
  const taxes = taxesOfLine(line, terms);
  const apart = taxes.filter((tax) => !isOwn(tax));
  const untaxed = { name: 'Tax', percent: null, amount: paiseOf(line.tax - sum(apart.map(({ amount }) => amount))) };
  const taxable = paiseOf(line.subtotal - sum(apart.map((tax) => tax.taxable)));
  return [
    { ...untaxed, ...taxes.find(isOwn), taxable, sac: own?.sac, fee: undefined },
    ...apart.map((tax) => {
      const fee = line.details.fees.find(({ supply }) => supply && ruleOfLine(line, terms, supply)?.supply === supply);
      return { ...tax, sac: fee && ruleOfLine(line, terms, fee.supply)?.sac, fee: fee?.name ?? 'Fee' };
    }),
  ];
}

/**
 * Within a state half of GST is the centre's and half the state's, to the paisa; between two it is integrated, and whole
 * (IGST Act 2017, sections 7 and 8). None where a place or the rate is not known. `halved`: what was halved of each rate
 * before: the odd paise of its lines go to both in turn, so that the halves are equal where they can be.
 */
function partsOf(
  { amount, percent }: Pick<TaxSum, 'amount'> & { percent: number | null },
  { from, to }: { from: string | undefined; to: string | undefined },
  halved: Map<number, number>,
): InvoiceLine['tax']['parts'] {
  if (amount === 0 || percent === null || from === undefined || to === undefined) return [];
  if (plainWords(from) !== plainWords(to)) return [{ name: 'IGST', percent, amount }];
  const before = halved.get(percent) ?? 0;
  halved.set(percent, before + amount);
  const half = paiseOf(Math.ceil((before + amount) / 2) - Math.ceil(before / 2));
  return [
    { name: 'CGST', percent: percent / 2, amount: half },
    { name: 'SGST', percent: percent / 2, amount: paiseOf(amount - half) },
  ];
}

/** The amount over the lines by what their terms give back; by what they cost where none gives anything. */
export function givenBack(lines: readonly BookingLine[], amount: Paise, now: Date): Paise[] {
  const terms = lines.map((line) => termsGive(line, line.details.cancellation.schedule, now));
  const weights = terms.some((back) => back > 0) ? terms : lines.map(({ subtotal, tax }) => sum([subtotal, tax]));
  return shareOut(amount, weights);
}
