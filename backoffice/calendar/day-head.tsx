// biome-ignore-all lint/a11y/useSemanticElements: a table would lay out all of its columns, and the grid only draws the visible ones
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { cellWidth } from './grid-row.tsx';

/** The heading of a day's column, formatted by `formatDay`. */
export function DayHead({ words, column }: { words: string; column: number }) {
  const [weekday = '', date = ''] = words.replace(/ \d{4}$/, '').split(', ');
  const isWeekend = weekday === 'Sat' || weekday === 'Sun';
  return (
    <div
      role="columnheader"
      aria-colindex={column + 2}
      className={`grid-day ${isWeekend ? 'text-ink' : 'text-ink-soft'}`}
      style={{ insetInlineStart: `calc(var(--names) + ${column * cellWidth}px)` }}
    >
      <span>{weekday}</span>
      <span className="font-semibold text-ink">{date}</span>
    </div>
  );
}
