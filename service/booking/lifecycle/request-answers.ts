import { english } from '../../../messages/translate.ts';
import { settingReader } from '../../catalog/settings/setting-reader.ts';
import { partnerBooking } from '../../emails/acknowledgement.email.ts';
import { writeEmail } from '../../emails/write-email.ts';
import type { Context } from '../../platform/context.ts';
import { answerDue } from '../model/acknowledgement.ts';
import type { Booking, BookingLine } from '../model/booking.ts';
import type { Applied } from '../model/booking-event.ts';
import { datesText, guestsText } from '../model/line.ts';
import { acknowledgementLink } from '../model/payment-link.ts';
import { findPartnersOf, insertAcknowledgements } from '../store/acknowledgements.sql.ts';

/**
 * Asks the partner of each line that an event confirmed whether they expect the guest, by email. Does nothing while the
 * setting is 0. Part of the caller's transaction.
 */
export async function requestAnswers(ctx: Context, { before, after }: Applied): Promise<void> {
  if (after.status !== 'confirmed') return;
  const known = new Set(before.status === 'confirmed' ? before.lines.map(({ id }) => id) : []);
  const confirmed = after.lines.filter(({ id, state }) => state === 'live' && !known.has(id));
  if (confirmed.length === 0) return;
  const partners = await findPartnersOf(ctx.db, confirmed);
  if (partners.size === 0) return;
  const { hours } = (await settingReader(ctx, ['partnerAnswers']))('partnerAnswers');
  if (hours === 0) return;
  const requests = confirmed.flatMap((line) => {
    const to = partners.get(line.id);
    return to === undefined ? [] : [{ line, to, dueAt: answerDue(line, hours, ctx.now) }];
  });
  await insertAcknowledgements(
    ctx.db,
    { booking: after.id, now: ctx.now },
    requests.map(({ line, dueAt }) => ({ line: line.id, dueAt })),
  );
  for (const { line, to, dueAt } of requests) {
    const { bookingId } = after;
    const email = partnerBooking({
      bookingId,
      product: line.name,
      option: line.optionName,
      days: datesText(english, line),
      guests: guestsText(english, line),
      due: dueAt,
      replaces: isReplacement(after, line),
      link: acknowledgementLink(ctx.config, { bookingId, line: line.id }),
    });
    await writeEmail(ctx, { kind: 'partner-booking', to, booking: after.id, ...email });
  }
}

/** Returns whether the same partner was asked about an earlier line of that product. */
function isReplacement({ allLines }: Booking, { position, type, productId }: BookingLine): boolean {
  return allLines.some(
    (one) => one.state === 'replaced' && one.position === position && one.type === type && one.productId === productId,
  );
}
