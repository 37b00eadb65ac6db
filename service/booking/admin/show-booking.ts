import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { sentence } from '../../../messages/message.ts';
import { type Translate, textIn } from '../../../messages/translate.ts';
import { notFound } from '../../core/app-error.ts';
import { requireRight } from '../../core/may.ts';
import { sum, zero } from '../../core/money.ts';
import { checkInsOf } from '../../documents/check-in.ts';
import type { Context } from '../../platform/context.ts';
import { acknowledgementAt } from '../model/acknowledgement.ts';
import { paidAmount, refundsToSendByHand, remainingOf, standingOf } from '../model/balance.ts';
import type { Booking, BookingLine } from '../model/booking.ts';
import { methodsText } from '../model/booking-status.ts';
import { datesText, guestsText, lastDayOf, presentTerms } from '../model/line.ts';
import type { Payment } from '../model/payment.ts';
import { startOfLine } from '../model/plan-change.ts';
import { presentBooking } from '../model/present-booking.ts';
import { loadBookings } from '../store/bookings.sql.ts';
import { findChanges } from '../store/changes.sql.ts';
import { staffTasksOf } from './listed-booking.ts';
import { noShowToken } from './mark-no-show.ts';
import { findBookingId, findNotes } from './notes.sql.ts';

/**
 * Returns everything that the back office shows of a booking, also of an erased one, except its messages and documents.
 * Throws NotFoundError for an unknown booking.
 *
 * @may support, admin, operator
 */
export async function showBooking(ctx: Context, { bookingId }: { bookingId: string }) {
  requireRight(ctx.viewer, 'see bookings');
  const id = await findBookingId(ctx.db, bookingId);
  const [booking] = id === undefined ? [] : await loadBookings(ctx.db, [id]);
  if (!booking) throw notFound(sentence(errorsBookingTexts.bookingNotFound));
  const t = textIn(ctx.language);
  const { paymentLink: _secret, ...head } = presentBooking(t, booking, ctx.config, ctx.now);
  const changes = await findChanges(ctx.db, bookingId);
  const used = await checkInsOf(
    ctx,
    booking.allLines.map(({ id }) => id),
  );
  return {
    ...head,
    who: { name: booking.customerName, email: booking.email, account: booking.userId !== null },
    forgotten: booking.forgottenAt !== null,
    waits: staffTasksOf(ctx.config, booking, ctx.now),
    /** What is left of the payments. */
    left: paidAmount(booking),
    lines: booking.allLines
      .filter(({ state }) => state !== 'dropped')
      .map((line) => ({
        ...presentLine(t, line, ctx.now),
        answer: presentAnswer(booking, line, ctx.now),
        usedAt: used.get(line.id)?.at.toISOString() ?? null,
        noShow: changes.some(({ token }) => token === noShowToken(line.id)),
      })),
    payments: booking.payments.map((payment) => presentPayment(ctx, payment)),
    changes: changes.map(({ version, kind, actor, at, why, total, money }) => ({
      version,
      kind,
      by: actor,
      at: at.toISOString(),
      why,
      total,
      money,
    })),
    notes: (await findNotes(ctx.db, booking.id)).map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
  };
}

function presentLine(t: Translate, line: BookingLine, now: Date) {
  const { id, type, name, optionName, location, state, startDay, pickup, subtotal, tax, companyShare = zero } = line;
  return {
    id,
    type,
    name,
    optionName,
    location,
    state,
    startDay,
    lastDay: lastDayOf(line),
    begun: startOfLine(line) <= now,
    days: datesText(t, line),
    who: guestsText(t, line),
    pickup,
    price: sum([subtotal, tax]),
    /** What the company adds for its partner, because it replaced a cheaper stay that was refused. */
    companyShare,
    /** The amount that its cancellation policy retained. */
    kept: line.retained,
    terms: presentTerms(t, line),
  };
}

/** Whether its partner expects the guest; null if no answer is owed. */
function presentAnswer(booking: Booking, line: BookingLine, now: Date) {
  const state = acknowledgementAt(booking, line, now);
  const { acknowledgement: of } = line;
  if (state === null || !of) return null;
  return { state, dueAt: of.dueAt.toISOString(), at: of.answeredAt?.toISOString() ?? null, reason: of.reason };
}

function presentPayment({ config, language }: Context, payment: Payment) {
  const { reference, gateway, mode, method, amount, openedAt, refunds } = payment;
  const byHand = refundsToSendByHand(config, payment);
  return {
    reference,
    gateway,
    mode,
    method: methodsText(textIn(language), [method]),
    amount,
    openedAt: openedAt.toISOString(),
    status: standingOf(payment),
    left: remainingOf(payment),
    toSend: sum(byHand.map((refund) => refund.amount)),
    refunds: refunds.map(({ id, amount, state, origin, problem }) => ({
      id,
      amount,
      state,
      origin,
      problem,
      byHand: byHand.some((refund) => refund.id === id),
    })),
  };
}
