import {
  type ComponentType,
  type FormEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { staySearchTexts } from '../../messages/en/stay/search.ts';
import { travelParams } from '../../service/catalog/stays/travel-params.ts';
import { type Day, today as dayNow, isDay } from '../../service/core/day.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { WeekendChips } from '../product/date-chips.tsx';
import { DateRangeFields } from '../product/date-range-fields.tsx';
import { LocationField } from '../product/location-field.tsx';
import type { ChosenRange } from '../product/range-choice.ts';
import { useEarlyPresses } from '../rendering/early-presses.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import { type Guests, GuestsField } from './guests-field.tsx';
import type { SearchSheetProps } from './search-sheet.tsx';
import { type SearchStart, searchSteps } from './search-steps.ts';

let withoutSheet = false;
const SearchSheet = lazy<ComponentType<SearchSheetProps>>(() =>
  import('./search-sheet.tsx').catch(() => {
    // it failed to load: the fields work where they are
    withoutSheet = true;
    return { default: () => null };
  }),
);

const trending = {
  hero: ['Uttarakhand', 'Himachal Pradesh', 'Mumbai', 'Rajasthan', 'New Delhi'],
  bar: ['Ramnagar', 'Mumbai', 'Kolhapur', 'Pune', 'New Delhi'],
} as const;

export interface SearchFieldsProps {
  look: 'hero' | 'bar';
  initial?: {
    location?: string;
    checkIn?: string;
    checkOut?: string;
    adults?: number;
    children?: number;
    rooms?: number;
    /** Includes dates up to three days earlier or later. */
    flexible?: boolean;
  };
  /** Today in India, from the loader; else the device's guess. */
  today?: Day;
  /** Parameters of the list that the search keeps. */
  keep?: readonly (readonly [name: string, value: string])[];
}

/** The stay search. The bar opens the list in a new tab, unless it is on the list (STAY-3). */
export default function SearchFields({ look, initial = {}, today, keep = [] }: SearchFieldsProps) {
  const t = useText();
  const navigate = useNavigate();
  const onList = useLocation().pathname.replace(/\/$/, '') === urls.stays;
  const [location, setLocation] = useState(initial.location ?? '');
  const [range, setRange] = useState<ChosenRange>({
    checkIn: dayFrom(initial.checkIn),
    checkOut: dayFrom(initial.checkOut),
  });
  const [guests, setGuests] = useState<Guests>({
    adults: initial.adults ?? 1,
    children: initial.children ?? 0,
    rooms: initial.rooms ?? 1,
  });
  const [flexible, setFlexible] = useState(initial.flexible ?? false);
  const [now] = useState(() => today ?? dayNow(new Date()));
  const [start, setStart] = useState<SearchStart>();

  const form = useRef<HTMLFormElement>(null);
  useEarlyPresses();
  // read the values that were typed before hydration
  useLayoutEffect(() => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const text = (name: string) => String(typed.get(name) ?? '');
    setLocation(text('location'));
    setRange({ checkIn: dayFrom(text('checkIn')), checkOut: dayFrom(text('checkOut')) });
    setFlexible(typed.has('flexible'));
    setGuests({ adults: Number(text('adults')), children: Number(text('children')), rooms: Number(text('rooms')) });
  }, []);

  function search(event: FormEvent) {
    event.preventDefault();
    const { checkIn, checkOut } = range;
    const params = new URLSearchParams();
    if (location.trim()) params.set('location', location.trim());
    for (const [name, value] of travelParams({
      dates: checkIn && checkOut ? { checkIn, checkOut } : null,
      ...guests,
    })) {
      params.append(name, value);
    }
    if (checkIn && checkOut && flexible) params.set('flexible', '3');
    // a single day: the list says which one is missing
    if (checkIn && !checkOut) params.set('checkIn', checkIn);
    for (const [name, value] of keep) params.append(name, value);
    const query = params.toString().replaceAll('+', '%20');
    const to = query ? `${urls.stays}?${query}` : urls.stays;
    if (look === 'bar' && !onList) window.open(addressIn(t.language, to), '_blank', 'noopener');
    else void navigate(to, { preventScrollReset: onList });
  }

  /** On phones a press on a field opens the sheet; keys work in the field itself. */
  function openSheet(event: MouseEvent) {
    const pressed = startAt(event);
    if (!pressed) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click') setStart(pressed);
  }
  function closeSheet() {
    // the page cannot have the focus before the sheet is gone
    flushSync(() => setStart(undefined));
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }
  const chips = (
    <WeekendChips range={range} onChange={setRange} today={now} bar={look === 'bar'}>
      <label>
        <input
          type="checkbox"
          name="flexible"
          value="3"
          checked={flexible}
          onChange={({ target }) => setFlexible(target.checked)}
        />
        {t(staySearchTexts.flexible)}
      </label>
    </WeekendChips>
  );
  // the button has its column before it has come: a browser may draw the form without it
  return (
    <>
      <form
        ref={form}
        onMouseDownCapture={openSheet}
        onClickCapture={openSheet}
        action={addressIn(t.language, urls.stays)}
        target={look === 'bar' && !onList ? '_blank' : undefined}
        onSubmit={search}
        className={`grid items-stretch rounded-panel border border-line bg-card text-ink max-md:divide-y max-md:divide-line md:grid-cols-2 md:gap-y-2 md:p-2 lg:gap-0 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1.5fr)_minmax(0,1.15fr)_minmax(149px,auto)] lg:divide-x lg:divide-line ${look === 'hero' ? 'shadow-panel' : 'shadow-card'}`}
      >
        <div data-step="where">
          <LocationField
            value={location}
            onChange={setLocation}
            trending={trending[look]}
            type="stay"
            placeholder={t(staySearchTexts.whereTo)}
          />
        </div>
        <div data-step="when" className="min-w-0">
          <DateRangeFields range={range} onChange={setRange} today={now} look="bar" />
        </div>
        <div data-step="who">
          <GuestsField guests={guests} onChange={setGuests} />
        </div>
        {keep.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {chips}
        <div className="max-md:p-3 lg:border-0! lg:ps-2">
          <Button type="submit" className="h-full w-full" size="lg">
            <Icon name="search" size={20} />
            {t(staySearchTexts.search)}
          </Button>
        </div>
      </form>
      {start ? (
        <Suspense>
          <SearchSheet
            start={start}
            location={location}
            onLocation={setLocation}
            range={range}
            onRange={setRange}
            guests={guests}
            onGuests={setGuests}
            trending={trending[look]}
            today={now}
            chips={chips}
            onSearch={search}
            onClose={closeSheet}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Not a page that is enlarged four times, where a sheet would show hardly anything. */
const phone = '(width < 768px) and (height >= 320px)';

/** Where a press on a field of a phone begins the search. */
function startAt({ target }: MouseEvent): SearchStart | undefined {
  if (withoutSheet || !(target instanceof Element) || !window.matchMedia(phone).matches) return undefined;
  const field = target.closest('summary, [data-step]:not([data-step=who]) input');
  const name = field?.closest<HTMLElement>('[data-step]')?.dataset['step'];
  const step = searchSteps.find((one) => one === name);
  // the field that carries a day is beside the one that is pressed
  const isLast = Boolean(field?.parentElement?.querySelector('[name=checkOut]'));
  return step && { step, part: isLast ? 'last' : 'first' };
}

function dayFrom(text: string | undefined): Day | null {
  return isDay(text) ? text : null;
}
