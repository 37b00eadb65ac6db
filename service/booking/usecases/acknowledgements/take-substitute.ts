import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { textIn } from '../../../../messages/translate.ts';
import { conflict, notFound } from '../../../core/app-error.ts';
import { may, requireRight } from '../../../core/may.ts';
import type { Paise } from '../../../core/money.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { type BookingAccess, requireChangeAccess } from '../../lifecycle/booking-access.ts';
import { makingRoom, OutOfStock } from '../../lifecycle/expire-hold.ts';
import { findSubstitutes, lockSubstitute } from '../../lifecycle/find-substitutes.ts';
import { acknowledgementAt } from '../../model/acknowledgement.ts';
import type { Booking, BookingLine } from '../../model/booking.ts';
import { eventOfChange, planChange } from '../../model/plan-change.ts';
import { presentBooking } from '../../model/present-booking.ts';
import type { BookingView } from '../../model/wire/wire.ts';
import { loadBookings, lockBooking } from '../../store/bookings.sql.ts';
import { isTokenUsed } from '../../store/changes.sql.ts';

type ChosenSubstitute = BookingAccess & {
  readonly line: number;
  /** The documentId of a stay that was offered, and the name of its room type. */
  readonly stay: string;
  readonly roomType: string;
  /** The refund that was shown with it. */
  readonly refund: Paise;
};

/**
 * Replaces a line whose partner has refused the guest by one of the stays that are offered for it, at no higher price.
 * For the owner, readers of the booking's email and staff. The first choice counts; repeating it changes nothing.
 * Throws NotFoundError for bookings of others and unknown lines, ConflictError unless the partner refuses the guest, if
 * another stay was chosen before, or if that stay is not offered any more or for a smaller refund.
 *
 * @may everyone
 */
export async function takeSubstitute(ctx: Context, input: ChosenSubstitute): Promise<BookingView> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireChangeAccess(ctx, input);
  return makingRoom(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, input);
    const line = booking?.allLines.find(({ id }) => id === input.line);
    if (!booking || !line) throw notFound();
    const token = `substitute ${line.id} ${input.stay} ${input.roomType}`;
    if (!(await isTokenUsed(ctx.db, booking.id, token))) await replace(ctx, { booking, line }, input, token);
    const [changed] = await loadBookings(ctx.db, [booking.id]);
    return presentBooking(textIn(ctx.language), changed ?? booking, ctx.config, ctx.now);
  });
}

async function replace(
  ctx: Context,
  { booking, line }: { booking: Booking; line: BookingLine },
  { stay, roomType, refund: shown }: ChosenSubstitute,
  token: string,
): Promise<void> {
  if (acknowledgementAt(booking, line, ctx.now) !== 'refused')
    throw conflict(sentence(errorsBookingTexts[line.state === 'replaced' ? 'otherChosen' : 'noRefusal']));
  const gone = conflict(sentence(errorsBookingTexts.substituteGone));
  const chosen = (await findSubstitutes(ctx, { booking, line })).find(
    ({ line: { documentId, optionName } }) => documentId === stay && optionName === roomType,
  );
  if (!chosen) throw gone;
  const { keys, stock, substitute } = await lockSubstitute(ctx, { booking, line }, chosen);
  if (!substitute || substitute.refund < shown) throw new OutOfStock(gone, keys);
  const begins = [{ replaces: line, line: substitute.line, samePrice: false }];
  const plan = planChange(booking, [{ line, to: 'replaced' }], begins, { now: ctx.now, payBy: ctx.now });
  await applyEvent(ctx, booking, eventOfChange(booking, plan, { token, stock }));
  if (may(ctx.viewer, 'change bookings'))
    await recordAudit(ctx, {
      action: 'take-substitute',
      subjectType: 'booking',
      subjectId: booking.bookingId,
      before: { line: line.id },
      after: { stay, companyShare: substitute.line.companyShare ?? 0, refund: plan.refund },
    });
}
