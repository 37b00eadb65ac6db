import { errorsBookingTexts } from '../../../messages/en/errors/booking.ts';
import { sentence } from '../../../messages/message.ts';
import { withNamesIn } from '../../catalog/product.ts';
import { conflict, invalidField } from '../../core/app-error.ts';
import { linkingIn } from '../../core/language-address.ts';
import { placeAnswered } from '../../emails/acknowledgement.email.ts';
import { recordAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { bookingEmailOf, writeBookingEmail } from '../emails/booking-emails.ts';
import { acknowledgementAt, answerEffect, type PartnerAnswer, withAnswer } from '../model/acknowledgement.ts';
import type { Booking, BookingLine } from '../model/booking.ts';
import { textOfBooking } from '../model/booking-language.ts';
import { datesText } from '../model/line.ts';
import { bookingLink, bookingPage } from '../model/payment-link.ts';
import { saveAnswer } from '../store/acknowledgements.sql.ts';
import { findSubstitutes } from './find-substitutes.ts';

/**
 * Records whether the partner of a line of a locked booking expects the guest, in the audit log too. The traveller gets
 * an email about a refusal, and if it is taken back. Repeating an answer changes nothing. Part of the caller's
 * transaction.
 * Throws ConflictError if no answer is owed or a partner takes back a refusal, ValidationError for a long reason.
 */
export async function recordAnswer(
  ctx: Context,
  { booking, line }: { booking: Booking; line: BookingLine },
  { answer, reason: typed, by }: { answer: PartnerAnswer; reason: string; by: 'partner' | 'staff' },
): Promise<void> {
  const state = acknowledgementAt(booking, line, ctx.now);
  if (state === null) throw conflict(sentence(errorsBookingTexts.noAnswerNeeded));
  const given = typed.trim();
  if (given.length > 500) throw invalidField(['reason'], sentence(errorsBookingTexts.answerReasonLong));
  const effect = answerEffect(line.acknowledgement?.answer ?? null, answer, by);
  if (effect === 'same') return;
  if (effect === 'final') throw conflict(sentence(errorsBookingTexts.refusalKnown));
  const reason = answer === 'refused' && given !== '' ? given : null;
  await saveAnswer(ctx.db, { booking: booking.id, line: line.id }, { answer, reason, now: ctx.now });
  await recordAudit(ctx, {
    action: answer === 'refused' ? 'refuse-guest' : 'acknowledge',
    subjectType: 'booking',
    subjectId: booking.bookingId,
    before: { line: line.id, state },
    after: { line: line.id, state: answer },
    ...(ctx.viewer.kind === 'visitor' && { actor: 'partner (link in email)' }),
  });
  if (answer === 'refused') await notifyTraveller(ctx, booking, line, 'refused', await offeredFor(ctx, booking, line));
  else if (state === 'refused') await notifyTraveller(ctx, booking, line, 'restored');
}

/** The stays that are offered in place of a line, as they are called in the language of the booking. */
async function offeredFor(ctx: Context, booking: Booking, line: BookingLine): Promise<string[]> {
  const substitutes = await findSubstitutes(ctx, { booking, line: withAnswer(line, 'refused', ctx.now) });
  const t = textOfBooking(booking);
  return substitutes.map(({ line: found }) => {
    const { name, optionName } = withNamesIn(t, found);
    return [name, optionName].filter(Boolean).join(', ');
  });
}

function notifyTraveller(
  ctx: Context,
  booking: Booking,
  line: BookingLine,
  outcome: 'refused' | 'restored',
  offered: readonly string[] = [],
): Promise<void> {
  const t = textOfBooking(booking);
  const config = linkingIn(booking.language, ctx.config);
  const link = (booking.userId === null ? bookingLink : bookingPage)(config, booking.bookingId);
  const product = withNamesIn(t, line).name;
  const email = placeAnswered(bookingEmailOf(ctx, booking), {
    outcome,
    product,
    days: datesText(t, line),
    link,
    offered,
  });
  return writeBookingEmail(ctx, 'place-answered', booking, email);
}
