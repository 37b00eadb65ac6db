import { errorsBookingTexts } from '../../../../messages/en/errors/booking.ts';
import { sentence } from '../../../../messages/message.ts';
import { textIn } from '../../../../messages/translate.ts';
import type { BookingLimits } from '../../../catalog/settings/booking-limits.ts';
import { readSaleSettings } from '../../../catalog/settings/read-sale-settings.ts';
import { conflict, notFound } from '../../../core/app-error.ts';
import { mailboxOf } from '../../../core/email-address.ts';
import { may, requireRight } from '../../../core/may.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { networksAround } from '../../../platform/network.ts';
import { beyondHolds, type Hold, type Take } from '../../../stock/stock.ts';
import { applyEvent } from '../../lifecycle/apply-event.ts';
import { type BookingAccess, requireChangeAccess } from '../../lifecycle/booking-access.ts';
import { makingRoom, OutOfStock } from '../../lifecycle/expire-hold.ts';
import { countChange } from '../../lifecycle/hourly-limits.ts';
import { chargeForQuote } from '../../lifecycle/offers.ts';
import type { Booking } from '../../model/booking.ts';
import { takesOfLine } from '../../model/line.ts';
import { type LineChange, selectedLinesOf } from '../../model/line-changes.ts';
import { type ChangePlan, eventOfChange } from '../../model/plan-change.ts';
import { presentBooking } from '../../model/present-booking.ts';
import { type BuyerIdentity, type SaleVolume, withoutReleased } from '../../model/unpaid.ts';
import { unpaidLimitError } from '../../model/unpaid-limits.ts';
import type { BookingView } from '../../model/wire/wire.ts';
import { loadBookings, lockBooking } from '../../store/bookings.sql.ts';
import { isTokenUsed } from '../../store/changes.sql.ts';
import { lockBuyer, readUnpaid } from '../../store/unpaid.sql.ts';
import { type CalculatedChange, calculateChange } from './calculate-change.ts';
import { isChangeTokenValid } from './change-token.ts';
import { presentPreview } from './present-preview.ts';

type ConfirmedChange = BookingAccess & { readonly changes: readonly LineChange[]; readonly token: string };

/**
 * Changes a booking exactly as its preview showed, in one transaction. An unpaid booking gets its new price; for a paid
 * one the excess is refunded, or the new lines are held until the difference is paid. Confirming a preview again has no
 * effect. Staff may change any booking, which is recorded in the audit log.
 * Throws NotFoundError for bookings of others, ConflictError for one that has ended or begun and, with a new preview in
 * `details.preview`, if it is no longer as previewed. Throws RateLimitError if the buyer would hold too much unpaid or
 * has changed bookings too often within the hour.
 *
 * @may everyone
 */
export async function confirmChange(ctx: Context, input: ConfirmedChange): Promise<BookingView> {
  requireRight(ctx.viewer, 'use the link of a booking');
  await requireChangeAccess(ctx, input);
  return makingRoom(ctx, (ctx) => confirm(ctx, input));
}

