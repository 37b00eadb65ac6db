import { daysText } from '../../service/catalog/car-rentals/car-priced.ts';
import { formatMoney } from '../../service/core/money.ts';
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
  const dated = completeDates(range) !== null && state.state !== 'sold-out';
  const day = formatMoney(price.averageDay);
  const total = `total · ${daysText(price.days)}`;
  const former =
    car.former && price.averageDay === car.price ? (
      <>
        <s className="text-ink-soft">
          <span className="sr-only">Original price </span>
          {car.former.price}
        </s>
        <span className="rounded-full bg-success-soft px-3 text-sm font-semibold whitespace-nowrap text-success">
          {car.former.off}
        </span>
      </>
    ) : null;
  return (
    <div>
      {dated ? null : <p className="text-sm text-ink-soft">Starting from</p>}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="font-display text-3xl font-medium text-ink tabular-nums">
          {dated ? formatMoney(price.payable) : day}
        </strong>
        <span className="text-ink-soft">{dated ? total : 'per day'}</span>
        {dated ? null : former}
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-ink-soft tabular-nums">
        {dated ? (
          <>
            Starting from {day} per day {former}
          </>
        ) : (
          `${formatMoney(price.payable)} ${total} with GST`
        )}
      </p>
    </div>
  );
}
