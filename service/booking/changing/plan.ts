import { cancellationTerms } from '../../catalog/cancellation-terms.ts';
import { kindOf } from '../../catalog/kinds.ts';
import type { Offer } from '../../catalog/product.ts';
import { givenBack, percentBack, shareOfSaved } from '../../catalog/terms.ts';
import { endOf, instantAt } from '../../core/day.ts';
import { type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import type { Booking, BookingLine } from '../booking-row.ts';
import { type Head, headOf } from '../change.ts';
import { takesOfLine } from '../line.ts';
import { paidFor, partPaid } from '../paying/refund.ts';
import type { PricedLine } from '../pricing/quote.ts';

/** A line that the change ends: of its price so much is given back or set off, and so much kept by its terms. */
export interface Ending {
  readonly line: BookingLine;
  readonly to: 'replaced' | 'cancelled';
  readonly back: Paise;
  readonly kept: Paise;
}

/** What takes the place of a line. */
export interface Beginning {
  readonly instead: BookingLine;
  readonly line: PricedLine;
  /** At the price of the line: only guests, language or pick-up are different. */
  readonly same: boolean;
}

/** What a change comes to. Nothing of it has happened yet. */
export interface Plan {
  readonly ends: readonly Ending[];
  readonly begins: readonly Beginning[];
  readonly after: Head;
  /** To be paid before it happens; then what is wanted is held until `payBy`. */
  readonly due: Paise;
  readonly payBy: Date;
  /** What goes back. */
  readonly refund: Paise;
}

/**
 * The same stock and the same tickets as the line has: a change of guests, language or pick-up alone. It keeps the price
 * and the terms of the line, whatever either is today.
 */
export function isSameSale(line: BookingLine, offer: Offer, quantity: number): boolean {
  const units = offer.unitsEach * quantity;
  const old = takesOfLine(line).map(({ sellableId, day, slot, units }) => [sellableId, day, slot, units]);
  const parts = (all: readonly { name: string; count: number }[]) => all.map(({ name, count }) => [name, count]);
  const now = offer.days.map((day) => [offer.sellableId, day, offer.slot, units]);
  return JSON.stringify([old, parts(line.details.parts)]) === JSON.stringify([now, parts(offer.parts)]);
}

/** What is sold for the price of the line that it takes the place of. */
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
    unitsPerDay: offer.unitsEach * item.quantity,
    unitsLeft: offer.unitsEach * item.quantity,
    problem: null,
  };
}

/**
 * What is sold in the place of a line, by the policy under which that line was sold, counted from its new start: a change
 * neither makes refundable what was not, nor takes away what was promised (decision 34).
 */
export function byOldPolicy(line: BookingLine, offer: Offer, now: Date): Offer {
  const { policy } = line.details.cancellation;
  const { begins } = offer.cancellation;
  if (!policy || begins === undefined) return offer;
  const start = kindOf(offer.type).begins;
  return { ...offer, cancellation: cancellationTerms({ policy, starts: new Date(begins), start }, now) };
}

/**
 * What of a paid line is set off against what takes its place at that instant, or comes back. What begins no later keeps
 * all that was paid for it, and what it becomes cheaper by comes back by the terms of the line; what begins later gives
 * the line up, for its terms would begin again (decision 94).
 */
function backOf(line: BookingLine, begun: PricedLine | undefined, now: Date): Paise {
  const { schedule } = line.details.cancellation;
  if (!begun || beginsLater(begun, line)) return givenBack(line, schedule, now);
  const [price, cost] = [sum([line.subtotal, line.tax]), sum([begun.subtotal, begun.tax])];
  const saved = paiseOf(Math.max(0, price - cost));
  return paiseOf(price - saved + shareOfSaved(saved, percentBack(schedule, now)));
}

function beginsLater({ offer }: PricedLine, { startDay, slot }: BookingLine): boolean {
  return offer.startDay > startDay || (offer.startDay === startDay && offer.slot > slot);
}

/**
 * What the change of a booking comes to at that instant. Of an unpaid one all is set off. Of a paid one so much of each
 * line that ends as it gives back; what the new ones cost beyond that is due, and what is left of it goes back. Of an
 * unpaid one that ends, what was taken as a part of its price goes back.
 */
export function planChange(
  booking: Booking,
  ends: readonly Pick<Ending, 'line' | 'to'>[],
  begins: readonly Beginning[],
  { now, payBy }: { now: Date; payBy: Date },
): Plan {
  const paid = booking.status === 'confirmed';
  const ending = ends.map(({ line, to }): Ending => {
    const price = sum([line.subtotal, line.tax]);
    const begun = begins.find((one) => one.instead === line)?.line;
    const back = paid ? backOf(line, begun, now) : price;
    return { line, to, back, kept: paiseOf(price - back) };
  });
  const staying = booking.lines.filter((line) => !ends.some((one) => one.line === line));
  const begun = begins.map(({ line }) => ({ state: 'live' as const, endedIn: null, ...pick(line) }));
  const cost = sum(begun.flatMap(({ subtotal, tax }) => [subtotal, tax]));
  const after = headOf([...staying, ...begun], booking.status);
  const difference = paid ? cost - sum(ending.map(({ back }) => back)) : 0;
  return {
    ends: ending,
    begins,
    after,
    due: paiseOf(Math.max(0, difference)),
    // what ends is the traveller's until then, and cannot be had twice
    payBy: new Date(Math.min(payBy.getTime(), ...ends.map(({ line }) => beginOf(line).getTime()))),
    refund:
      difference < 0
        ? paiseOf(Math.min(-difference, paidFor(booking)))
        : after.status === 'cancelled'
          ? partPaid(booking)
          : zero,
  };
}

function pick({ subtotal, tax }: PricedLine) {
  return { subtotal, tax };
}

/** After this a line can no longer be changed: its time has come, or its first day is over. */
export function beginOf({ startDay, slot }: BookingLine): Date {
  return slot === '' ? endOf(startDay) : instantAt(startDay, slot);
}
