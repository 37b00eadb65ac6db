// biome-ignore-all lint/a11y/useSemanticElements: a table would lay out all of its rows, and the grid only draws the visible ones
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell

import { memo, type PointerEvent } from 'react';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import type { Translate } from '../../messages/translate.ts';
import { type Day, formatDay, partsOfDay } from '../../service/core/day.ts';
import { formatMoney, paiseOf } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { GridLine } from './grid-lines.ts';
import { holidaysOn, isWeekend } from './holidays.ts';
import { shortPrice, tintLevel } from './occupancy.ts';
import { dayStateText, isSoldTwice } from './plain-month.tsx';
import { bounds, type CellSelection } from './selection.ts';
import type { DayState } from './use-grid-days.ts';

export const corners = ['start', 'end'] as const;
export type Corner = (typeof corners)[number];

/** Where a column begins, in a style. */
const startOf = (column: number) => `calc(var(--names) + ${column} * var(--cell))`;

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
  const line = lines[row];
  const y = (line?.top ?? 0) + (corner === 'start' ? 0 : (line?.height ?? 0));
  return (
    <div
      aria-hidden="true"
      className="grid-handle"
      style={{ top: y, insetInlineStart: startOf(column) }}
      onPointerDown={(event) => props.hold(event, corner)}
    />
  );
}

/** A day of the grid, formatted once for all rows. */
export interface DrawnDay {
  readonly day: Day;
  readonly words: string;
  readonly weekend: boolean;
  /** Public holidays in all of India. */
  readonly holidays: readonly string[];
}

export function drawnDay(t: Translate, day: Day): DrawnDay {
  return { day, words: formatDay(t, day), weekend: isWeekend(day), holidays: holidaysOn(t, day) };
}

/** The heading of a day's column. The first day shown and the first of a month name the month. */
export function DayHead({ of, column, isFirst }: { of: DrawnDay; column: number; isFirst: boolean }) {
  const t = useText();
  const { day, words, weekend, holidays } = of;
  const { weekday, date, month } = partsOfDay(t, day);
  const name = [words, ...holidays].join(', ');
  return (
    <div
      role="columnheader"
      aria-colindex={column + 2}
      title={name}
      className={`grid-day ${weekend ? 'is-weekend' : ''} ${holidays.length > 0 ? 'is-holiday' : ''}`}
      style={{ insetInlineStart: startOf(column) }}
    >
      <span className="sr-only">{name}</span>
      <span aria-hidden="true">{isFirst || date === '1' ? month : weekday.slice(0, 2)}</span>
      <span aria-hidden="true" className="text-sm font-semibold text-ink">
        {date}
      </span>
    </div>
  );
}

export const cellId = (row: number, column: number) => `cell-${row}-${column}`;

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
    <div role="row" aria-rowindex={row + 2} className="grid-line" style={{ top, height: line.height }}>
      <div role="rowheader" aria-colindex={1} className="grid-name" title={alone ? line.product : line.label}>
        <span className={alone ? 'font-semibold' : ''}>{alone ? line.product : line.label}</span>
      </div>
      {days.map((drawn, index) => {
        const column = from + index;
        const isChosen = column >= chosen.chosenFrom && column <= chosen.chosenTo;
        const state = states?.get(drawn.day);
        const holidays = line.region === null ? drawn.holidays : holidaysOn(t, drawn.day, line.region);
        const about = [state ? cellText(t, state) : t(adminCalendarTexts.loading), ...holidays].join(', ');
        return (
          <div
            key={drawn.day}
            id={cellId(row, column)}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={isChosen}
            data-at={`${row} ${column}`}
            data-active={column === chosen.active || undefined}
            data-holiday={holidays.length > 0 || undefined}
            title={`${drawn.words}: ${about}`}
            className={`grid-cell ${drawn.weekend ? 'is-weekend' : ''} ${state ? look(state) : 'is-coming'}`}
            style={{ insetInlineStart: startOf(column) }}
          >
            <span className="sr-only">
              {`${[line.product, line.label].filter(Boolean).join(', ')}, ${drawn.words}: ${about}`}
            </span>
            {state ? <Words {...state} /> : null}
          </div>
        );
      })}
    </div>
  );
});

function look(day: DayState): string {
  const { closed, units, free } = day;
  const tint = `tint-${tintLevel(units, units - free)}`;
  return isSoldTwice(day) ? 'is-twice' : closed ? 'is-closed' : tint;
}

/** What has room in a cell: units that are free, and the price to two figures. */
function Words(day: DayState) {
  const { closed, free, price, own } = day;
  return (
    <>
      <span aria-hidden="true" className="grid-free">
        {isSoldTwice(day) ? '!' : closed ? '×' : free}
        {own ? <i className="grid-own" /> : null}
      </span>
      <span aria-hidden="true" className="grid-price">
        {price === null ? '–' : shortPrice(price)}
      </span>
    </>
  );
}

/** The whole text of a cell: for screen readers, and below the grid. */
export function cellText(t: Translate, state: DayState): string {
  const { free, units, sold, held, elsewhere, price, own, closed } = state;
  return [
    closed ? t(adminCalendarTexts.closed) : '',
    t(adminCalendarTexts.unitsFree, { free, units }),
    t(adminCalendarTexts.soldSold, { sold }),
    t(adminCalendarTexts.heldOnHold, { held }),
    elsewhere > 0 ? t(adminCalendarTexts.onOtherChannels, { elsewhere }) : '',
    price === null ? t(adminCalendarTexts.noPrice) : formatMoney(paiseOf(price)),
    ...dayStateText(t, state).slice(closed ? 1 : 0),
    own ? t(adminCalendarTexts.changedForDay) : '',
  ]
    .filter(Boolean)
    .join(', ');
}
