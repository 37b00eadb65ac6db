import { bookingTexts } from '../../messages/en/booking.ts';
import { bookingLinesTexts } from '../../messages/en/booking-lines.ts';
import type { Message } from '../../messages/message.ts';
import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { formatDeadline } from '../../service/core/day.ts';
import { useText } from '../rendering/text.tsx';
import { BookingHistory } from './booking-history.tsx';
import { PriceBreakdown } from './booking-items.tsx';
import { GoodToKnow, hasGoodToKnow } from './good-to-know.tsx';
import { GuestDetails } from './guest-details.tsx';
import { paymentText, refundTexts } from './payment-words.ts';
import { TermsTables } from './terms-table.tsx';

const reasons: Readonly<Record<string, Message>> = {
  unpaid: bookingTexts.unpaid,
  traveller: bookingTexts.cancelledByYou,
  operator: bookingTexts.cancelledByUs,
  partner: bookingTexts.cancelledByHost,
};

/** Everything about one booking. */
export function BookingDetails(props: { booking: BookingView; id: string; onChange: (changed: BookingView) => void }) {
  const t = useText();
  const { booking, id } = props;
  const heading = 'font-sans text-sm font-semibold tracking-normal text-ink-soft';
  return (
    <div id={id} className="mt-5 grid gap-8 border-t border-line pt-5 md:grid-cols-2">
      <section>
        <h3 className={heading}>{t(bookingTexts.price)}</h3>
        <div className="mt-2">
          <PriceBreakdown booking={booking} totalLabel={t(bookingTexts.total)} />
          <p className="mt-1 text-sm text-ink-soft">{t(bookingTexts.includesTaxes)}</p>
        </div>
      </section>
      <div className="space-y-5">
        <section>
          <h3 className={heading}>{t(bookingTexts.payment)}</h3>
          <p className="mt-1">{paymentText(t, booking)}</p>
          {booking.payBy ? (
            <p className="text-ink-soft">
              {t(bookingTexts.onHoldUntil, { deadline: formatDeadline(t, new Date(booking.payBy)) })}
            </p>
          ) : null}
        </section>
        <section>
          <h3 className={heading}>{t(bookingTexts.cancellation)}</h3>
          {booking.bookingStatus === 'cancelled' ? (
            <p className="mt-1">{t(reasons[booking.cancelledBecause ?? ''] ?? bookingTexts.wasCancelled)}</p>
          ) : (
            <div className="mt-2">
              <TermsTables items={booking.bookingItems} />
            </div>
          )}
          {booking.bookingStatus === 'confirmed' && booking.total > 0 ? (
            <p className="mt-2 text-ink-soft">{refundTexts(t, booking).now}</p>
          ) : null}
        </section>
      </div>
      {hasGoodToKnow(booking.bookingItems) ? (
        <section className="md:col-span-2">
          <h3 className={heading}>{t(bookingLinesTexts.goodToKnow)}</h3>
          <div className="mt-2">
            <GoodToKnow items={booking.bookingItems} />
          </div>
        </section>
      ) : null}
      <section className="md:col-span-2">
        <h3 className={heading}>{t(bookingTexts.guestDetails)}</h3>
        <GuestDetails booking={booking} onSaved={(version) => props.onChange({ ...booking, version })} />
      </section>
      <section className="md:col-span-2">
        <h3 className={heading}>{t(bookingTexts.history)}</h3>
        <BookingHistory booking={booking} />
      </section>
    </div>
  );
}
