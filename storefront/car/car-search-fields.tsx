import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { carSearchTexts } from '../../messages/en/car/search.ts';
import { type Day, today as dayNow, isDay } from '../../service/core/day.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { WeekendChips } from '../product/date-chips.tsx';
import { DateRangeFields } from '../product/date-range-fields.tsx';
import { LocationField } from '../product/location-field.tsx';
import type { ChosenRange } from '../product/range-choice.ts';
import type { Parameters } from '../product/results-view.ts';
import { useEarlyPresses } from '../rendering/early-presses.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { focusInvalid } from '../ui/focus-invalid.ts';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import { searchedRange } from './rental-range.ts';
import { popularCities, requestedLocation } from './requested-location.ts';

export interface RequestedCars {
  location: string;
  pickupDate?: Day;
  returnDate?: Day;
}

export interface CarSearchFieldsProps {
  initial: RequestedCars;
  today?: Day;
  /** Parameters of the list that the search keeps. */
  keep?: Parameters;
  /** True if it was submitted without a location. */
  missing?: boolean;
  /** Offers weekends as one-press choices. */
  chips?: boolean;
}

/** The car search: it needs a location (CAR-1). */
export default function CarSearchFields({
  initial,
  today,
  keep = [],
  missing = false,
  chips = false,
}: CarSearchFieldsProps) {
  const t = useText();
  const navigate = useNavigate();
  const [location, setLocation] = useState(initial.location);
  const [range, setRange] = useState<ChosenRange>({
    checkIn: initial.pickupDate ?? null,
    checkOut: initial.returnDate ?? null,
  });
  const [refused, setRefused] = useState(missing);
  const [now] = useState(() => today ?? dayNow(new Date()));
  const form = useRef<HTMLFormElement>(null);
  useEarlyPresses();
  // read the values that were entered before hydration
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const day = (name: string) => {
      const text = typed.get(name);
      return isDay(text) ? text : null;
    };
    setLocation(String(typed.get('location') ?? ''));
    setRange({ checkIn: day('pickupDate'), checkOut: day('returnDate') });
  }, []);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const validLocation = requestedLocation(location);
    setRefused(!validLocation);
    if (!validLocation) return focusInvalid(event.currentTarget);
    if (!event.currentTarget.checkValidity()) return;
    const query = new URLSearchParams();
    if (range.checkIn) query.set('pickupDate', range.checkIn);
    if (range.checkOut) query.set('returnDate', range.checkOut);
    for (const [name, value] of keep) query.append(name, value);
    void navigate(query.size > 0 ? `${urls.carsIn(validLocation)}?${query}` : urls.carsIn(validLocation));
  }

  return (
    <form
      ref={form}
      action={addressIn(t.language, urls.cars)}
      noValidate
      onSubmit={search}
      className="grid items-stretch rounded-panel border border-line bg-card text-ink shadow-card max-md:divide-y max-md:divide-line md:grid-cols-[minmax(0,1.25fr)_minmax(0,1.5fr)_auto] md:divide-x md:divide-line md:p-2"
    >
      <LocationField
        value={location}
        onChange={(typed) => {
          setLocation(typed);
          setRefused(false);
        }}
        trending={popularCities}
        type="car-rental"
        placeholder={t(carSearchTexts.whereTo)}
        error={refused ? t(carSearchTexts.noLocation) : undefined}
      />
      <DateRangeFields range={range} onChange={setRange} today={now} kind={searchedRange} look="bar" />
      {keep.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {chips ? <WeekendChips range={range} onChange={setRange} today={now} /> : null}
      <div className="max-md:p-3 md:border-0! md:ps-2">
        <Button type="submit" className="h-full w-full" size="lg">
          <Icon name="search" size={20} />
          {t(carSearchTexts.search)}
        </Button>
      </div>
    </form>
  );
}
