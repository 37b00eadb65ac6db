import { cancellationTerms } from '../../catalog/cancellation-terms.ts';
import { kindOf } from '../../catalog/kinds.ts';
import type { Offer } from '../../catalog/product.ts';
import { givenBack, refundOfSaving, refundPercent } from '../../catalog/refund-terms.ts';
import { endOf, instantAt } from '../../core/day.ts';
import { type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import { paidAmount, partPaid } from './balance.ts';
import type { Booking, BookingLine } from './booking.ts';
import { type BookingHeader, headerOf } from './change.ts';
import { takesOfLine } from './line.ts';
import type { PricedLine } from './quote.ts';

/**
 * A line that the change ends: the part of its price that is refunded or set off, and the part that its policy retains.
 */
export interface EndedLine {
  readonly line: BookingLine;
  readonly to: 'replaced' | 'cancelled';
  readonly back: Paise;
  readonly retained: Paise;
}

/** A line that replaces another. */
export interface NewLine {
  readonly replaces: BookingLine;
  readonly line: PricedLine;
  /** True if it keeps the price: only guests, language or pick-up change. */
  readonly samePrice: boolean;
}

/** The effects of a change, before it is applied. */
export interface ChangePlan {
  readonly ends: readonly EndedLine[];
  readonly begins: readonly NewLine[];
  readonly after: BookingHeader;
  /** The difference to pay before it is applied. Until `payBy` the new lines are held. */
  readonly due: Paise;
  readonly payBy: Date;
  /** The amount to refund. */
  readonly refund: Paise;
}

/**
 * Returns true if stock and tickets stay the same, so only guests, language or pick-up change. Such a line keeps its
 * price and terms, whatever they are today.
 */
export function isSameSale(line: BookingLine, offer: Offer, quantity: number): boolean {
  const units = offer.units * quantity;
  const old = takesOfLine(line).map(({ sellableId, day, slot, units }) => [sellableId, day, slot, units]);
  const parts = (all: readonly { name: string; count: number }[]) => all.map(({ name, count }) => [name, count]);
  const now = offer.days.map((day) => [offer.sellableId, day, offer.slot, units]);
  return JSON.stringify([old, parts(line.details.parts)]) === JSON.stringify([now, parts(offer.parts)]);
}

/** Returns the new line at the price of the line that it replaces. */
export function atOldPrice(line: BookingLine, item: PricedLine['item'], offer: Offer): PricedLine {
  const { nightly, fees, taxes = [], parts, cancellation, supply = offer.supply } = line.details;
  const { unit, subtotal, tax } = line;
  return {
    item,
    offer: { ...offer, fees, parts, cancellation, supply },
    nightly,
    fees,
    unit,
    subtotal,
    tax,
    taxes,
    dearestDay: paiseOf(Math.max(...nightly.map(({ price }) => price))),
    unitsPerDay: offer.units * item.quantity,
    unitsLeft: offer.units * item.quantity,
    problem: null,
  };
}

/**
 * Returns the offer with the cancellation policy of the line that it replaces, counted from its new start: a change
 * makes nothing refundable that was not, and takes no promised refund away (decision 34).
 */
export function byOldPolicy(line: BookingLine, offer: Offer, now: Date): Offer {
  const { policy } = line.details.cancellation;
  const { begins } = offer.cancellation;
  if (!policy || begins === undefined) return offer;
  const start = kindOf(offer.type).begins;
  return { ...offer, cancellation: cancellationTerms({ policy, starts: new Date(begins), start }, now) };
}

/**
 * Returns how much of a paid line is set off against its replacement, or refunded. A replacement that begins no later
 * is credited with the full price, and a saving is refunded under the policy of the line. One that begins later counts
 * as a cancellation, because its policy would start again (decision 94).
 */
function refundableOf(line: BookingLine, begun: PricedLine | undefined, now: Date): Paise {
  const { schedule } = line.details.cancellation;
  if (!begun || beginsLater(begun, line)) return givenBack(line, schedule, now);
  const [price, cost] = [sum([line.subtotal, line.tax]), sum([begun.subtotal, begun.tax])];
  const saved = paiseOf(Math.max(0, price - cost));
  return paiseOf(price - saved + refundOfSaving(saved, refundPercent(schedule, now)));
}

function beginsLater({ offer }: PricedLine, { startDay, slot }: BookingLine): boolean {
  return offer.startDay > startDay || (offer.startDay === startDay && offer.slot > slot);
}

/**
 * Calculates the effects of a change at that time. The whole price of an unpaid booking is set off. For a paid one each
 * ended line contributes its refundable part; what the new lines cost beyond that is due, and any excess is refunded.
 * If an unpaid booking ends, its part payments are refunded.
 */
export function planChange(
  booking: Booking,
  ends: readonly Pick<EndedLine, 'line' | 'to'>[],
  begins: readonly NewLine[],
  { now, payBy }: { now: Date; payBy: Date },
): ChangePlan {
  const paid = booking.status === 'confirmed';
  const endedLines = ends.map(({ line, to }): EndedLine => {
    const price = sum([line.subtotal, line.tax]);
    const begun = begins.find((one) => one.replaces === line)?.line;
    const back = paid ? refundableOf(line, begun, now) : price;
    return { line, to, back, retained: paiseOf(price - back) };
  });
  const staying = booking.lines.filter((line) => !ends.some((one) => one.line === line));
  const begun = begins.map(({ line }) => ({ state: 'live' as const, endedIn: null, ...amountsOf(line) }));
  const cost = sum(begun.flatMap(({ subtotal, tax }) => [subtotal, tax]));
  const after = headerOf([...staying, ...begun], booking.status);
  const difference = paid ? cost - sum(endedLines.map(({ back }) => back)) : 0;
  return {
    ends: endedLines,
    begins,
    after,
    due: paiseOf(Math.max(0, difference)),
    // ended lines belong to the traveller until the change is paid, so it must be paid before they begin
    payBy: new Date(Math.min(payBy.getTime(), ...ends.map(({ line }) => startOfLine(line).getTime()))),
    refund:
      difference < 0
        ? paiseOf(Math.min(-difference, paidAmount(booking)))
        : after.status === 'cancelled'
          ? partPaid(booking)
          : zero,
  };
}

function amountsOf({ subtotal, tax }: PricedLine) {
  return { subtotal, tax };
}

/** Returns when a line can no longer be changed: at its time or, without one, at the end of its first day. */
export function startOfLine({ startDay, slot }: BookingLine): Date {
  return slot === '' ? endOf(startDay) : instantAt(startDay, slot);
}
