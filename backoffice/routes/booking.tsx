import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
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
import { answerTraveller } from '../../service/booking/usecases/messages/answer-traveller.ts';
import { showConversation } from '../../service/booking/usecases/messages/show-conversation.ts';
import { acceptHeldPayment } from '../../service/booking/usecases/payments/accept-held-payment.ts';
import { recordCash } from '../../service/booking/usecases/payments/record-cash.ts';
import { recordRefund } from '../../service/booking/usecases/payments/record-refund.ts';
import { recordUpiTransfer } from '../../service/booking/usecases/payments/record-upi-transfer.ts';
import { refundHeldPayment } from '../../service/booking/usecases/payments/refund-held-payment.ts';
import { listDocuments } from '../../service/booking/usecases/vouchers/list-documents.ts';
import { invalid } from '../../service/core/app-error.ts';
import { zero } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff, type StaffContext } from '../back-office.ts';
import { BookingHead } from '../booking/booking-head.tsx';
import { Conversation, Emails } from '../booking/conversation.tsx';
import { Documents } from '../booking/documents.tsx';
import { Guests, Lines } from '../booking/lines.tsx';
import { Money } from '../booking/money.tsx';
import { History, Notes } from '../booking/notes.tsx';
import { act } from '../server/act.ts';
import { type Fields, parseRupees } from '../server/fields.ts';
import { Notice } from '../ui/notice.tsx';

export function loader({ context, params }: LoaderFunctionArgs) {
  const of = { bookingId: params['bookingId'] ?? '' };
  return asStaff(context, async (ctx) => {
    const booking = await showBooking(ctx, of);
    // the idempotency key of each form: sent twice, it is done once
    const form = crypto.randomUUID();
    if (booking.forgotten) return { booking, form, guests: null, entries: [], documents: null };
    const guests = await showGuestsToStaff(ctx, of);
    const { data: entries } = await showConversation(ctx, of);
    return { booking, form, guests, entries, documents: await listDocuments(ctx, of) };
  });
}

/** The action of each button, and its confirmation. */
const deeds: Readonly<Record<string, (ctx: StaffContext, bookingId: string, fields: Fields) => Promise<string>>> = {
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

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      const deed = deeds[fields.text('do')];
      if (!deed) throw invalid(sentence(adminBookingsTexts.unknownAction));
      return { message: await deed(ctx, args.params['bookingId'] ?? '', fields) };
    },
    { keep: ['do', 'of', 'amount', 'transferId', 'receipt', 'why', 'message', 'note'] },
  );
}

export type BookingData = Awaited<ReturnType<typeof loader>>;

export default function Booking() {
  const t = useText();
  const { booking, form, guests, entries, documents } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { bookingId } = booking;
  return (
    <>
      <BookingHead booking={booking} />
      {booking.forgotten ? (
        <Notice kind="info" className="mb-6">
          {t(adminBookingsTexts.accountDeleted)}
        </Notice>
      ) : null}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-5">
          <Lines booking={booking} refused={refused} />
          {guests ? <Guests guests={guests} email={booking.who.email} /> : null}
          {booking.forgotten ? null : (
            <Conversation bookingId={bookingId} entries={entries} form={form} refused={refused} />
          )}
          <Emails entries={entries} refused={refused} />
        </div>
        <div className="grid gap-5">
          <Money booking={booking} form={form} refused={refused} />
          {documents ? <Documents documents={documents} /> : null}
          <Notes of={`booking ${bookingId}`} notes={booking.notes} form={form} refused={refused} />
          <History changes={booking.changes} />
        </div>
      </div>
    </>
  );
}
