import { adminAcknowledgementTexts } from '../../messages/en/admin/acknowledgement.ts';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { issueGoodwillRefund } from '../../service/booking/admin/issue-goodwill-refund.ts';
import { markNoShow } from '../../service/booking/admin/mark-no-show.ts';
import { resendEmail } from '../../service/booking/admin/resend-email.ts';
import { showBooking } from '../../service/booking/admin/show-booking.ts';
import { showGuestsToStaff } from '../../service/booking/admin/show-guests-to-staff.ts';
import { writeNote } from '../../service/booking/admin/write-note.ts';
import { messageBody } from '../../service/booking/api/messages.api.ts';
import type { SubstituteView } from '../../service/booking/model/wire/wire.ts';
import { answerAcknowledgement } from '../../service/booking/usecases/acknowledgements/answer-acknowledgement.ts';
import { listSubstitutes } from '../../service/booking/usecases/acknowledgements/list-substitutes.ts';
import { takeSubstitute } from '../../service/booking/usecases/acknowledgements/take-substitute.ts';
import { refundRefused } from '../../service/booking/usecases/cancellation/refund-refused.ts';
import { answerTraveller } from '../../service/booking/usecases/messages/answer-traveller.ts';
import { showConversation } from '../../service/booking/usecases/messages/show-conversation.ts';
import { acceptHeldPayment } from '../../service/booking/usecases/payments/accept-held-payment.ts';
import { recordCash } from '../../service/booking/usecases/payments/record-cash.ts';
import { recordRefund } from '../../service/booking/usecases/payments/record-refund.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { refundHeldPayment } from '../../service/booking/usecases/payments/refund-held-payment.ts';
import { listDocuments } from '../../service/booking/usecases/vouchers/list-documents.ts';
import { AppError, invalid } from '../../service/core/app-error.ts';
import { may } from '../../service/core/may.ts';
import { paiseOf, zero } from '../../service/core/money.ts';
import type { StaffContext } from '../back-office.ts';
import { type Fields, parseRupees } from './fields.ts';

/** Everything that the page of a booking and the panel beside the list show. Throws NotFoundError for an unknown one. */
export async function readBookingPage(ctx: StaffContext, of: { readonly bookingId: string }) {
  const booking = await showBooking(ctx, of);
  // the idempotency key of each form: sent twice, it is done once
  const form = crypto.randomUUID();
  if (booking.forgotten) return { booking, form, guests: null, entries: [], documents: null, substitutes: {} };
  const guests = await showGuestsToStaff(ctx, of);
  const { data: entries } = await showConversation(ctx, of);
  const substitutes = may(ctx.viewer, 'change bookings') ? await substitutesOf(ctx, booking) : {};
  return { booking, form, guests, entries, documents: await listDocuments(ctx, of), substitutes };
}

/** The stays that are offered in place of refused lines, by the id of the line. */
export type Substitutes = Readonly<Record<number, readonly SubstituteView[]>>;

async function substitutesOf(
  ctx: StaffContext,
  { bookingId, lines }: Awaited<ReturnType<typeof showBooking>>,
): Promise<Substitutes> {
  const offered: Record<number, SubstituteView[]> = {};
  for (const { id, answer } of lines)
    if (answer?.state === 'refused') offered[id] = await listSubstitutes(ctx, { bookingId, line: id });
  return offered;
}

export type BookingPageData = Awaited<ReturnType<typeof readBookingPage>>;

/** The booking of the panel; null if there is none of that number. */
export async function readBookingBeside(ctx: StaffContext, bookingId: string | undefined) {
  if (bookingId === undefined) return null;
  try {
    return await readBookingPage(ctx, { bookingId });
  } catch (error) {
    if (error instanceof AppError && error.name === 'NotFoundError') return null;
    throw error;
  }
}

/** Fields that keep their values after a refusal. */
export const bookingFields = [
  'do',
  'of',
  'amount',
  'transferId',
  'receipt',
  'why',
  'message',
  'note',
  'reason',
] as const;

