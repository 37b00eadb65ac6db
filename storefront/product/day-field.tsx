import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import type { Day } from '../../service/core/day.ts';
import type { CalendarNight } from '../ui/calendar.tsx';
import { useCalendarBox } from './calendar-box.ts';
import { carriedDay, DateField } from './date-field.tsx';

const DayPopover = lazy(() => import('./day-popover.tsx'));

export interface DayFieldProps {
  label: string;
  name: string;
  day: Day | null;
  onChange: (day: Day | null) => void;
  today: Day;
  error?: string | undefined;
  /** A box of its own, or part of a bar, in whose middle two months need more room. */
  look?: 'bar' | 'boxes';
  align?: 'left' | 'right';
  /** The calendar opens in this day's month while no day is chosen; today's by default. */
  opensAt?: Day | undefined;
  /** Price and stock of a day, for the calendar; loaded when months come into view. */
  night?: (day: Day) => CalendarNight | undefined;
  onMonths?: (from: Day, to: Day) => void;
}

/** One day, typed or picked in a calendar below (a sheet on phones). */
export function DayField({
  label,
  name,
  day,
  onChange,
  today,
  error,
  look = 'boxes',
  align = 'right',
  ...calendar
}: DayFieldProps) {
  const { box, open, narrow, show, hide, ...listening } = useCalendarBox(name, look === 'bar' ? 1_024 : undefined);
  // read the value that was typed before hydration
  const catchUp = useEffectEvent(() => {
    const carried = carriedDay(box.current, name);
    if (carried !== day) onChange(carried);
  });
  useEffect(() => catchUp(), []);
  return (
    <fieldset ref={box} className="relative min-w-0" {...listening}>
      <DateField
        label={label}
        name={name}
        value={day}
        min={today}
        look={look}
        error={error}
        onOpen={show}
        onChange={onChange}
      />
      {open ? (
        <Suspense fallback={null}>
          <DayPopover
            day={day}
            onChange={onChange}
            onClose={hide}
            today={today}
            narrow={narrow}
            align={align}
            {...calendar}
          />
        </Suspense>
      ) : null}
    </fieldset>
  );
}
