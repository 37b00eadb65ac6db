// biome-ignore-all lint/a11y/useSemanticElements: a table lays out all of its columns, and a grid only draws what is seen of them
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import { cellWidth } from './grid-row.tsx';

/** A day above its column, said as `formatDay` says it. */
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
