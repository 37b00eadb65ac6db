import type { ReactNode } from 'react';
import { productDatesTexts } from '../../messages/en/product/dates.ts';
import { addDays, type Day } from '../../service/core/day.ts';
import { useText } from '../rendering/text.tsx';
import type { ChosenRange } from './range-choice.ts';

/** Days as one-press choices, below the fields of a search for one day. */
export function SaturdayChips({ day, onChange, today }: { day: Day | null; onChange: (day: Day) => void; today: Day }) {
  const t = useText();
  return (
    <div className="date-chips">
      {[productDatesTexts.thisSaturday, productDatesTexts.nextSaturday].map((label, later) => {
        const saturday = saturdayInWeek(today, later === 0 ? 0 : 1);
        return (
          <button
            key={label.id}
            type="button"
            aria-pressed={day === saturday}
            onClick={() => onChange(saturday)}
            className="needs-script aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {t(label)}
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
  const t = useText();
  return (
    <div className={`date-chips ${bar ? 'md:hidden' : ''}`}>
      {[productDatesTexts.thisWeekend, productDatesTexts.nextWeekend].map((label, later) => {
        const dates = weekend(today, later === 0 ? 0 : 1);
        return (
          <button
            key={label.id}
            type="button"
            aria-pressed={range.checkIn === dates.checkIn && range.checkOut === dates.checkOut}
            onClick={() => onChange(dates)}
            className="needs-script aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {t(label)}
          </button>
        );
      })}
      {children}
    </div>
  );
}

const friday = 5;
const saturday = 6;

/** The Saturday of this week, or this number of weeks later. */
export const saturdayInWeek = (today: Day, later: 0 | 1): Day => addDays(weekend(today, later).checkOut, -1);

/**
 * Friday to Sunday of this week, or this number of weeks later. On a Saturday the current weekend starts that day; on a
 * Sunday it is the next one.
 */
export function weekend(today: Day, later: 0 | 1): { checkIn: Day; checkOut: Day } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const begun = weekday === saturday;
  const first = addDays(today, begun ? -1 : (friday - weekday + 7) % 7);
  const checkIn = addDays(first, 7 * later);
  return { checkIn: checkIn < today ? today : checkIn, checkOut: addDays(checkIn, 2) };
}
