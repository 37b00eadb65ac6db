import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import type { BookingPageData } from '../server/booking-page.ts';
import { AdminIcon } from '../ui/admin-icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { adminUrls } from '../urls.ts';
import { BookingActions, BookingState, DeletedNotice } from './booking-head.tsx';
import { BookingNumber } from './booking-marks.tsx';
import { Conversation, Emails } from './conversation.tsx';
import { Documents } from './documents.tsx';
import { Guests, Lines } from './lines.tsx';
import { Money } from './money.tsx';
import { History, Notes } from './notes.tsx';
import { addressWithoutPanel } from './panel-address.ts';
import { paymentHash } from './panel-link.tsx';

interface Props {
  page: BookingPageData;
  refused: Refused | undefined;
  /** The confirmation of the last action. */
  message: string | undefined;
  /** Actions of the page that the panel is on. */
  actions?: ReactNode;
}

/** A booking beside the list or the tape chart, with everything that its page does. Esc closes it. */
export function BookingPanel({ page, refused, message, actions }: Props) {
  const t = useText();
  const { pathname, search, hash, key, state } = useLocation();
  // opened for its payment, whose field is the next step, and then the confirmation
  const [isForPayment] = useState(hash === paymentHash);
  const navigate = useNavigate();
  const { booking, form, guests, entries, documents, substitutes } = page;
  const { bookingId, who } = booking;
  const list = addressWithoutPanel(search, pathname);
  function close() {
    const isFromList = typeof state === 'object' && state !== null && 'fromList' in state;
    void (isFromList ? navigate(-1) : navigate(list, { replace: true, preventScrollReset: true }));
  }
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    // a menu, a dialog or a search field that uses the key comes first
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return;
    close();
  });
  useEffect(() => {
    const look = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('keydown', look);
    return () => document.removeEventListener('keydown', look);
  }, []);
  return (
    <section
      aria-label={t(adminBookingsTexts.bookingOf, { name: who.name })}
      tabIndex={-1}
      data-next={isForPayment ? undefined : ''}
      className="booking-panel"
    >
      <div className="sticky top-0 z-1 flex items-center gap-2 border-b border-line bg-paper py-2 ps-5 pe-2">
        <div className="min-w-0 grow">
          <h2 className="truncate text-xl">{who.name}</h2>
          <p className="text-sm wrap-anywhere text-ink-soft">
            <BookingNumber of={bookingId} />
          </p>
        </div>
        <Link to={adminUrls.booking(bookingId)} className={buttonLook({ variant: 'quiet', size: 'sm' }, 'shrink-0')}>
          {t(adminBookingsTexts.openPage)}
        </Link>
        <Link
          to={list}
          aria-label={t(adminBookingsTexts.closePanel)}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            close();
          }}
        >
          <AdminIcon name="x" />
        </Link>
      </div>
      <div className="grid gap-4 px-5 pt-4 pb-8">
        {message ? (
          <Notice key={key} kind="success" takesFocus>
            {message}
          </Notice>
        ) : null}
        <DeletedNotice booking={booking} />
        <BookingState booking={booking} />
        <div className="flex flex-wrap gap-3">
          <BookingActions booking={booking} size="sm" />
          {actions}
        </div>
        <Lines booking={booking} substitutes={substitutes} refused={refused} />
        <Money booking={booking} form={form} refused={refused} />
        {guests ? <Guests guests={guests} email={who.email} /> : null}
        {booking.forgotten ? null : (
          <Conversation bookingId={bookingId} entries={entries} form={form} refused={refused} />
        )}
        <Notes of={`booking ${bookingId}`} notes={booking.notes} form={form} refused={refused} />
        {documents ? <Documents documents={documents} /> : null}
        <Emails entries={entries} refused={refused} />
        <History changes={booking.changes} />
      </div>
    </section>
  );
}
