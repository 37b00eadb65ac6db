import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { addDays, type Day, formatDay, isDay } from '../../service/core/day.ts';
import { useHydrated } from '../device/hydrated.ts';
import type { CalendarNight } from '../ui/calendar.tsx';
import { useCalendarBox } from './calendar-box.ts';
import { type ChosenRange, chooseCheckIn, chooseCheckOut, type RangeKind, stayRange } from './range-choice.ts';

const DateRangePopover = lazy(() => import('./date-range-popover.tsx'));

export interface DateRangeFieldsProps {
  range: ChosenRange;
  onChange: (range: ChosenRange) => void;
  today: Day;
  /** What the days are called: check-in and check-out when absent. */
  kind?: RangeKind;
  /** Nights or days that a range can have; any number when absent. */
  most?: number;
  /** What the calendar says of a night: price and stock; asked for when months come into view. */
  night?: (day: Day) => CalendarNight | undefined;
  onMonths?: (from: Day, to: Day) => void;
  /** Side by side with a line between, or as two boxes. */
  look: 'bar' | 'boxes';
  /** What is wrong, by the field. */
  errors?: { checkIn?: string | undefined; checkOut?: string | undefined };
  align?: 'left' | 'right';
}

/** The first and the last day: typed, or picked in a calendar of two months that opens below (a sheet on phones). */
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
  const { box, open, narrow, show, hide, ...listening } = useCalendarBox(kind.last.name);
  return (
    <fieldset ref={box} aria-label="Dates" className="relative min-w-0" {...listening}>
      <div className={look === 'bar' ? 'grid grid-cols-2 divide-x divide-line' : 'grid grid-cols-2 gap-3'}>
        <DateField
          {...kind.first}
          value={range.checkIn}
          min={today}
          look={look}
          error={errors?.checkIn}
          onOpen={show}
          onChange={(day) => onChange(chooseCheckIn(range, day, kind))}
        />
        <DateField
          {...kind.last}
          value={range.checkOut}
          min={addDays(range.checkIn ?? today, kind.least)}
          look={look}
          error={errors?.checkOut}
          onOpen={show}
          onChange={(day) => onChange(chooseCheckOut(range, day, kind))}
        />
      </div>
      {open ? (
        <Suspense fallback={null}>
          <DateRangePopover
            range={range}
            onChange={onChange}
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

export interface DateFieldProps {
  label: string;
  name: string;
  value: Day | null;
  min: Day;
  look: 'bar' | 'boxes';
  error: string | undefined;
  onOpen: () => void;
  onChange: (day: Day | null) => void;
}

/** A day: typed, or picked in a calendar that `onOpen` opens. */
export function DateField({ label, name, value, min, look, error, onOpen, onChange }: DateFieldProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [typing, setTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // somebody began before this listened
    if (document.activeElement === input.current) setTyping(true);
  }, []);
  // the day in words lies over the native field until somebody types into it
  const words = hydrated && !typing;
  return (
    <div>
      <div
        className={
          look === 'bar'
            ? 'relative'
            : `relative rounded-field border bg-card hover:border-ink ${error ? 'border-danger' : 'border-line-strong'}`
        }
      >
        <label
          htmlFor={id}
          className="pointer-events-none absolute top-2.5 left-4 text-xs leading-4 font-semibold text-ink-soft"
        >
          {label}
        </label>
        <input
          ref={input}
          id={id}
          name={name}
          type="date"
          // the device's day may differ from the one this page was made on
          min={hydrated ? min : undefined}
          value={value ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={(event) => {
            event.preventDefault();
            onOpen();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              onOpen();
            } else if (/^\d$/.test(event.key) || event.key.startsWith('Arrow')) setTyping(true);
          }}
          onBlur={() => setTyping(false)}
          onChange={(event) => {
            const typed = event.target.value;
            onChange(isDay(typed) ? typed : null);
          }}
          className={`block h-[62px] w-full rounded-field bg-transparent px-4 pt-6 pb-2 text-base text-ink ${hydrated ? '[&::-webkit-calendar-picker-indicator]:hidden' : ''} ${words ? 'text-transparent [&::-webkit-datetime-edit]:opacity-0' : ''}`}
        />
        {words ? (
          <span
            aria-hidden="true"
            className={`pointer-events-none absolute inset-x-4 bottom-2 truncate text-base leading-6 ${value ? 'text-ink' : 'text-ink-soft'}`}
          >
            {value ? formatDay(value).replace(/ \d{4}$/, '') : 'Add date'}
          </span>
        ) : null}
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
