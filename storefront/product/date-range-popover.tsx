import { productCalendarTexts } from '../../messages/en/product/calendar.ts';
import { mostDaysAhead } from '../../service/catalog/sale-days.ts';
import { addDays, type Day } from '../../service/core/day.ts';
import { useText } from '../rendering/text.tsx';
import { bringIntoView } from '../ui/bring-into-view.ts';
import { Button } from '../ui/button.tsx';
import Calendar, { type CalendarNight } from '../ui/calendar.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PartButton } from './part-button.tsx';
import { type ChosenRange, earliestDay, pickDay, type RangeKind, type RangePart } from './range-choice.ts';

export interface DateRangePopoverProps {
  range: ChosenRange;
  onChange: (range: ChosenRange) => void;
  /** The day that is being picked. */
  part: RangePart;
  onPart: (part: RangePart) => void;
  onClose: () => void;
  today: Day;
  kind: RangeKind;
  /** The maximum length of a range in nights or days; unlimited by default. */
  most?: number;
  /** One month in a sheet, rather than two below the fields. */
  narrow: boolean;
  align: 'left' | 'right';
  night?: (day: Day) => CalendarNight | undefined;
  onMonths?: (from: Day, to: Day) => void;
}

/** The calendar of a date range; loaded when it is opened. */
export default function DateRangePopover(props: DateRangePopoverProps) {
  const t = useText();
  const { range, onChange, part, onPart, onClose, today, kind, most, narrow, align, ...calendar } = props;
  function pick(day: Day) {
    const picked = pickDay(range, day, part, kind);
    onChange(picked.range);
    if (picked.next) onPart(picked.next);
    else if (!narrow) onClose();
  }
  function clear() {
    onChange({ checkIn: null, checkOut: null });
    onPart('first');
  }
  const last = addDays(today, mostDaysAhead);
  const months = (
    <Calendar
      range={range}
      onPick={pick}
      endsRange={part === 'last'}
      from={earliestDay(range, part, today, kind)}
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
      <Dialog open onClose={onClose} title={t(productCalendarTexts.chooseDates)}>
        <div className="mb-4 grid grid-cols-2 gap-3">
          <PartButton of="first" range={range} kind={kind} part={part} onPart={onPart} />
          <PartButton of="last" range={range} kind={kind} part={part} onPart={onPart} />
        </div>
        {months}
        <div className="sticky -bottom-6 mt-4 -mb-6 flex gap-3 bg-paper pt-2 pb-6 md:-bottom-8 md:-mb-8 md:pb-8 low:static">
          <Button variant="secondary" onClick={clear}>
            {t(productCalendarTexts.clear)}
          </Button>
          <Button className="grow" onClick={onClose}>
            {t(productCalendarTexts.done)}
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
          {t(productCalendarTexts.clearDates)}
        </Button>
        <p aria-live="polite" className="text-sm text-ink-soft">
          {t(kind[part].choose)}
        </p>
        <Button variant="secondary" size="sm" onClick={onClose}>
          {t(productCalendarTexts.close)}
        </Button>
      </div>
    </div>
  );
}
