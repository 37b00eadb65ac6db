import { productCalendarTexts } from '../../messages/en/product/calendar.ts';
import { mostDaysAhead } from '../../service/catalog/sale-days.ts';
import { addDays, type Day } from '../../service/core/day.ts';
import { useText } from '../rendering/text.tsx';
import { bringIntoView } from '../ui/bring-into-view.ts';
import { Button } from '../ui/button.tsx';
import Calendar, { type CalendarNight } from '../ui/calendar.tsx';
import { Dialog } from '../ui/dialog.tsx';

export interface DayPopoverProps {
  day: Day | null;
  onChange: (day: Day | null) => void;
  onClose: () => void;
  today: Day;
  /** One month in a sheet, rather than two below the field. */
  narrow: boolean;
  align: 'left' | 'right';
  opensAt?: Day | undefined;
  night?: (day: Day) => CalendarNight | undefined;
  onMonths?: (from: Day, to: Day) => void;
}

/** The calendar of one day; loaded when it is opened, closed when a day is picked. */
export default function DayPopover({ day, onChange, onClose, today, narrow, align, ...calendar }: DayPopoverProps) {
  const t = useText();
  function pick(picked: Day) {
    onChange(picked);
    onClose();
  }
  const months = (
    <Calendar
      range={{ checkIn: day, checkOut: day }}
      onPick={pick}
      today={today}
      last={addDays(today, mostDaysAhead)}
      months={narrow ? 1 : 2}
      {...calendar}
    />
  );
  if (narrow) {
    return (
      <Dialog open onClose={onClose} title={t(productCalendarTexts.chooseDate)}>
        {months}
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
        <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
          {t(productCalendarTexts.clearDate)}
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          {t(productCalendarTexts.close)}
        </Button>
      </div>
    </div>
  );
}
