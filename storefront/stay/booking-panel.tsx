import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { stayPageTexts } from '../../messages/en/stay/page.ts';
import { averageText } from '../../service/catalog/price.ts';
import { lengthText } from '../../service/catalog/stays/stay-card-data.ts';
import { type Day, formatDay } from '../../service/core/day.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { formatMoney } from '../../service/core/money.ts';
import { BookButton } from '../product/book-button.tsx';
import { Cancelling } from '../product/cancelling.tsx';
import { DateRangeFields } from '../product/date-range-fields.tsx';
import { PriceLines } from '../product/price-lines.tsx';
import { Rich, useText } from '../rendering/text.tsx';
import { SelectField } from '../ui/field.tsx';
import { focusInvalid } from '../ui/focus-invalid.ts';
import { urls } from '../urls.ts';
import { panelLimits } from './booking-choice.ts';
import { LeadPrice } from './lead-price.tsx';
import { OtherStays, PartyNote } from './other-stays.tsx';
import type { StayPageView } from './stay-page-view.ts';
import type { StayBooking } from './use-stay-booking.ts';

export interface BookingPanelProps {
  stay: StayPageView;
  booking: StayBooking;
  today: Day;
  /** Closes the sheet; undefined if the panel is at the side. */
  close?: () => void;
}

/** The id of the form at the side, to which the page's room choices belong. */
export const bookingForm = 'booking';

function upTo(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Dates, guests and rooms, the total, and the button to reserve. */
export function BookingPanel({ stay, booking, today, close }: BookingPanelProps) {
  const t = useText();
  const { room, price, range, rooms, errors } = booking;
  const form = useRef<HTMLFormElement>(null);
  const roomId = useId();
  const partyId = useId();
  // read the values that were chosen before hydration
  const catchUp = useEffectEvent(() => {
    if (!close && form.current) booking.catchUp(new FormData(form.current));
  });
  useEffect(() => catchUp(), []);
  if (!room || !price) {
    return (
      <p role="alert" className="text-ink-soft">
        {t(stayPageTexts.noRooms)} <OtherStays stay={stay} booking={booking} />
      </p>
    );
  }
  const mostAdults = room.maxGuests * rooms;
  const choices = upTo(1, mostAdults);
  const { checkIn, checkOut } = range;
  const chosen =
    checkIn && checkOut
      ? t(stayPageTexts.dates, { from: formatDay(t, checkIn), to: formatDay(t, checkOut) })
      : undefined;
  const changeRoom = (
    <Rich message={stayPageTexts.changeRoom} values={{ hidden: (words) => <span className="sr-only">{words}</span> }} />
  );
  const change = {
    'aria-describedby': errors.room ? roomId : undefined,
    'data-wrong': errors.room ? '' : undefined,
    className: 'inline-flex min-h-11 shrink-0 items-center font-semibold text-accent underline underline-offset-4',
  };
  function toRooms() {
    close?.();
    // closing returns the focus first
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#rooms :checked')?.focus());
  }
  return (
    <form
      ref={form}
      id={close ? undefined : bookingForm}
      action={addressIn(t.language, urls.stay(stay.slug))}
      className="space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        const { currentTarget } = event;
        void booking.book().then(() => focusInvalid(currentTarget));
      }}
    >
      <LeadPrice
        of={price}
        length={lengthText(t, price.days, rooms)}
        former={stay.originalPrice}
        dated={chosen !== undefined && !booking.noneFree}
      />
      <DateRangeFields
        range={range}
        onChange={booking.setRange}
        today={today}
        most={stay.mostNights}
        look="boxes"
        errors={{ checkIn: errors.checkIn, checkOut: errors.checkOut }}
        night={booking.night}
        onMonths={booking.seeMonths}
        align={close ? 'left' : 'right'}
      />
      <div>
        <p className="flex items-center justify-between gap-4 rounded-field border border-line px-4 py-2">
          <span className="min-w-0 wrap-anywhere">
            <span className="block text-sm text-ink-soft">{t(stayPageTexts.roomType)}</span>
            <strong className="font-semibold">{room.name}</strong>
          </span>
          {close ? (
            <button type="button" onClick={toRooms} {...change}>
              {changeRoom}
            </button>
          ) : (
            <a href="#rooms" {...change}>
              {changeRoom}
            </a>
          )}
        </p>
        {errors.room ? (
          <p id={roomId} className="mt-1.5 text-sm font-medium text-danger">
            {errors.room}
          </p>
        ) : null}
      </div>
      <div className="grid grid-cols-3 gap-3">
        <Count
          label={t(stayPageTexts.rooms)}
          name="rooms"
          value={rooms}
          choices={upTo(1, panelLimits.rooms)}
          onChange={booking.setRooms}
        />
        <Count
          label={t(stayPageTexts.adults)}
          name="adults"
          value={booking.adults}
          choices={booking.adults > mostAdults ? [...choices, booking.adults] : choices}
          onChange={booking.setAdults}
          errorId={errors.adults ? partyId : undefined}
        />
        <Count
          label={t(stayPageTexts.children)}
          name="children"
          value={booking.children}
          choices={upTo(0, panelLimits.children)}
          onChange={booking.setChildren}
        />
      </div>
      {errors.adults ? <PartyNote id={partyId} problem={errors.adults} stay={stay} booking={booking} /> : null}
      {booking.noneFree ? (
        <p className="rounded-field bg-danger-soft px-4 pt-3 pb-1 text-ink">
          <strong className="block font-semibold">{booking.noneFree.text}</strong>
          <OtherStays stay={stay} booking={booking} />
        </p>
      ) : null}
      <PriceLines
        lines={[
          {
            label: t(stayPageTexts.priceTimes, {
              price: averageText(t, price),
              length: lengthText(t, price.days, rooms),
            }),
            amount: formatMoney(price.cost),
          },
          ...price.fees.map(({ name, amount }) => ({ label: name, amount: formatMoney(amount) })),
        ]}
        price={price}
        note={chosen ? undefined : t(stayPageTexts.oneNight)}
        chosen={chosen}
        loading={booking.loading}
      />
      <BookButton
        at={close ? 'sheet' : 'side'}
        book={t(stayPageTexts.book)}
        change={booking.noneFree && t(stayPageTexts.changeDates)}
        showPrice={t(stayPageTexts.showPrice)}
        busy={booking.loading || booking.checking}
        done={booking.done}
      />
      <Cancelling
        of={stay.cancelling}
        today={today}
        day={range.checkIn}
        time={stay.checkInTime}
        payable={price.payable}
      >
        <p className="text-center text-sm text-success">
          <strong className="font-semibold">{stay.cancelling.lead}</strong>
          {stay.cancelling.rest}
        </p>
      </Cancelling>
    </form>
  );
}

interface CountProps {
  label: string;
  name: string;
  value: number;
  choices: readonly number[];
  onChange: (count: number) => void;
  /** The id of the text with its error. */
  errorId?: string | undefined;
}

function Count({ label, name, value, choices, onChange, errorId }: CountProps) {
  return (
    <SelectField
      label={label}
      name={name}
      value={value}
      errorId={errorId}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {choices.map((count) => (
        <option key={count} value={count}>
          {count}
        </option>
      ))}
    </SelectField>
  );
}
