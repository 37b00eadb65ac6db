import type { ReactNode } from 'react';
import type { Day } from '../../service/core/day.ts';
import type { ChosenRange } from './range-choice.ts';
import { saturdayInWeek, weekend } from './weekend.ts';

/** Days as one-press choices, below the fields of a search for one day. */
export function SaturdayChips({ day, onChange, today }: { day: Day | null; onChange: (day: Day) => void; today: Day }) {
  return (
    <div className="date-chips">
      {(['This Saturday', 'Next Saturday'] as const).map((label, later) => {
        const saturday = saturdayInWeek(today, later === 0 ? 0 : 1);
        return (
          <button
            key={label}
            type="button"
            aria-pressed={day === saturday}
            onClick={() => onChange(saturday)}
            className="needs-script aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}

/** Weekends as one-press choices, below the fields of a search; `children` are beside them. */
export function WeekendChips({
  range,
  onChange,
  today,
  bar = false,
  children,
}: {
  range: ChosenRange;
  onChange: (range: ChosenRange) => void;
  today: Day;
  /** In a bar it only has room on phones. */
  bar?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={`date-chips ${bar ? 'md:hidden' : ''}`}>
      {(['This weekend', 'Next weekend'] as const).map((label, later) => {
        const dates = weekend(today, later === 0 ? 0 : 1);
        return (
          <button
            key={label}
            type="button"
            aria-pressed={range.checkIn === dates.checkIn && range.checkOut === dates.checkOut}
            onClick={() => onChange(dates)}
            className="needs-script aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {label}
          </button>
        );
      })}
      {children}
    </div>
  );
}
