import { useEffect, useRef } from 'react';
import { formatDeadline } from '../../service/core/day.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { CarPageView } from './car-page-view.ts';
import { completeDates, datesText } from './rental-range.ts';
import type { BookedCar } from './use-car-booking.ts';

/** After the booking (CAR-14): the booked car, the end of the hold, and the link to pay. */
export function CarBooked({ car, booked }: { car: CarPageView; booked: BookedCar }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const dates = completeDates(booked.range);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="page grid place-items-center py-16 text-center">
      <div className="max-w-xl">
        <Icon name="circle-check-big" size={72} strokeWidth={1.5} className="mx-auto text-success" />
        <h1 ref={heading} tabIndex={-1} className="mt-6 text-4xl outline-none md:text-5xl">
          Thank you for booking
        </h1>
        <p className="mt-4 text-xl text-balance">
          {booked.confirmed ? (
            'Your booking is confirmed. There is nothing to pay.'
          ) : (
            <>
              Pay by <strong className="whitespace-nowrap">{formatDeadline(new Date(booked.holdUntil))}</strong> to keep
              it
            </>
          )}
        </p>
        {booked.keepUntil ? (
          <p className="mt-3 text-balance">
            Need more time? Open the link in our email and choose 'Keep my booking'. We’ll hold it until{' '}
            <span className="whitespace-nowrap">{formatDeadline(new Date(booked.keepUntil))}</span>.
          </p>
        ) : null}
        <p className="mt-3 text-ink-soft">
          {car.name}
          {dates ? `, ${datesText(dates)}` : ''}. The confirmation{' '}
          {booked.confirmed ? 'is' : 'and the payment link are'} on {booked.confirmed ? 'its' : 'their'} way to{' '}
          <span className="wrap-anywhere">{booked.email}</span>.
        </p>
        <p className="mt-2 text-sm text-ink-soft">
          Booking ID <span className="font-mono text-ink">{booked.bookingId}</span>
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to={booked.paymentLink} size="lg">
            {booked.confirmed ? 'See your booking' : 'Pay now'}
          </ButtonLink>
          <ButtonLink to={urls.cars} variant="secondary" size="lg">
            Back to Car Rentals
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
