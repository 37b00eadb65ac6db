import { carPageTexts } from '../../messages/en/car/page.ts';
import { daysText } from '../../service/catalog/car-rentals/car-priced.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Rich, useText } from '../rendering/text.tsx';
import type { CarPageView } from './car-page-view.ts';
import { completeDates } from './rental-range.ts';
import type { CarBookingState } from './use-car-booking.ts';

/**
 * With dates the total of the rental is the main figure and the daily price is below; without them the price of a day,
 * with its total below (LIST-10).
 */
export function CarLeadPrice({
  car,
  booking: { price, state, range },
}: {
  car: CarPageView;
  booking: CarBookingState;
}) {
  const t = useText();
  const dated = completeDates(range) !== null && state.state !== 'sold-out';
  const day = formatMoney(price.averageDay);
  const days = daysText(t, price.days);
  const former =
    car.former && price.averageDay === car.price ? (
      <>
        <s className="text-ink-soft">
          <Rich
            message={carPageTexts.originalPrice}
            values={{ price: car.former.price, hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </s>
        <span className="rounded-full bg-success-soft px-3 text-sm font-semibold whitespace-nowrap text-success">
          {car.former.off}
        </span>
      </>
    ) : null;
  return (
    <div>
      {dated ? null : <p className="text-sm text-ink-soft">{t(carPageTexts.startingFrom)}</p>}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="font-display text-3xl font-medium text-ink tabular-nums">
          {dated ? formatMoney(price.payable) : day}
        </strong>
        <span className="text-ink-soft">{dated ? t(carPageTexts.total, { days }) : t(carPageTexts.perDay)}</span>
        {dated ? null : former}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft tabular-nums">
        {dated ? (
          <>
            {t(carPageTexts.startingFromDay, { price: day })} {former}
          </>
        ) : (
          t(carPageTexts.amountWithGst, { amount: formatMoney(price.payable), days })
        )}
      </p>
    </div>
  );
}
