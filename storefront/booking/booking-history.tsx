import { bookingHistoryTexts } from '../../messages/en/booking-history.ts';
import type { BookingView, ChangeView } from '../../service/booking/model/wire/wire.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { useBookingKey } from './booking-key.ts';
import { callPriced } from './call-priced.ts';
import { historyOf } from './history-words.ts';

/** The history of a booking, newest first; loaded again whenever the booking changes. */
export function BookingHistory({ booking }: { booking: BookingView }) {
  const t = useText();
  const { bookingId, version, paymentMode } = booking;
  const path = `/api/bookings/${encodeURIComponent(bookingId)}/changes${useBookingKey().question}`;
  const { latest, error, again } = useQuery(`${path} ${version}`, async (signal) => {
    const { data } = await callPriced<{ data: ChangeView[] }>('GET', path, undefined, { signal });
    return data;
  });
  if (error !== undefined) {
    return (
      <div role="alert" className="mt-1">
        <p>{t(bookingHistoryTexts.failed)}</p>
        <Button size="sm" variant="secondary" className="mt-2" onClick={again}>
          {t(bookingHistoryTexts.tryAgain)}
        </Button>
      </div>
    );
  }
  if (!latest) return <p className="mt-1 text-ink-soft">{t(bookingHistoryTexts.loading)}</p>;
  return (
    <ol className="ms-1.5 mt-3">
      {historyOf(t, latest, paymentMode === 'test').map(({ version, what, when, at, money, total }) => (
        <li key={version} className="relative border-s border-line ps-5 pb-4 last:border-transparent last:pb-0">
          <span aria-hidden="true" className="absolute -start-[5px] top-1.5 size-[9px] rounded-full bg-support" />
          <p className="font-medium">{what}</p>
          <p className="text-sm text-ink-soft tabular-nums">
            <time dateTime={at}>{when}</time>
            {money ? <span> · {money}</span> : null}
            {total ? <span> · {total}</span> : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
