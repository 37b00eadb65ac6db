import { bookingTexts } from '../../messages/en/booking.ts';
import { stayCardTexts } from '../../messages/en/stay/card.ts';
import type { BookingItemView, SubstituteView } from '../../service/booking/model/wire/wire.ts';
import { distanceText } from '../../service/catalog/stays/stay-page-data.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useQuery } from '../device/use-query.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { RatingBadge } from '../ui/rating.tsx';
import { urls } from '../urls.ts';
import { ItemPicture, itemTitle } from './booking-items.tsx';
import { useBookingKey } from './booking-key.ts';
import { callPriced } from './call-priced.ts';

/** Loads the stays that are offered in place of a refused item; `version`: of the booking. */
export function useSubstitutes(address: string, version: number) {
  const { question } = useBookingKey();
  return useQuery(`${address}/substitutes${question} ${version}`, async (signal) => {
    const path = `${address}/substitutes${question}`;
    const { data } = await callPriced<{ data: SubstituteView[] }>('GET', path, undefined, { signal });
    return data;
  });
}

interface Props {
  substitutes: readonly SubstituteView[];
  /** What they replace. */
  item: BookingItemView;
  /** The stay that is being booked. */
  taking: string | null;
  disabled: boolean;
  onTake: (chosen: SubstituteView) => void;
}

/** The stays that are offered in place of a refused item, each with a button that books it. */
export function Substitutes({ substitutes, item, taking, disabled, onTake }: Props) {
  const t = useText();
  return (
    <ul className="mt-3 divide-y divide-line">
      {substitutes.map((one) => {
        const title = itemTitle(one);
        return (
          <li key={one.stay} className="flex flex-wrap items-start gap-x-4 gap-y-3 py-4">
            <ItemPicture src={one.image} kind="stay" />
            <div className="min-w-0 flex-1 basis-48">
              <h3 className="font-display text-xl leading-snug">
                <a
                  href={`${urls.stay(one.slug)}?${new URLSearchParams({ checkIn: item.selectedDate, checkOut: item.checkOut })}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {title}
                </a>
              </h3>
              <p className="mt-1 flex flex-wrap items-center gap-2 text-sm">
                {one.stars === null ? null : t(stayCardTexts.stars, { stars: one.stars })}
                {one.reviews > 0 ? <RatingBadge score={one.rating.toFixed(1)} /> : null}
              </p>
              <p className="text-sm text-ink-soft">
                {one.location}
                {one.kilometres === null ? null : (
                  <span className="block">
                    {t(bookingTexts.substituteNear, { distance: distanceText(t, one.kilometres) })}
                  </span>
                )}
              </p>
              <p className="mt-1 font-semibold">
                {one.refund > 0
                  ? t(bookingTexts.substituteRefund, { amount: formatMoney(one.refund) })
                  : t(bookingTexts.substituteSame)}
              </p>
            </div>
            <Button
              className="max-sm:w-full"
              busy={taking === one.stay}
              disabled={disabled}
              onClick={() => onTake(one)}
            >
              <Rich
                message={bookingTexts.takeSubstitute}
                values={{ item: title, name: (words) => <span className="sr-only">{words}</span> }}
              />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
