// biome-ignore-all lint/a11y/useSemanticElements: a table would lay out all of its rows, and the grid only draws the visible ones
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell

import { memo, type PointerEvent } from 'react';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import type { Translate } from '../../messages/translate.ts';
import type { Day } from '../../service/core/day.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { type GridLine, lineHeight } from './grid-lines.ts';
import { dayStateText, isSoldTwice } from './plain-month.tsx';
import { bounds, type CellSelection } from './selection.ts';
import type { DayState } from './use-grid-days.ts';

export const corners = ['start', 'end'] as const;
export type Corner = (typeof corners)[number];

/** A drag handle at a corner of the selection, for touch. Two taps or the keyboard select the same. */
export function Handle(props: {
  corner: Corner;
  selection: CellSelection;
  lines: readonly GridLine[];
  hold: (event: PointerEvent<HTMLDivElement>, corner: Corner) => void;
}) {
  const { corner, lines } = props;
  const { top, bottom, first, last } = bounds(props.selection);
  const [row, column] = corner === 'start' ? [top, first] : [bottom, last + 1];
  const y = (lines[row]?.top ?? 0) + (corner === 'start' ? 0 : lineHeight);
  return (
    <div
      aria-hidden="true"
      className="grid-handle"
      style={{ top: y, insetInlineStart: `calc(var(--names) + ${column * cellWidth}px)` }}
      onPointerDown={(event) => props.hold(event, corner)}
    />
  );
}

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

export const cellWidth = 92;

export const cellId = (row: number, column: number) => `cell-${row}-${column}`;

/** A day with its label, formatted once for all rows. */
export interface DrawnDay {
  readonly day: Day;
  readonly words: string;
}

interface Props {
  line: GridLine;
  row: number;
  top: number;
  /** The drawn days: the columns from `from` on. */
  days: readonly DrawnDay[];
  from: number;
  states: ReadonlyMap<string, DayState> | undefined;
  /** Changes whenever the states have changed. */
  version: number;
  /** The selected columns, both included; -1 if none is. */
  chosenFrom: number;
  chosenTo: number;
  active: number;
}

/** A row of the grid with its visible days. */
export const GridRow = memo(function GridRow({ line, row, top, days, from, states, ...chosen }: Props) {
  const t = useText();
  const alone = line.label === '';
  return (
    <div role="row" aria-rowindex={row + 2} className="grid-line" style={{ top }}>
      <div role="rowheader" aria-colindex={1} className="grid-name" title={alone ? line.product : line.label}>
        <span className={alone ? 'font-semibold' : ''}>{alone ? line.product : line.label}</span>
      </div>
      {days.map(({ day, words }, index) => {
        const column = from + index;
        const isChosen = column >= chosen.chosenFrom && column <= chosen.chosenTo;
        const state = states?.get(day);
        return (
          <div
            key={day}
            id={cellId(row, column)}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={isChosen}
            data-at={`${row} ${column}`}
            data-active={column === chosen.active || undefined}
            className={`grid-cell ${state ? look(state) : 'is-coming'}`}
            style={{ insetInlineStart: `calc(var(--names) + ${column * cellWidth}px)` }}
          >
            <span className="sr-only">
              {`${[line.product, line.label].filter(Boolean).join(', ')}, ${words}: ${state ? sentence(t, state) : t(adminCalendarTexts.loading)}`}
            </span>
            {state ? <Words {...state} /> : null}
          </div>
        );
      })}
    </div>
  );
});

function look(day: DayState): string {
  const { closed, free } = day;
  return isSoldTwice(day) ? 'is-twice' : closed ? 'is-closed' : free === 0 ? 'is-full' : '';
}

function Words(day: DayState) {
  const t = useText();
  const { closed, free, sold, held, elsewhere, price, own } = day;
  return (
    <>
      <span aria-hidden="true" className="grid-free">
        {isSoldTwice(day)
          ? t(adminCalendarTexts.overbooked)
          : closed
            ? t(adminCalendarTexts.closed)
            : t(adminCalendarTexts.freeFree, { free })}
      </span>
      <span aria-hidden="true" className="grid-taken">
        {sold > 0 ? t(adminCalendarTexts.soldSold, { sold }) : ''}
      </span>
      <span aria-hidden="true" className="grid-price">
        {/* there is only room for one of them */}
        {elsewhere > 0
          ? t(adminCalendarTexts.onOtherChannels, { elsewhere })
          : price === null
            ? ''
            : formatMoney(paiseOf(price))}
        {own ? <i className="grid-own" /> : null}
      </span>
      <span aria-hidden="true" className="grid-taken">
        {held > 0 ? t(adminCalendarTexts.heldHeld, { held }) : ''}
      </span>
    </>
  );
}

/** The text of a cell for screen readers. */
function sentence(t: Translate, state: DayState): string {
  const { free, units, sold, held, elsewhere, price, own } = state;
  return [
    t(adminCalendarTexts.unitsFree, { free, units }),
    t(adminCalendarTexts.soldSold, { sold }),
    t(adminCalendarTexts.heldOnHold, { held }),
    elsewhere > 0 ? t(adminCalendarTexts.onOtherChannels, { elsewhere }) : '',
    price === null ? t(adminCalendarTexts.noPrice) : formatMoney(paiseOf(price)),
    ...dayStateText(t, state),
    own ? t(adminCalendarTexts.changedForDay) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
