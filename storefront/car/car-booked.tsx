import { type ReactNode, useEffect, useRef } from 'react';
import { carBookedTexts } from '../../messages/en/car/booked.ts';
import { formatDeadline } from '../../service/core/day.ts';
import { pathOfLink } from '../../service/core/language-address.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { CarPageView } from './car-page-view.ts';
import { completeDates, datesText } from './rental-range.ts';
import type { BookedCar } from './use-car-booking.ts';

/** After the booking (CAR-14): the booked car, the end of the hold, and the link to pay. */
export function CarBooked({ car, booked }: { car: CarPageView; booked: BookedCar }) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const dates = completeDates(booked.range);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const email = (words: ReactNode) => <span className="wrap-anywhere">{words}</span>;
  return (
    <div className="page grid place-items-center py-16 text-center">
      <div className="max-w-xl">
        <Icon name="circle-check-big" size={72} strokeWidth={1.5} className="mx-auto text-success" />
        <h1 ref={heading} tabIndex={-1} className="mt-6 text-4xl outline-none md:text-5xl">
          {t(carBookedTexts.title)}
        </h1>
        <p className="mt-4 text-xl text-balance">
          {booked.confirmed ? (
            t(carBookedTexts.confirmed)
          ) : (
            <Rich
              message={carBookedTexts.payBy}
              values={{
                until: formatDeadline(t, new Date(booked.holdUntil)),
                deadline: (words) => <strong className="whitespace-nowrap">{words}</strong>,
              }}
            />
          )}
        </p>
        {booked.keepUntil ? (
          <p className="mt-3 text-balance">
            <Rich
              message={carBookedTexts.moreTime}
              values={{
                time: formatDeadline(t, new Date(booked.keepUntil)),
                until: (words) => <span className="whitespace-nowrap">{words}</span>,
              }}
            />
          </p>
        ) : null}
        <p className="mt-3 text-ink-soft">
          {dates ? (
            <Rich
              message={
                booked.confirmed ? carBookedTexts.confirmationForDates : carBookedTexts.confirmationAndLinkForDates
              }
              values={{ name: car.name, dates: datesText(t, dates), address: booked.email, email }}
            />
          ) : (
            <Rich
              message={booked.confirmed ? carBookedTexts.confirmation : carBookedTexts.confirmationAndLink}
              values={{ name: car.name, address: booked.email, email }}
            />
          )}
        </p>
        <p className="mt-2 text-sm text-ink-soft">
          <Rich
            message={carBookedTexts.bookingId}
            values={{
              id: booked.bookingId,
              number: (words) => <span className="font-mono text-ink">{words}</span>,
            }}
          />
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <ButtonLink to={pathOfLink(booked.paymentLink)} size="lg">
            {t(booked.confirmed ? carBookedTexts.see : carBookedTexts.pay)}
          </ButtonLink>
          <ButtonLink to={urls.cars} variant="secondary" size="lg">
            {t(carBookedTexts.back)}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
