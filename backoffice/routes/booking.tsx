import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { asStaff } from '../back-office.ts';
import { BookingHead, DeletedNotice } from '../booking/booking-head.tsx';
import { Conversation, Emails } from '../booking/conversation.tsx';
import { Documents } from '../booking/documents.tsx';
import { Guests, Lines } from '../booking/lines.tsx';
import { Money } from '../booking/money.tsx';
import { History, Notes } from '../booking/notes.tsx';
import { act } from '../server/act.ts';
import { bookingFields, readBookingPage, runBookingAction } from '../server/booking-page.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return asStaff(context, (ctx) => readBookingPage(ctx, { bookingId: params['bookingId'] ?? '' }));
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => ({ message: await runBookingAction(ctx, args.params['bookingId'] ?? '', fields) }),
    { keep: bookingFields },
  );
}

export default function Booking() {
  const { booking, form, guests, entries, documents, substitutes } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { bookingId } = booking;
  return (
    <>
      <BookingHead booking={booking} />
      <DeletedNotice booking={booking} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-5">
          <Lines booking={booking} substitutes={substitutes} refused={refused} />
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
