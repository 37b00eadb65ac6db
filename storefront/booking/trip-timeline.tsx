import { useState } from 'react';
import { Link } from 'react-router';
import { tripsTexts } from '../../messages/en/trips.ts';
import type { Translate } from '../../messages/translate.ts';
import { type Day, formatDay, today } from '../../service/core/day.ts';
import { storefrontKinds } from '../product/kinds.ts';
import { useText } from '../rendering/text.tsx';
import type { StopEvent, TripDay } from '../trip/days.ts';
import { gapText } from '../trip/gaps.ts';
import { dayNumber } from '../trip/map-days.ts';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';
import { ClashNote } from './line-notes.tsx';
import { TripGapNote, useTripIdeas } from './trip-gap.tsx';
import { TripMap } from './trip-map.tsx';
import { happeningText, tripLength, type UpcomingTrip, upcomingTrips } from './upcoming-trips.ts';
import type { BookingsState } from './use-bookings.ts';
import { useNow } from './use-now.ts';

/** Upcoming trips by day; the next one is open. */
export function TripTimeline({ bookings }: { bookings: BookingsState }) {
  const t = useText();
  // days of two trips have the same numbers: one map at a time
  const [mapOf, setMapOf] = useState<string>();
  const now = useNow() ?? Date.now();
  const trips = bookings.state === 'loaded' ? upcomingTrips(bookings.bookings, today(new Date(now))) : [];
  const ideas = useTripIdeas(trips);
  if (trips.length === 0) return null;
  return (
    <section aria-labelledby="your-trips" className="mt-6">
      <h2 id="your-trips" className="text-2xl">
        {trips.length > 1 ? t(tripsTexts.titleOfMany) : t(tripsTexts.title)}
      </h2>
      <div className="mt-3 space-y-3">
        {trips.map((trip, index) => (
          <Trip
            key={trip.key}
            trip={trip}
            open={index === 0}
            ideas={ideas}
            mapped={mapOf === trip.key}
            onMap={(open) => setMapOf(open ? trip.key : undefined)}
          />
        ))}
      </div>
    </section>
  );
}

type TripIdeas = ReturnType<typeof useTripIdeas>;

/** Dates never break between lines. */
function daysText(t: Translate, from: Day, to: Day): string {
  const [first, last] = [from, to].map((day) => formatDay(t, day).replaceAll(' ', '\u00a0'));
  return from === to ? `${first}` : `${first}\u00a0– ${last}`;
}

interface TripProps {
  trip: UpcomingTrip;
  open: boolean;
  ideas: TripIdeas;
  /** Its map is open. */
  mapped: boolean;
  onMap: (open: boolean) => void;
}

