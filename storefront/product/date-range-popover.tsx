import { mostDaysAhead } from '../../service/catalog/sale-days.ts';
import { addDays, type Day, formatDay } from '../../service/core/day.ts';
import { bringIntoView } from '../ui/bring-into-view.ts';
import { Button } from '../ui/button.tsx';
import Calendar, { type CalendarNight } from '../ui/calendar.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { type ChosenRange, pickDay, type RangeKind } from './range-choice.ts';

export interface DateRangePopoverProps {
  range: ChosenRange;
  onChange: (range: ChosenRange) => void;
  onClose: () => void;
  today: Day;
  kind: RangeKind;
  /** Nights or days that a range can have; any number when absent. */
  most?: number;
  /** One month in a sheet, rather than two below the fields. */
  narrow: boolean;
  align: 'left' | 'right';
  night?: (day: Day) => CalendarNight | undefined;
  onMonths?: (from: Day, to: Day) => void;
}

/** The calendar of a date range; loaded when it is opened. */
export default function DateRangePopover(props: DateRangePopoverProps) {
  const { range, onChange, onClose, today, kind, most, narrow, align, ...calendar } = props;
  function pick(day: Day) {
    const next = pickDay(range, day, kind);
    onChange(next);
    if (next.checkOut && !narrow) onClose();
  }
  const clear = () => onChange({ checkIn: null, checkOut: null });
  const last = addDays(today, mostDaysAhead);
  const months = (
    <Calendar
      range={range}
      onPick={pick}
      today={today}
      last={last}
      {...(most === undefined ? {} : { lastOf: (from: Day) => addDays(from, most - 1 + kind.least) })}
      months={narrow ? 1 : 2}
      lastCounts={kind.least === 0}
      {...calendar}
    />
  );
  if (narrow) {
    return (
      <Dialog open onClose={onClose} title="Choose your dates">
        {months}
        <p aria-live="polite" className="mt-3 text-sm text-ink-soft">
          {rangeText(range, kind)}
        </p>
        <div className="sticky -bottom-6 mt-4 -mb-6 flex gap-3 bg-paper pt-2 pb-6 md:-bottom-8 md:-mb-8 md:pb-8 low:static">
          <Button variant="secondary" onClick={clear}>
            Clear
          </Button>
          <Button className="grow" onClick={onClose}>
            Done
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <div
      ref={bringIntoView}
      className={`absolute scroll-mb-4 top-full z-30 mt-3 rounded-card border border-line bg-card p-5 shadow-panel ${align === 'right' ? 'right-0' : 'left-0'}`}
    >
      {months}
      <div className="mt-3 flex items-center justify-between gap-4 border-t border-line pt-3">
        <Button variant="quiet" size="sm" onClick={clear}>
          Clear dates
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

function rangeText({ checkIn, checkOut }: ChosenRange, { first, last }: RangeKind): string {
  const [one, other] = [first.label.toLowerCase(), last.label.toLowerCase()];
  if (!checkIn) return checkOut ? `Until ${formatDay(checkOut)}: choose the ${one}` : `Choose the ${one}`;
  return checkOut
    ? `${formatDay(checkIn)} to ${formatDay(checkOut)}`
    : `From ${formatDay(checkIn)}: choose the ${other}`;
}
