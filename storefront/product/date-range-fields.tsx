import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { productDatesTexts } from '../../messages/en/product/dates.ts';
import type { Day } from '../../service/core/day.ts';
import { useText } from '../rendering/text.tsx';
import type { CalendarNight } from '../ui/calendar.tsx';
import { useCalendarBox } from './calendar-box.ts';
import { carriedDay, DateField } from './date-field.tsx';
import {
  type ChosenRange,
  chooseCheckIn,
  chooseCheckOut,
  earliestDay,
  type RangeKind,
  type RangePart,
  stayRange,
} from './range-choice.ts';

const DateRangePopover = lazy(() => import('./date-range-popover.tsx'));

export interface DateRangeFieldsProps {
  range: ChosenRange;
  onChange: (range: ChosenRange) => void;
  today: Day;
  /** The labels of the days; check-in and check-out by default. */
  kind?: RangeKind;
  /** The maximum length of a range in nights or days; unlimited by default. */
  most?: number;
  /** Price and stock of a night, for the calendar; loaded when months come into view. */
  night?: (day: Day) => CalendarNight | undefined;
  onMonths?: (from: Day, to: Day) => void;
  /** Side by side with a line between, or as two boxes. */
  look: 'bar' | 'boxes';
  /** Errors by field. */
  errors?: { checkIn?: string | undefined; checkOut?: string | undefined };
  align?: 'left' | 'right';
}

/**
 * The first and the last day, typed or picked in a two-month calendar below (a sheet on phones). Each field opens the
 * calendar for its own day; after the first day the last one is picked.
 */
export function DateRangeFields({
  range,
  onChange,
  today,
  look,
  errors,
  kind = stayRange,
  align = 'left',
  ...calendar
}: DateRangeFieldsProps) {
  const t = useText();
  const [part, setPart] = useState<RangePart>('first');
  const { box, open, narrow, show, hide, ...listening } = useCalendarBox(kind[part].name);
  const openFor = (openPart: RangePart) => {
    setPart(openPart);
    show();
  };
  // read the values that were typed before hydration
  const catchUp = useEffectEvent(() => {
    const checkIn = carriedDay(box.current, kind.first.name);
    const checkOut = carriedDay(box.current, kind.last.name);
    if (checkIn !== range.checkIn || checkOut !== range.checkOut) onChange({ checkIn, checkOut });
  });
  useEffect(() => catchUp(), []);
  return (
    <fieldset ref={box} aria-label={t(productDatesTexts.dates)} className="relative min-w-0" {...listening}>
      <div className={look === 'bar' ? 'grid grid-cols-2 divide-x divide-line' : 'grid grid-cols-2 gap-3'}>
        <DateField
          name={kind.first.name}
          label={t(kind.first.label)}
          value={range.checkIn}
          min={today}
          look={look}
          error={errors?.checkIn}
          onOpen={() => openFor('first')}
          onChange={(day) => onChange(chooseCheckIn(range, day, kind))}
        />
        <DateField
          name={kind.last.name}
          label={t(kind.last.label)}
          value={range.checkOut}
          min={earliestDay({ checkIn: null, checkOut: null }, 'last', today, kind)}
          look={look}
          error={errors?.checkOut}
          onOpen={() => openFor('last')}
          onChange={(day) => onChange(chooseCheckOut(range, day, kind))}
        />
      </div>
      {open ? (
        <Suspense fallback={null}>
          <DateRangePopover
            range={range}
            onChange={onChange}
            part={part}
            onPart={setPart}
            onClose={hide}
            today={today}
            kind={kind}
            narrow={narrow}
            align={align}
            {...calendar}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
