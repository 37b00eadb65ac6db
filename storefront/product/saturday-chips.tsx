import type { Day } from '../../service/core/day.ts';
import { saturdayOf } from './weekend.ts';

/** Days as one-press choices, below the fields of a search for one day. */
export function SaturdayChips({ day, onChange, today }: { day: Day | null; onChange: (day: Day) => void; today: Day }) {
  return (
    <div className="date-chips">
      {(['This Saturday', 'Next Saturday'] as const).map((label, later) => {
        const saturday = saturdayOf(today, later === 0 ? 0 : 1);
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