function Trip({ trip, open, ideas, mapped, onMap }: TripProps) {
  const t = useText();
  const { from, to, days, clashes } = trip;
  return (
    <details open={open} className="group rounded-card border border-line bg-card shadow-card">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-4 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block font-semibold">{daysText(t, from, to)}</span>
          <span className="text-sm text-ink-soft">
            {[tripLength(t, trip), clashes.length > 0 ? t(tripsTexts.clashes, { count: clashes.length }) : '']
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <Icon
          name="chevron-down"
          size={20}
          aria-hidden="true"
          className="shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <TripMap trip={trip} name={daysText(t, from, to)} open={mapped} onOpen={onMap} />
      <ol className="border-t border-line px-4 py-2 md:px-6">
        {days.map((day) => (
          <TripDayRow key={day.from} day={day} trip={trip} ideas={ideas} numbered={mapped} />
        ))}
      </ol>
    </details>
  );
}

interface TripDayRowProps {
  day: TripDay;
  trip: UpcomingTrip;
  ideas: TripIdeas;
  /** Shows the number that its map shows. */
  numbered: boolean;
}

function TripDayRow({ day, trip, ideas, numbered }: TripDayRowProps) {
  const t = useText();
  const { from, to, happenings, nights } = day;
  const gaps = trip.gaps.filter((gap) => gap.from >= from && gap.from <= to);
  const [first, last] = [dayNumber(trip.days, from), dayNumber(trip.days, to)];
  const slept = nights.filter((stop) => stop.from !== from);
  return (
    <li
      data-route-part={numbered ? first : undefined}
      className="grid gap-x-6 gap-y-2 border-b border-line py-4 last:border-b-0 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <h3 className="flex items-start gap-2 font-sans text-base font-semibold tracking-normal">
        {numbered ? (
          <span className="shrink-0 rounded-full bg-accent px-2 text-sm text-on-accent">
            <span className="sr-only">{t(tripsTexts.dayOfTrip)} </span>
            {first === last ? first : `${first}–${last}`}
          </span>
        ) : null}
        {daysText(t, from, to)}
      </h3>
      <div className="space-y-3">
        {happenings.length > 0 ? (
          <ul className="space-y-3">
            {happenings.map((happening) => (
              <HappeningRow key={`${happening.what} ${happening.stop.key}`} happening={happening} trip={trip} />
            ))}
          </ul>
        ) : gaps.some(({ what }) => what === 'days') ? null : (
          <p className="text-ink-soft">{t(tripsTexts.nothingPlanned)}</p>
        )}
        {slept.length > 0 ? (
          <p className="text-sm text-ink-soft">
            {t(from === to ? tripsTexts.nightAt : tripsTexts.nightsAt, {
              names: t.list(slept.map(({ name }) => name)),
            })}
          </p>
        ) : null}
        {gaps.map((gap) => (
          <TripGapNote key={gap.from} gap={gap} filled={ideas?.get(gapText(gap, trip.party))} trip={trip} />
        ))}
        {trip.clashes
          .filter((clash) => clash.day >= from && clash.day <= to)
          .map((clash) => (
            <ClashNote
              key={`${clash.first.key} ${clash.second.key}`}
              clash={clash}
              to={`${urls.dashboard}?view=modify`}
              change={t(tripsTexts.changeBooking)}
            />
          ))}
      </div>
    </li>
  );
}

const icons: Readonly<Record<StopEvent['what'], IconName>> = {
  'check-in': 'bed-double',
  'check-out': 'log-out',
  visit: 'ticket',
  day: 'route',
  'pick-up': 'car',
  'drop-off': 'car',
};

function HappeningRow({ happening, trip }: { happening: StopEvent; trip: UpcomingTrip }) {
  const t = useText();
  const { what, stop, part, title } = happening;
  const planned = trip.planned.get(stop.key);
  if (!planned) return null;
  const { item, booking } = planned;
  const begins = what === 'check-in' || what === 'visit' || what === 'pick-up' || part?.day === 1;
  const place = what === 'pick-up' && item.pickupLocation ? item.pickupLocation : item.location;
  return (
    <li className="flex gap-3">
      <Picture
        src={item.image}
        kind={item.type}
        alt={t(tripsTexts.picture, { name: item.name })}
        width={80}
        height={80}
        className="size-20 shrink-0 rounded-field"
      />
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 text-sm font-semibold text-support">
          <Icon name={icons[what]} size={16} aria-hidden="true" className="shrink-0" />
          {happeningText(t, happening)}
        </p>
        {part && title ? <p className="font-semibold">{t(tripsTexts.titledDay, { day: part.day, title })}</p> : null}
        <p>
          <Link
            to={storefrontKinds[item.type].page(item.slug)}
            className={`underline-offset-4 hover:text-accent hover:underline ${title ? 'text-ink-soft' : 'font-semibold'}`}
          >
            {item.name}
          </Link>
        </p>
        {begins ? (
          <p className="text-sm text-ink-soft">
            {place}
            {booking.bookingStatus === 'pending' ? (
              <span className="font-semibold text-ink"> {t(tripsTexts.unpaid)}</span>
            ) : null}
          </p>
        ) : null}
      </div>
    </li>
  );
}
