// biome-ignore-all lint/a11y/useSemanticElements: a table would lay out all of its rows, and the grid only draws the visible ones
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its active cell
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import { addDays, type Day } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { GridHead, GridLine } from './grid-lines.ts';
import { type Corner, cellId, cellText, corners, DayHead, drawnDay, GridRow, Handle } from './grid-row.tsx';
import {
  beside,
  cellUnder,
  cellWidthOf,
  gridDays,
  headHeight,
  insetOf,
  isSame,
  scrollToCell,
  visibleRange,
} from './grid-view.ts';
import { holidaysOn } from './holidays.ts';
import { bounds, type Cell, type CellSelection, selectionAfter, selectionTapped } from './selection.ts';
import { useDrag } from './use-drag.ts';
import { useGridDays, type VisibleRange } from './use-grid-days.ts';

interface Props {
  lines: readonly GridLine[];
  heads: readonly GridHead[];
  height: number;
  first: Day;
  selection: CellSelection;
  onSelect: (selection: CellSelection) => void;
  /** True after a tap has begun a selection that the next tap ends. */
  onBegun: (isBegun: boolean) => void;
  /** The user pressed Enter, or began to type a number. */
  onChange: (typed: string) => void;
  onPaste: (text: string) => void;
  /** The end of the lines is near. */
  onEnd: () => void;
  /** When it changes, the days are loaded again. */
  saved: number;
  /** Scrolls by this number of columns, once for each new object. */
  goTo: { readonly columns: number } | undefined;
  /** Days before the first one are asked for, that many below 0. */
  onStart: (columns: number) => void;
  /** The bar below the grid, with the text of the active day; undefined while it is loading. */
  bar: (day: string | undefined) => ReactNode;
}

