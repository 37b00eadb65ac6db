import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';

const jumps = [
  { message: adminCalendarTexts.monthBack, way: 'back', columns: -30 },
  { message: adminCalendarTexts.weekBack, way: 'back', columns: -7 },
  { message: adminCalendarTexts.weekOn, way: 'on', columns: 7 },
  { message: adminCalendarTexts.monthOn, way: 'on', columns: 30 },
] as const;

/** Scrolls the grid by weeks and months, and says what its colours mean. */
export function DayJumps({ onJump }: { onJump: (columns: number) => void }) {
  const t = useText();
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <fieldset className="flex gap-1" aria-label={t(adminCalendarTexts.daysShown)}>
        {jumps.map(({ message, way, columns }) => (
          <Button
            key={columns}
            variant="quiet"
            size="sm"
            className="px-2.5! md:min-h-9!"
            onClick={() => onJump(columns)}
          >
            {way === 'back' ? <span aria-hidden="true">‹</span> : null}
            <span>
              <Rich message={message} values={{ hidden: (words) => <span className="sr-only">{words}</span> }} />
            </span>
            {way === 'on' ? <span aria-hidden="true">›</span> : null}
          </Button>
        ))}
      </fieldset>
      <ul aria-label={t(adminCalendarTexts.legend)} className="grid-legend">
        <li>
          {[0, 1, 2, 3, 4].map((level) => (
            <i key={level} className={`tint-${level}`} />
          ))}
          {t(adminCalendarTexts.unitsTaken)}
        </li>
        <li>
          <i className="is-closed" />
          {t(adminCalendarTexts.closed)}
        </li>
        <li>
          <i className="is-weekend" />
          {t(adminCalendarTexts.legendWeekend)}
        </li>
        <li>
          <i data-holiday="" />
          {t(adminCalendarTexts.legendHoliday)}
        </li>
      </ul>
    </div>
  );
}
