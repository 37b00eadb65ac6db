import type { Translate } from '../../../messages/translate.ts';
import { cancellationTerms } from '../../catalog/cancellation-terms.ts';
import { kindOf } from '../../catalog/kinds.ts';
import type { Offer, SelectedLine } from '../../catalog/product.ts';
import { givenBack, refundOfSaving, refundPercent } from '../../catalog/refund-terms.ts';
import { endOf, instantAt } from '../../core/day.ts';
import { type Paise, paiseOf, sum, zero } from '../../core/money.ts';
import type { Stock } from '../../stock/stock.ts';
import { isRefused } from './acknowledgement.ts';
import { paidAmount, partPaid } from './balance.ts';
import type { Booking, BookingLine, LineEnd } from './booking.ts';
import type { BookingEvent } from './booking-event.ts';
import { type BookingHeader, headerOf } from './change.ts';
import { carryOverGuests } from './guest-details.ts';
import { takesOfLine } from './line.ts';
import { inQuantity, type PricedLine } from './quote.ts';

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
  return JSON.stringify([old, parts(line.parts)]) === JSON.stringify([now, parts(offer.parts)]);
}

/** Returns the new line at the price of the line that it replaces. */
export function atOldPrice(line: BookingLine, selected: SelectedLine, offer: Offer): PricedLine {
  const { nightly, fees, parts, cancellation, supply, unit, subtotal, tax, taxes = [], companyShare } = line;
  const now = inQuantity(offer, selected);
  return {
    ...now,
    nightly,
    fees,
    parts,
    cancellation,
    supply,
    unit,
    subtotal,
    tax,
    taxes,
    companyShare,
    dearestDay: paiseOf(Math.max(...nightly.map(({ price }) => price))),
    unitsLeft: now.unitsPerDay,
    problem: null,
  };
}

/**
 * Returns the offer with the cancellation policy of the line that it replaces, counted from its new start: a change
 * makes nothing refundable that was not, and takes no promised refund away (decision 34).
 */
export function byOldPolicy(t: Translate, line: BookingLine, offer: Offer, now: Date): Offer {
  const { policy } = line.cancellation;
  const { begins } = offer.cancellation;
  if (!policy || begins === undefined) return offer;
  const start = t(kindOf(offer.type).begins);
  return { ...offer, cancellation: cancellationTerms(t, { policy, starts: new Date(begins), start }, now) };
}

/** Returns the offer with what the stay said of itself when the line was sold, if it said something. */
export function withOldFacts({ facts, translated }: BookingLine, offer: Offer): Offer {
  if (!facts) return offer;
  const { nearestPlace } = translated ?? {};
  return { ...offer, facts, translated: offer.translated && { ...offer.translated, nearestPlace } };
}

/**
 * Returns how much of a paid line is set off against its replacement, or refunded. A replacement that begins no later
 * is credited with the full price, and a saving is refunded under the policy of the line. One that begins later counts
 * as a cancellation, because its policy would start again (decision 94). A refused line is refunded in full.
 */
function refundableOf(line: BookingLine, begun: PricedLine | undefined, now: Date): Paise {
  const { schedule } = line.cancellation;
  if (isRefused(line)) return sum([line.subtotal, line.tax]);
  if (!begun || beginsLater(begun, line)) return givenBack(line, schedule, now);
  const [price, cost] = [sum([line.subtotal, line.tax]), sum([begun.subtotal, begun.tax])];
  const saved = paiseOf(Math.max(0, price - cost));
  return paiseOf(price - saved + refundOfSaving(saved, refundPercent(schedule, now)));
}

function beginsLater(begun: PricedLine, { startDay, slot }: BookingLine): boolean {
  return begun.startDay > startDay || (begun.startDay === startDay && begun.slot > slot);
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

/** Returns an ended line as events name it. */
export function lineEnd({ line, to, retained }: EndedLine): LineEnd {
  return { line: line.id, to, retained };
}

/**
 * Returns the event that a confirmed change is. A paid booking that becomes dearer is changed once the difference is
 * paid; until then the new lines are held.
 */
export function eventOfChange(
  booking: Booking,
  plan: ChangePlan,
  { token, stock }: { token: string; stock: ReadonlyMap<string, Stock> },
): BookingEvent {
  const { due, refund: amount, payBy } = plan;
  const ends = plan.ends.map(lineEnd);
  const begins = plan.begins.map(({ replaces, line }) => {
    const { arrivalTime, guestNames } = carryOverGuests(replaces, line);
    return { ...line, position: replaces.position, arrivalTime, guestNames };
  });
  if (plan.after.status === 'cancelled') return { name: 'cancelled', ends, amount, token };
  if (booking.status === 'pending') {
    const holdUntil = new Date(Math.min(booking.holdUntil.getTime(), payBy.getTime()));
    const name = begins.length > 0 ? 'changed unpaid' : 'line cancelled unpaid';
    return { name, ends, begins, holdUntil, token };
  }
  if (due > zero) return { name: 'change held', ends, begins, due, until: payBy, stock, token };
  return { name: begins.length > 0 ? 'changed' : 'line cancelled', ends, begins, amount, token };
}