/** Stock lines by days. Only visible cells are drawn. One element has the focus and names the active cell. */
export function StockGrid(props: Props) {
  const t = useText();
  const { lines, heads, height, first, selection, onSelect, onEnd, saved, goTo } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<VisibleRange>({ top: 0, bottom: 20, first: 0, last: 30 });
  const tapped = useRef(false);
  const [byTouch, setByTouch] = useState(false);
  const { days, version, forget } = useGridDays(lines, first, seen);
  const drag = useDrag({ box: scroller, lines, columns: gridDays, insetOf }, (anchor, head) =>
    onSelect({ anchor, head }),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again after each save, not when the function changes
  useEffect(() => {
    if (saved > 0) forget();
  }, [saved]);

  function look(): void {
    const box = scroller.current;
    if (!box) return;
    const now = visibleRange(box, lines);
    setSeen((before) => (isSame(before, now) ? before : now));
    if (now.bottom >= lines.length - 20) onEnd();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the lines change or the grid is resized
  useEffect(() => {
    look();
    const watching = new ResizeObserver(look);
    if (scroller.current) watching.observe(scroller.current);
    return () => watching.disconnect();
  }, [lines]);

  const onStart = useEffectEvent(props.onStart);
  useEffect(() => {
    const box = scroller.current;
    if (!goTo || !box) return;
    if (goTo.columns < 0 && box.scrollLeft === 0) onStart(goTo.columns);
    else box.scrollLeft += goTo.columns * cellWidthOf(box);
  }, [goTo]);

  function show({ row, column }: Cell): void {
    const box = scroller.current;
    const line = lines[row];
    if (box && line) scrollToCell(box, line, column);
  }

  function press(event: KeyboardEvent<HTMLDivElement>): void {
    const { key, shiftKey, altKey } = event;
    const ctrlKey = event.ctrlKey || event.metaKey;
    const page = Math.max(1, seen.bottom - seen.top - 2 * beside);
    const after = altKey
      ? undefined
      : selectionAfter(selection, { key, shiftKey, ctrlKey }, { rows: lines.length, columns: gridDays, page });
    if (after) {
      event.preventDefault();
      onSelect(after);
      show(after.head);
    } else if (!ctrlKey && !altKey && (key === 'Enter' || /^\d$/.test(key))) {
      event.preventDefault();
      props.onChange(key === 'Enter' ? '' : key);
    }
  }

  function down(event: PointerEvent<HTMLDivElement>): void {
    const byMouse = event.pointerType === 'mouse';
    setByTouch(!byMouse);
    const cell = cellUnder(event);
    if (!cell || !byMouse || event.button !== 0) return;
    const anchor = event.shiftKey ? selection.anchor : cell;
    onSelect({ anchor, head: cell });
    drag.begin(event, anchor, cell);
  }

  /** Starts dragging a corner of the selection. The opposite corner stays in place. */
  function hold(event: PointerEvent<HTMLDivElement>, corner: Corner): void {
    event.stopPropagation();
    if (!event.isPrimary) return;
    tapped.current = false;
    props.onBegun(false);
    const { top, bottom, first, last } = bounds(selection);
    const [start, end] = [
      { row: top, column: first },
      { row: bottom, column: last },
    ];
    const box = scroller.current;
    const half = { x: box ? cellWidthOf(box) / 2 : 0, y: (lines[top]?.height ?? 0) / 2 };
    if (corner === 'start') drag.begin(event, end, start, half);
    else drag.begin(event, start, end, { x: -half.x, y: -half.y });
  }

  function tap(event: MouseEvent<HTMLDivElement>): void {
    const { nativeEvent } = event;
    const byMouse = !(nativeEvent instanceof globalThis.PointerEvent) || nativeEvent.pointerType === 'mouse';
    const cell = byMouse ? undefined : cellUnder(event);
    if (!cell) return;
    onSelect(selectionTapped(selection, cell, tapped.current));
    tapped.current = !tapped.current;
    props.onBegun(tapped.current);
  }

  const drawn = useMemo(
    () =>
      Array.from({ length: seen.last - seen.first + 1 }, (_, index) => drawnDay(t, addDays(first, seen.first + index))),
    [t, first, seen.first, seen.last],
  );
  const { top, bottom, first: chosenFirst, last: chosenLast } = bounds(selection);
  const shownFrom = lines[seen.top]?.top ?? 0;
  const shownTo = (lines[seen.bottom]?.top ?? 0) + (lines[seen.bottom]?.height ?? 0);
  const { row: activeRow, column: activeColumn } = selection.head;
  const active = lines[activeRow];
  const activeDay = addDays(first, activeColumn);
  const state = active && days.get(`${active.sellableId} ${active.slot}`)?.get(activeDay);
  const about = state && [cellText(t, state), ...holidaysOn(t, activeDay, active.region)].join(', ');
  const isDrawn =
    activeRow >= seen.top && activeRow <= seen.bottom && activeColumn >= seen.first && activeColumn <= seen.last;
  const grid = (
    <div
      ref={scroller}
      role="grid"
      aria-label={t(adminCalendarTexts.stockByDay)}
      aria-multiselectable="true"
      aria-rowcount={lines.length + 1}
      aria-colcount={gridDays + 1}
      aria-activedescendant={isDrawn ? cellId(activeRow, activeColumn) : undefined}
      tabIndex={0}
      className="stock-grid"
      // includes the row of days, and room for a scrollbar or a handle, so that few rows leave no empty space
      style={{ maxHeight: headHeight + height + 24 }}
      onScroll={look}
      onKeyDown={press}
      onPointerDown={down}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.end}
      onClick={tap}
      onPaste={(event: ClipboardEvent<HTMLDivElement>) => {
        event.preventDefault();
        props.onPaste(event.clipboardData.getData('text/plain'));
      }}
    >
      <div className="grid-space" style={{ width: `calc(var(--names) + ${gridDays} * var(--cell))` }}>
        <div role="row" aria-rowindex={1} className="grid-head">
          <div role="columnheader" aria-colindex={1} className="grid-name">
            <span className="sr-only">{t(adminCalendarTexts.row)}</span>
          </div>
          {drawn.map((day, index) => (
            <DayHead key={day.day} of={day} column={seen.first + index} isFirst={seen.first + index === 0} />
          ))}
        </div>
        <div className="relative" role="rowgroup" style={{ height }}>
          {heads
            .filter((head) => head.top > shownFrom - 200 && head.top < shownTo)
            .map((head) => (
              <div key={head.top} role="presentation" className="grid-product" style={{ top: head.top }}>
                <span>{head.product}</span>
              </div>
            ))}
          {lines.slice(seen.top, seen.bottom + 1).map((line, index) => {
            const row = seen.top + index;
            const isIn = row >= top && row <= bottom;
            return (
              <GridRow
                key={`${line.sellableId} ${line.slot}`}
                line={line}
                row={row}
                version={version}
                days={drawn}
                from={seen.first}
                top={line.top}
                states={days.get(`${line.sellableId} ${line.slot}`)}
                chosenFrom={isIn ? chosenFirst : -1}
                chosenTo={isIn ? chosenLast : -1}
                active={row === activeRow ? activeColumn : -1}
              />
            );
          })}
          {byTouch
            ? corners.map((corner) => (
                <Handle key={corner} corner={corner} selection={selection} lines={lines} hold={hold} />
              ))
            : null}
        </div>
      </div>
    </div>
  );
  return (
    <>
      {grid}
      {props.bar(about)}
    </>
  );
}
