import { useRef, useState } from 'react';
import { bookingTexts } from '../../messages/en/booking.ts';
import type { BookingItemView, BookingView, SubstituteView } from '../../service/booking/model/wire/wire.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { itemDates, itemTitle } from './booking-items.tsx';
import { useBookingKey } from './booking-key.ts';
import { callPriced } from './call-priced.ts';
import { Substitutes, useSubstitutes } from './substitutes.tsx';

interface Props {
  booking: BookingView;
  onChange: (changed: BookingView) => void;
}

/** The items whose host cannot take the guest, each with the stays that are offered instead and a button for a full refund; nothing if there are none. */
export function RefusedItems({ booking, onChange }: Props) {
  return booking.bookingItems
    .filter(({ refused }) => refused)
    .map((item) => <RefusedItem key={item.lineId} item={item} booking={booking} onChange={onChange} />);
}

function RefusedItem({ item, booking, onChange }: Props & { item: BookingItemView }) {
  const t = useText();
  const { withKey } = useBookingKey();
  /** 'refund', or the stay that is being booked. */
  const [taking, setTaking] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const underWay = useRef(false);

  const address = `/api/bookings/${encodeURIComponent(booking.bookingId)}/items/${item.lineId}`;
  const { answer: substitutes = [], again } = useSubstitutes(address, booking.version);

  async function choose(what: string, path: string, body: object, done: string) {
    if (underWay.current) return;
    underWay.current = true;
    setTaking(what);
    setProblem(null);
    try {
      const { data } = await callPriced<{ data: BookingView }>('POST', `${address}/${path}`, { ...body, ...withKey });
      toast(done, { kind: 'success' });
      onChange(data);
    } catch (error) {
      setProblem(error instanceof Error && error.message ? error.message : t(bookingTexts.failed));
      setTaking(null);
      again();
    }
    underWay.current = false;
  }

  const takeRefund = () => choose('refund', 'refund', {}, t(bookingTexts.refundTaken));
  const takeSubstitute = ({ stay, roomType, refund }: SubstituteView) =>
    choose(stay, 'substitute', { stay, roomType, refund }, t(bookingTexts.substituteTaken));

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
      {substitutes.length > 0 ? (
        <>
          <p className="mt-2">{t(bookingTexts.substitutesLead)}</p>
          <Substitutes
            substitutes={substitutes}
            item={item}
            taking={taking}
            disabled={taking !== null}
            onTake={takeSubstitute}
          />
        </>
      ) : (
        <>
          <p className="mt-2">{t(bookingTexts.refusedLooking)}</p>
          <p className="mt-2">{t(bookingTexts.refusedChoice)}</p>
        </>
      )}
      <Button
        className="mt-4 max-sm:w-full"
        variant={substitutes.length > 0 ? 'secondary' : 'primary'}
        busy={taking === 'refund'}
        disabled={taking !== null}
        onClick={takeRefund}
      >
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