async function confirm(ctx: Context, { bookingId, changes: requested, token }: ConfirmedChange): Promise<BookingView> {
  const booking = await lockBooking(ctx.db, { bookingId });
  if (!booking) throw notFound();
  if (await isTokenUsed(ctx.db, booking.id, token))
    return presentBooking(textIn(ctx.language), booking, ctx.config, ctx.now);
  const changes = requested.map((one) => ({ ...one, line: currentLineId(booking, one.line) }));
  const byStaff = may(ctx.viewer, 'change bookings');
  // many staff share one network
  const networks = byStaff ? [] : networksAround(ctx.network);
  const buyer = { userId: booking.userId, mailbox: mailboxOf(booking.email), networks };
  chargeForQuote(ctx, selectedLinesOf(booking.lines, changes));
  await lockBuyer(ctx.db, buyer, ctx.now);
  const settings = await readSaleSettings(ctx);
  const calculated = await calculateChange(ctx, booking, changes, { lock: true, settings });
  const { plan, keys } = calculated;
  if (!plan || !isChangeTokenValid(ctx.config, token, { booking, changes: changes, plan }, ctx.now)) {
    const preview = presentPreview(textIn(ctx.language), ctx.config, booking, changes, calculated, ctx.now);
    throw new OutOfStock(conflict(sentence(errorsBookingTexts.previewOutdated), { preview }), plan ? [] : keys);
  }
  const unpaid = booking.status === 'pending' || plan.due > 0 || plan.after.total === 0;
  if (unpaid) await refuseOverLimits(ctx, booking, buyer, { ...calculated, plan }, settings.limits);
  // cancelling a whole booking is never rate-limited
  if (!byStaff && plan.after.status !== 'cancelled') await countChange(ctx, buyer, settings.limits);
  const applied = await applyEvent(ctx, booking, eventOfChange(booking, plan, { token, stock: calculated.stock }));
  if (byStaff) await audit(ctx, booking, changes, plan);
  // an applied event leaves the payments and their refunds as they were before
  const [changed = applied] = booking.payments.length > 0 ? await loadBookings(ctx.db, [booking.id]) : [];
  return presentBooking(textIn(ctx.language), changed, ctx.config, ctx.now);
}

function audit(
  ctx: Context,
  booking: Booking,
  changes: readonly LineChange[],
  { after, due, refund }: ChangePlan,
): Promise<void> {
  const { bookingId, status, total } = booking;
  return recordAudit(ctx, {
    action: 'change-booking',
    subjectType: 'booking',
    subjectId: bookingId,
    before: { status, total },
    after: { status: after.status, total: after.total, due, refund, changes },
  });
}

/** Returns the id of the line that has replaced the previewed one since: the change applies to that. */
function currentLineId({ allLines, lines }: Booking, lineId: number): number {
  const before = allLines.find(({ id, state }) => id === lineId && state === 'replaced');
  return (before && lines.find((line) => line.position === before.position)?.id) ?? lineId;
}

async function refuseOverLimits(
  ctx: Context,
  booking: Booking,
  payer: BuyerIdentity,
  { quote, stock, held, keys, plan }: CalculatedChange & { plan: ChangePlan },
  limits: BookingLimits,
): Promise<void> {
  const unpaid = withoutReleased(await readUnpaid(ctx.db, payer, { keys, now: ctx.now, excludedId: booking.id }), held);
  const paysNow = booking.status === 'pending' && booking.paysNow;
  const sale = { quote, stock, now: ctx.now, paysNow, volume: volumeOfChange(booking, plan, held) };
  const limitError = unpaidLimitError(textIn(ctx.language), payer, unpaid, sale, limits);
  if (limitError) throw limitError;
}

/** Returns the size that the booking would hold unpaid; null if that is no more than now. */
function volumeOfChange(
  booking: Booking,
  { ends, begins, after, due }: ChangePlan,
  held: readonly Hold[],
): SaleVolume | null {
  const newTakes = begins.flatMap(({ line, replaces }) => takesOfLine({ ...line, id: replaces.id }));
  const ended = new Set(ends.map(({ line }) => line.id));
  if (booking.status !== 'pending') {
    const extra = beyondHolds(
      newTakes,
      held.filter(({ lineId }) => ended.has(lineId)),
    );
    return { units: unitsOf(extra), paise: due };
  }
  const staying = booking.lines.filter(({ id }) => !ended.has(id)).flatMap(takesOfLine);
  const units = unitsOf([...staying, ...newTakes]);
  const more = units > unitsOf(booking.lines.flatMap(takesOfLine)) || after.total > booking.total;
  return more ? { units, paise: after.total } : null;
}

const unitsOf = (takes: readonly Take[]) => takes.reduce((all, { units }) => all + units, 0);
