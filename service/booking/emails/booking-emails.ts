import { emailsBookingTexts } from '../../../messages/en/emails/booking.ts';
import { sentence } from '../../../messages/message.ts';
import type { Translate } from '../../../messages/translate.ts';
import { termsText } from '../../catalog/cancellation-terms.ts';
import { kindOf, labelText } from '../../catalog/kinds.ts';
import { feeSums } from '../../catalog/price.ts';
import { withNamesIn } from '../../catalog/product.ts';
import { refundSteps } from '../../catalog/refund-terms.ts';
import { taxText } from '../../catalog/tax.ts';
import { nameText } from '../../catalog/vocabulary.ts';
import { linkingIn } from '../../core/language-address.ts';
import type { EmailText } from '../../emails/blocks.ts';
import type { BookingEmail, BookingEmailLine } from '../../emails/booking-email.ts';
import { type EmailKind, writeEmail } from '../../emails/write-email.ts';
import { emailPicturePath } from '../../media/jpeg-picture.ts';
import type { Context } from '../../platform/context.ts';
import { remainingOf } from '../model/balance.ts';
import type { Booking, BookingLine } from '../model/booking.ts';
import { textOfBooking } from '../model/booking-language.ts';
import { methodsText, type ReceivedMethod } from '../model/booking-status.ts';
import { chosenForThem, datesText, guestsText } from '../model/line.ts';
import { taxesOf, taxTermsOf } from '../model/line-taxes.ts';
import { bookingLink, emailLink, paymentLink } from '../model/payment-link.ts';
import { freeUntilOf } from '../model/reminder.ts';

type Settings = Pick<Context, 'config'>['config'];

/** The address of the picture of a line for mail programs; null if it has none of ours. */
export function emailPictureOf(
  config: Pick<Settings, 'publicUrl'>,
  line: Pick<BookingLine, 'imageUrl'>,
): string | null {
  const path = emailPicturePath(line.imageUrl);
  return path && `${config.publicUrl}${path}`;
}

function emailLineOf(t: Translate, config: Settings, sold: BookingLine): BookingEmailLine {
  const line = withNamesIn(t, sold);
  const { schedule } = line.cancellation;
  const text = termsText(t, line.cancellation, t(kindOf(line.type).begins));
  return {
    label: labelText(t, line.label),
    name: line.name,
    option: line.optionName ?? '',
    location: line.location,
    picture: emailPictureOf(config, line),
    days: datesText(t, line),
    guests: guestsText(t, line),
    meeting: { time: line.meetingTime ?? '', point: line.meetingPoint ?? '' },
    chosenForThem: chosenForThem(line),
    quantity: line.quantity,
    terms: { text, steps: schedule.length > 1 ? refundSteps(t, line, schedule) : [] },
    cost: feeSums([line]).cost,
  };
}

/** Lines by the day and time they begin. */
function inDayOrder(lines: readonly BookingLine[]): BookingLine[] {
  const begin = ({ startDay, slot }: BookingLine) => `${startDay} ${slot}`;
  return lines.toSorted((a, b) => (begin(a) < begin(b) ? -1 : begin(a) > begin(b) ? 1 : a.position - b.position));
}

/** Until when every line is fully refundable; null if that is over, or if one never is. */
function freeUntilOfAll(lines: readonly BookingLine[], now: Date): Date | null {
  const ends = lines.map((line) => freeUntilOf(line)?.getTime() ?? 0);
  const first = Math.min(...ends);
  return first > now.getTime() && Number.isFinite(first) ? new Date(first) : null;
}

/** Vehicles have a pick-up location; empty for other products. */
function pickUpOf({ type, pickup }: BookingLine): string | null {
  return kindOf(type).dates === 'days' ? pickup : '';
}

/** The methods that a booking was paid by, each once or, before it is paid, the one chosen at the sale. */
export function methodsOf({ payments, paymentMethod }: Booking): ReceivedMethod[] {
  const paid = payments.filter((payment) => remainingOf(payment) > 0).map(({ method }) => method);
  return paid.length > 0 ? [...new Set(paid)] : paymentMethod ? [paymentMethod] : [];
}

/**
 * Returns the booking data for an email. Without an account the address is not confirmed, so details that were typed in
 * are left out: only the link shows them.
 */
export function bookingEmailOf(ctx: Pick<Context, 'config' | 'now'>, booking: Booking): BookingEmail {
  const t = textOfBooking(booking);
  const config = linkingIn(booking.language, ctx.config);
  const open = (booking.userId === null ? emailLink : paymentLink)(config, booking.bookingId);
  const sold = inDayOrder(booking.lines);
  const facts = {
    publicUrl: config.publicUrl,
    bookingId: booking.bookingId,
    sums: [
      ...feeSums(booking.lines).fees.map(({ name, amount }) => ({ label: nameText(t, name), amount })),
      { label: sentence(emailsBookingTexts.subtotal), amount: booking.subtotal },
      ...taxesOf(booking.lines, taxTermsOf(booking)).map((tax) => ({ label: taxText(t, tax), amount: tax.amount })),
    ],
    total: booking.total,
    paymentMethodLabel: methodsText(t, methodsOf(booking)) || null,
    paymentLink: open,
    link: booking.userId === null ? bookingLink(config, booking.bookingId) : open,
    againLink: `${open}#again`,
    payBy: booking.holdUntil,
    keepUntil:
      booking.extendedHoldUntil !== null && booking.extendedHoldUntil > booking.holdUntil
        ? booking.extendedHoldUntil
        : null,
    freeUntil: freeUntilOfAll(booking.lines, ctx.now),
  };
  if (booking.userId === null)
    return { ...facts, customerName: null, lines: sold.map((line) => emailLineOf(t, ctx.config, line)) };
  const lines = sold.map((line) => ({ ...emailLineOf(t, ctx.config, line), pickUp: pickUpOf(line) }));
  return { ...facts, customerName: booking.customerName, lines };
}

/** Queues an email to the person who booked, unless their data was erased. Part of the caller's transaction. */
export async function writeBookingEmail(
  ctx: Context,
  kind: EmailKind,
  booking: Pick<Booking, 'id' | 'userId' | 'email' | 'language'>,
  email: EmailText,
): Promise<void> {
  if (booking.email === '') return;
  await writeEmail(ctx, {
    kind,
    to: booking.email,
    language: booking.language,
    ...email,
    booking: booking.id,
    ...(booking.userId === null ? {} : { userId: booking.userId }),
    // emails about an existing booking are never held back by the rate limit
    ...(booking.userId === null && kind === 'booking-confirmation' ? { rateLimit: 'other' as const } : {}),
  });
}
