import type { BookingView } from '../../service/booking/model/wire/wire.ts';
import { formatDeadline } from '../../service/core/day.ts';
import { BookingHistory } from './booking-history.tsx';
import { PriceBreakdown } from './booking-items.tsx';
import { GuestDetails } from './guest-details.tsx';
import { paymentText, refundTexts } from './payment-words.ts';
import { TermsTables } from './terms-table.tsx';

const reasons: Readonly<Record<string, string>> = {
  unpaid: 'We did not receive your payment in time.',
  traveller: 'You cancelled this booking.',
  operator: 'We cancelled this booking.',
};

/** Everything about one booking. */
export function BookingDetails(props: { booking: BookingView; id: string; onChange: (changed: BookingView) => void }) {
  const { booking, id } = props;
  const heading = 'font-sans text-sm font-semibold tracking-normal text-ink-soft';
  return (
    <div id={id} className="mt-5 grid gap-8 border-t border-line pt-5 md:grid-cols-2">
      <section>
        <h3 className={heading}>Price</h3>
        <div className="mt-2">
          <PriceBreakdown booking={booking} totalLabel="Total" />
          <p className="mt-1 text-sm text-ink-soft">Includes taxes and charges</p>
        </div>
      </section>
      <div className="space-y-5">
        <section>
          <h3 className={heading}>Payment</h3>
          <p className="mt-1">{paymentText(booking)}</p>
          {booking.payBy ? (
            <p className="text-ink-soft">On hold until {formatDeadline(new Date(booking.payBy))}</p>
          ) : null}
        </section>
        <section>
          <h3 className={heading}>Cancellation</h3>
          {booking.bookingStatus === 'cancelled' ? (
            <p className="mt-1">{reasons[booking.cancelledBecause ?? ''] ?? 'This booking was cancelled.'}</p>
          ) : (
            <div className="mt-2">
              <TermsTables items={booking.bookingItems} />
            </div>
          )}
          {booking.bookingStatus === 'confirmed' && booking.total > 0 ? (
            <p className="mt-2 text-ink-soft">{refundTexts(booking).now}</p>
          ) : null}
        </section>
      </div>
      <section className="md:col-span-2">
        <h3 className={heading}>Guest details</h3>
        <GuestDetails booking={booking} onSaved={(version) => props.onChange({ ...booking, version })} />
      </section>
      <section className="md:col-span-2">
        <h3 className={heading}>History</h3>
        <BookingHistory booking={booking} />
      </section>
    </div>
  );
}
