import { carPageTexts } from '../../messages/en/car/page.ts';
import { carBookingRules } from '../../service/booking/model/buyer-rules.ts';
import { daysText } from '../../service/catalog/car-rentals/car-priced.ts';
import { averageText } from '../../service/catalog/price.ts';
import { leftText } from '../../service/catalog/stays/stay-card-data.ts';
import type { Day } from '../../service/core/day.ts';
import { inputBounds } from '../../service/core/field-rule.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { formatMoney } from '../../service/core/money.ts';
import { ChangeButton, Pinned } from '../product/book-button.tsx';
import { Cancelling, isSure } from '../product/cancelling.tsx';
import { DateRangeFields } from '../product/date-range-fields.tsx';
import { PriceLines } from '../product/price-lines.tsx';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import { carFormId } from './car-form.tsx';
import { CarLeadPrice } from './car-lead-price.tsx';
import type { CarPageView } from './car-page-view.ts';
import { bookedRange, completeDates, datesText } from './rental-range.ts';
import type { CarBookingState } from './use-car-booking.ts';

export interface CarPanelProps {
  car: CarPageView;
  booking: CarBookingState;
  pickupLocation: string;
  today: Day;
}

/** Dates and pick-up place, the price with its parts, and the link to the customer form. */
export function CarPanel({ car, booking, pickupLocation, today }: CarPanelProps) {
  const t = useText();
  const { price, state, range, errors, loading, checking, processing, added } = booking;
  const dates = completeDates(range);
  const left = state.state === 'free' ? leftText(t, state.left) : null;
  const { lead, rest, terms } = car.cancelling;
  const point = lead !== '' && terms === null;
  return (
    <div className="space-y-4">
      <CarLeadPrice car={car} booking={booking} />
      <div className="needs-script space-y-4">
        <DateRangeFields
          range={range}
          onChange={booking.setRange}
          today={today}
          kind={bookedRange}
          most={car.mostDays}
          look="boxes"
          align="right"
          errors={{ checkIn: errors.pickupDate, checkOut: errors.dropDate }}
          night={booking.night}
          onMonths={booking.seeMonths}
        />
        <TextField
          label={t(carPageTexts.pickupLocation)}
          name="pickupLocation"
          form={carFormId}
          {...inputBounds(carBookingRules.pickupLocation)}
          defaultValue={pickupLocation}
          placeholder={t(carPageTexts.pickupExamples)}
          error={errors.pickupLocation}
          onChange={() => booking.touch('pickupLocation')}
        />
      </div>
      <noscript>
        <p className="mb-4">{t(carPageTexts.needsJavascript)}</p>
        <form action={addressIn(t.language, urls.car(car.slug))} className="grid gap-4">
          <TextField
            label={t(carPageTexts.pickupDate)}
            name="pickupDate"
            type="date"
            defaultValue={range.checkIn ?? ''}
            required
          />
          <TextField
            label={t(carPageTexts.returnDate)}
            name="returnDate"
            type="date"
            defaultValue={range.checkOut ?? ''}
            required
          />
          <button type="submit" className="min-h-11 font-semibold text-accent underline">
            {t(carPageTexts.showPrice)}
          </button>
        </form>
      </noscript>
      <ul className="space-y-2 text-ink">
        <Point
          icon="user-round"
          text={t(car.supply === 'transport-with-driver' ? carPageTexts.withDriver : carPageTexts.selfDrive)}
        />
        {car.kilometres ? <Point icon="route" text={car.kilometres} /> : null}
        {point && isSure(car.cancelling, today, range.checkIn) ? (
          <Point icon="calendar-check" text={lead + rest} />
        ) : null}
        <Point icon="phone" text={t(carPageTexts.support)} />
      </ul>
      {state.state === 'sold-out' ? (
        <p role="alert" className="rounded-field bg-danger-soft px-4 pt-3 pb-1 text-ink">
          <strong className="block font-semibold">{t(carPageTexts.notAvailableForDates)}</strong>
          <a
            href={addressIn(t.language, urls.carsIn(car.crumbs.length > 2 ? (car.crumbs[1]?.name ?? 'all') : 'all'))}
            className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
          >
            {t(carPageTexts.otherCars)}
          </a>
        </p>
      ) : null}
      <PriceLines
        lines={[
          {
            label: t(carPageTexts.priceTimes, { price: averageText(t, price), days: daysText(t, price.days) }),
            amount: formatMoney(price.cost),
          },
        ]}
        price={price}
        note={dates ? datesText(t, dates) : t(carPageTexts.oneDay)}
        chosen={dates ? datesText(t, dates) : undefined}
        loading={loading}
      />
      {point ? null : (
        <Cancelling of={car.cancelling} today={today} day={range.checkIn} time="00:00" payable={price.payable}>
          <p className="text-sm text-ink-soft">{lead + rest}</p>
        </Cancelling>
      )}
      {left ? <p className="font-semibold text-accent">{left}</p> : null}
      {state.state === 'sold-out' ? (
        <Pinned at="side">
          <ChangeButton text={t(carPageTexts.changeDates)} />
        </Pinned>
      ) : (
        <div className="needs-script space-y-3">
          <Pinned at="side">
            <Button
              size="lg"
              className="w-full"
              busy={loading}
              disabled={processing || added}
              onClick={booking.proceed}
            >
              {t(carPageTexts.proceed)}
            </Button>
          </Pinned>
          <Button
            variant="secondary"
            className="w-full"
            busy={loading || checking || added}
            disabled={processing}
            onClick={booking.addToCart}
          >
            {t(carPageTexts.addToCart)}
          </Button>
        </div>
      )}
    </div>
  );
}

function Point({ icon, text }: { icon: 'user-round' | 'route' | 'calendar-check' | 'phone'; text: string }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} size={19} className="mt-1 shrink-0 text-support" />
      {text}
    </li>
  );
}
