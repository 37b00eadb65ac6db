import { type FormEvent, type InputHTMLAttributes, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { experienceListSearchTexts } from '../../messages/en/experience-list/search.ts';
import { type Day, today as dayNow, isDay } from '../../service/core/day.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { SaturdayChips } from '../product/date-chips.tsx';
import { DayField } from '../product/day-field.tsx';
import { LocationField } from '../product/location-field.tsx';
import type { Parameters } from '../product/results-view.ts';
import { useEarlyPresses } from '../rendering/early-presses.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import type { RequestedVisit } from './experience-list-view.ts';
import { searchTarget } from './search-target.ts';

const trending = {
  attraction: ['Varanasi', 'Agra', 'Delhi', 'Goa', 'Manali'],
  'tour-package': ['Rishikesh', 'Udaipur', 'Kochi', 'Manali', 'Delhi'],
} as const;

export interface VisitSearchFieldsProps {
  requested: RequestedVisit;
  /** The path of its list; null on a landing page. */
  path: string | null;
  /** Today in India, from the loader; else the device's guess. */
  today?: Day;
  /** Parameters of the list that the search keeps. */
  keep?: Parameters;
  /** Offers Saturdays as one-press choices. */
  chips?: boolean;
}

const columns = {
  1: 'md:grid-cols-[minmax(0,1fr)_auto]',
  2: 'md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_auto]',
  3: 'md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)_minmax(0,1fr)_auto]',
} as const;

/** The search for attractions or tours. It needs a destination (EXP-1, EXP-11). */
export default function VisitSearchFields({
  requested,
  path,
  today,
  keep = [],
  chips = false,
}: VisitSearchFieldsProps) {
  const t = useText();
  const navigate = useNavigate();
  const onList = useLocation().pathname === path;
  const [now] = useState(() => today ?? dayNow(new Date()));
  const [place, setPlace] = useState(requested.place);
  const [date, setDate] = useState(dayFrom(requested.date));
  const [guests, setGuests] = useState(String(requested.guests));
  const placeless = path !== null && requested.place === '';
  const form = useRef<HTMLFormElement>(null);
  useEarlyPresses();
  // read the values that were entered before hydration
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    setPlace(String(typed.get('destination') ?? ''));
    setDate(dayFrom(typed.get('date')));
    setGuests(String(typed.get('guests') ?? requested.guests));
  }, [requested.guests]);

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const to = searchTarget({ ...requested, place, date: date ?? '', guests: Number(guests) }, path, keep, placeless);
    if (to) void navigate(to, { preventScrollReset: onList });
    else event.currentTarget.querySelector('input')?.focus();
  }

  const dated = path !== null || requested.type === 'attraction';
  const fields = path !== null ? 3 : dated ? 2 : 1;
  return (
    <form
      ref={form}
      // without scripts the landing page, or a list without a place, redirects
      action={addressIn(t.language, placeless ? path : requested.type === 'attraction' ? urls.attractions : urls.tours)}
      onSubmit={search}
      className={`grid items-stretch rounded-panel border border-line bg-card text-ink shadow-card max-md:divide-y max-md:divide-line md:divide-x md:divide-line md:p-2 ${columns[fields]}`}
    >
      <LocationField
        label={t(experienceListSearchTexts.destination)}
        name="destination"
        value={place}
        onChange={setPlace}
        trending={trending[requested.type]}
        type={requested.type}
        placeholder={t(experienceListSearchTexts.whereTo)}
      />
      {dated ? (
        <DayField
          label={t(experienceListSearchTexts.date)}
          name="date"
          look="bar"
          align={path === null ? 'right' : 'left'}
          day={date}
          onChange={setDate}
          today={now}
        />
      ) : null}
      {path === null ? null : (
        <BarField
          label={t(experienceListSearchTexts.guests)}
          name="guests"
          type="number"
          inputMode="numeric"
          min={1}
          max={30}
          value={guests}
          onChange={(event) => setGuests(event.target.value)}
        />
      )}
      {keep.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {chips ? <SaturdayChips day={date} onChange={setDate} today={now} /> : null}
      <div className="max-md:p-3 md:border-0! md:ps-2">
        <Button type="submit" className="h-full w-full" size="lg">
          <Icon name="search" size={20} />
          {t(experienceListSearchTexts.search)}
        </Button>
      </div>
    </form>
  );
}

const dayFrom = (text: unknown): Day | null => (isDay(text) ? text : null);

function BarField({ label, ...input }: { label: string } & InputHTMLAttributes<HTMLInputElement>) {
  const id = useId();
  return (
    <div className="relative">
      <label
        htmlFor={id}
        className="pointer-events-none absolute top-2.5 left-4 text-xs leading-4 font-semibold text-ink-soft"
      >
        {label}
      </label>
      <input
        {...input}
        id={id}
        className="block h-[62px] w-full rounded-field bg-transparent px-4 pt-6 pb-2 text-base text-ink"
      />
    </div>
  );
}