/** The action of each button, and its confirmation. */
const actions: Readonly<Record<string, (ctx: StaffContext, bookingId: string, fields: Fields) => Promise<string>>> = {
  upi: async (ctx, bookingId, { text }) => {
    const t = textIn(ctx.language);
    const typed = text('amount').trim();
    const amount = parseRupees(typed);
    // an amount that cannot be read must not be taken as the full amount due
    if (typed !== '' && amount === undefined) throw invalid(sentence(adminBookingsTexts.amountInvalid));
    const transferId = text('transferId').trim();
    const { status } = await recordUpiTransfer(ctx, { bookingId, transferId, ...(amount !== undefined && { amount }) });
    if (status === 'held') return t(adminBookingsTexts.transferOnHold);
    return status === 'captured' ? t(adminBookingsTexts.transferPaysBooking) : t(adminBookingsTexts.transferToRefund);
  },
  cash: async (ctx, bookingId, { text }) => {
    const t = textIn(ctx.language);
    await recordCash(ctx, { bookingId, receipt: text('receipt').trim() });
    return t(adminBookingsTexts.cashRecorded);
  },
  accept: async (ctx, _, { text }) => {
    const t = textIn(ctx.language);
    await acceptHeldPayment(ctx, { reference: text('of') });
    return t(adminBookingsTexts.paymentAccepted);
  },
  'send-back': async (ctx, _, { text }) => {
    const t = textIn(ctx.language);
    await refundHeldPayment(ctx, { reference: text('of') });
    return t(adminBookingsTexts.paymentRefunded);
  },
  'refund-sent': async (ctx, _, { text }) => {
    const t = textIn(ctx.language);
    const transferId = text('transferId').trim();
    await recordRefund(ctx, { reference: text('of'), ...(transferId && { transferId }) });
    return t(adminBookingsTexts.refundMarked);
  },
  'give-back': async (ctx, bookingId, { text }) => {
    const t = textIn(ctx.language);
    const amount = parseRupees(text('amount')) ?? zero;
    await issueGoodwillRefund(ctx, { bookingId, amount, why: text('why'), form: text('form') });
    return t(adminBookingsTexts.refundIssued);
  },
  'no-show': async (ctx, bookingId, { id }) => {
    const t = textIn(ctx.language);
    await markNoShow(ctx, { bookingId, line: id('of') });
    return t(adminBookingsTexts.noShowMarked);
  },
  expect: async (ctx, bookingId, { id }) => {
    const t = textIn(ctx.language);
    await answerAcknowledgement(ctx, { bookingId, line: id('of'), answer: 'acknowledged', reason: '' });
    return t(adminAcknowledgementTexts.markedExpected);
  },
  refuse: async (ctx, bookingId, { id, text }) => {
    const t = textIn(ctx.language);
    await answerAcknowledgement(ctx, { bookingId, line: id('of'), answer: 'refused', reason: text('reason') });
    return t(adminAcknowledgementTexts.markedRefused);
  },
  'refund-refused': async (ctx, bookingId, { id }) => {
    const t = textIn(ctx.language);
    await refundRefused(ctx, { bookingId, line: id('of') });
    return t(adminAcknowledgementTexts.refunded);
  },
  substitute: async (ctx, bookingId, { id, text }) => {
    const [line, stay = ''] = text('of').split(' ');
    const refund = paiseOf(id('refund'));
    await takeSubstitute(ctx, { bookingId, line: Number(line), stay, roomType: text('roomType'), refund });
    return textIn(ctx.language)(adminAcknowledgementTexts.bookedInstead);
  },
  resend: async (ctx, bookingId, { id }) => {
    const t = textIn(ctx.language);
    const { subject } = await resendEmail(ctx, { bookingId, emailId: id('of') });
    return t(adminBookingsTexts.emailSentAgain, { subject });
  },
  answer: async (ctx, bookingId, { text }) => {
    const t = textIn(ctx.language);
    const flash = messageBody.safeParse({ text: text('message'), form: text('form') });
    if (!flash.success) {
      const message = flash.error.issues[0]?.message ?? t(adminBookingsTexts.messageEmpty);
      throw invalid(message, { errors: [{ path: ['message'], message, name: 'ValidationError' }] });
    }
    await answerTraveller(ctx, { bookingId, ...flash.data });
    return t(adminBookingsTexts.replySent);
  },
  note: async (ctx, bookingId, { text }) => {
    const t = textIn(ctx.language);
    await writeNote(ctx, { bookingId, text: text('note'), form: text('form') });
    return t(adminBookingsTexts.noteSaved);
  },
};

/** True if a form about a booking has a button of that name. */
export const isBookingAction = (name: string): boolean => Object.hasOwn(actions, name);

/** Does what the button of the form about a booking says. Returns the confirmation. */
export async function runBookingAction(ctx: StaffContext, bookingId: string, fields: Fields): Promise<string> {
  const name = fields.text('do');
  const run = isBookingAction(name) ? actions[name] : undefined;
  if (!run) throw invalid(sentence(adminBookingsTexts.unknownAction));
  return run(ctx, bookingId, fields);
}
