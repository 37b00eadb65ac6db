import { useRef, useState } from 'react';
import { bookingTexts } from '../../messages/en/booking.ts';
import type { BookingItemView, BookingView } from '../../service/booking/model/wire/wire.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { itemDates, itemTitle } from './booking-items.tsx';
import { useBookingKey } from './booking-key.ts';
import { callPriced } from './call-priced.ts';

interface Props {
  booking: BookingView;
  onChange: (changed: BookingView) => void;
}

/** The items whose host cannot take the guest, each with a button for a full refund; nothing if there are none. */
export function RefusedItems({ booking, onChange }: Props) {
  return booking.bookingItems
    .filter(({ refused }) => refused)
    .map((item) => <RefusedItem key={item.lineId} item={item} bookingId={booking.bookingId} onChange={onChange} />);
}

function RefusedItem({
  item,
  bookingId,
  onChange,
}: {
  item: BookingItemView;
  bookingId: string;
  onChange: Props['onChange'];
}) {
  const t = useText();
  const { withKey } = useBookingKey();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef(false);

  async function takeRefund() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const address = `/api/bookings/${encodeURIComponent(bookingId)}/items/${item.lineId}/refund`;
      const { data } = await callPriced<{ data: BookingView }>('POST', address, withKey);
      toast(t(bookingTexts.refundTaken), { kind: 'success' });
      onChange(data);
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : t(bookingTexts.failed));
      setBusy(false);
    }
    underWay.current = false;
  }

  const heading = `refused-${item.lineId}`;
  return (
    <section
      aria-labelledby={heading}
      className="mt-6 rounded-card border border-line border-s-4 border-s-marigold bg-sunk p-4 md:p-5"
    >
      <h2 id={heading} className="flex items-start gap-2.5 font-sans text-lg font-semibold tracking-normal">
        <Icon name="triangle-alert" size={20} aria-hidden="true" className="mt-1 shrink-0" />
        {t(bookingTexts.refusedTitle)}
      </h2>
      <p className="mt-2">{t(bookingTexts.refusedText, { item: itemTitle(item), dates: itemDates(t, item) })}</p>
      <p className="mt-2">{t(bookingTexts.refusedChoice)}</p>
      <Button className="mt-4" busy={busy} onClick={takeRefund}>
        <Rich
          message={bookingTexts.takeRefund}
          values={{ item: itemTitle(item), name: (words) => <span className="sr-only">{words}</span> }}
        />
      </Button>
      {problem ? (
        <p role="alert" className="mt-3 font-medium text-danger">
          {problem}
        </p>
      ) : null}
    </section>
  );
}
