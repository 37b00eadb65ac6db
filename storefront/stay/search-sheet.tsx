import { type FormEvent, type ReactNode, useState } from 'react';
import { productCalendarTexts } from '../../messages/en/product/calendar.ts';
import { productDatesTexts } from '../../messages/en/product/dates.ts';
import { staySearchTexts } from '../../messages/en/stay/search.ts';
import { mostDaysAhead } from '../../service/catalog/sale-days.ts';
import { addDays, type Day } from '../../service/core/day.ts';
import { rememberSearch } from '../device/recent-searches.ts';
import { LocationField } from '../product/location-field.tsx';
import { PartButton } from '../product/part-button.tsx';
import {
  type ChosenRange,
  earliestDay,
  guestsText,
  pickDay,
  type RangePart,
  stayRange,
} from '../product/range-choice.ts';
import { trendingName } from '../product/trending-names.ts';
import { dayInField } from '../product/typed-day.ts';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import Calendar from '../ui/calendar.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { GuestSteppers, type Guests } from './guests-field.tsx';
import { NearMe } from './near-me.tsx';
import type { SearchStart, SearchStep } from './search-steps.ts';

export interface SearchSheetProps {
  start: SearchStart;
  location: string;
  onLocation: (location: string) => void;
  range: ChosenRange;
  onRange: (range: ChosenRange) => void;
  guests: Guests;
  onGuests: (guests: Guests) => void;
  trending: readonly string[];
  today: Day;
  /** Shortcuts below the calendar. */
  chips: ReactNode;
  onSearch: (event: FormEvent) => void;
  onClose: () => void;
}

/** The stay search on phones: place, dates and guests on one screen, one of them open. */
export default function SearchSheet(props: SearchSheetProps) {
  const { location, onLocation, range, onRange, guests, onGuests, trending, today, onClose } = props;
  const t = useText();
  const [step, setStep] = useState(props.start.step);
  const [part, setPart] = useState<RangePart>(props.start.part);
  function search(event: FormEvent) {
    rememberSearch(location);
    props.onSearch(event);
    onClose();
  }
  function pick(day: Day) {
    const picked = pickDay(range, day, part);
    onRange(picked.range);
    if (picked.next) setPart(picked.next);
    else setStep('who');
  }
  function clear() {
    onLocation('');
    onRange({ checkIn: null, checkOut: null });
    onGuests({ adults: 1, children: 0, rooms: 1 });
    setPart('first');
    setStep('where');
  }
  const of = (name: SearchStep) => ({ open: step === name, onOpen: () => setStep(name) });
  return (
    <Dialog open onClose={onClose} title={t(staySearchTexts.findStay)} size="full">
      <form onSubmit={search} className="flex min-h-full flex-col gap-3">
        <Step
          {...of('where')}
          title={t(staySearchTexts.where)}
          chosen={trendingName(t, location) || t(staySearchTexts.anywhere)}
        >
          <LocationField
            value={location}
            onChange={onLocation}
            onChosen={() => setStep('when')}
            trending={trending}
            type="stay"
            placeholder={t(staySearchTexts.whereTo)}
            inline
          />
          <NearMe
            onFound={(place) => {
              onLocation(place);
              setStep('when');
            }}
          />
        </Step>
        <Step {...of('when')} title={t(staySearchTexts.when)} chosen={<Dates range={range} />}>
          <div className="mb-3 grid grid-cols-2 gap-3">
            <PartButton of="first" range={range} kind={stayRange} part={part} onPart={setPart} />
            <PartButton of="last" range={range} kind={stayRange} part={part} onPart={setPart} />
          </div>
          <Calendar
            range={range}
            onPick={pick}
            endsRange={part === 'last'}
            from={earliestDay(range, part, today)}
            today={today}
            last={addDays(today, mostDaysAhead)}
            months={1}
          />
          {props.chips}
        </Step>
        <Step
          {...of('who')}
          title={t(staySearchTexts.who)}
          chosen={guestsText(t, guests.adults, guests.children, guests.rooms)}
        >
          <div className="grid gap-4">
            <GuestSteppers guests={guests} onChange={onGuests} />
          </div>
        </Step>
        <div className="sticky -bottom-6 -mx-5 mt-auto -mb-6 flex gap-3 border-t border-line bg-paper px-5 py-3 low:static">
          <Button variant="secondary" onClick={clear}>
            {t(productCalendarTexts.clear)}
          </Button>
          <Button type="submit" className="grow">
            {t(staySearchTexts.search)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function Dates({ range: { checkIn, checkOut } }: { range: ChosenRange }) {
  const t = useText();
  const text = (day: Day | null) => (day ? dayInField(t, day) : t(productDatesTexts.addDate));
  return checkIn || checkOut ? `${text(checkIn)} – ${text(checkOut)}` : t(staySearchTexts.anyDates);
}

interface StepProps {
  title: string;
  /** What is chosen, shown while the step is closed. */
  chosen: ReactNode;
  open: boolean;
  onOpen: () => void;
  children: ReactNode;
}

function Step({ title, chosen, open, onOpen, children }: StepProps) {
  return (
    <section className="rounded-card border border-line bg-card">
      <h3 className="font-sans">
        <button
          type="button"
          aria-expanded={open}
          onClick={onOpen}
          className="flex min-h-14 w-full items-center justify-between gap-4 rounded-card px-4 text-start text-base"
        >
          <span className={open ? 'text-lg font-semibold' : 'text-ink-soft'}>{title}</span>
          {open ? null : <span className="min-w-0 truncate font-semibold">{chosen}</span>}
        </button>
      </h3>
      {open ? <div className="px-3 pb-4">{children}</div> : null}
    </section>
  );
}
