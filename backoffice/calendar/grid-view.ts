import { type GridLine, lineAt } from './grid-lines.ts';
import type { Cell } from './selection.ts';
import type { VisibleRange } from './use-grid-days.ts';

export const gridDays = 365;
export const headHeight = 44;
/** Rows and columns drawn beyond the visible ones. */
export const beside = 2;

const pixels = (box: Element, name: string) => Number.parseFloat(getComputedStyle(box).getPropertyValue(name)) || 0;

/** The width of the names at the start of the lines, in pixels. */
const namesOf = (box: Element) => pixels(box, '--names');

/** The width of a day, in pixels. */
export const cellWidthOf = (box: Element) => pixels(box, '--cell') || 1;

/** The size of the headers at the edges of the grid. */
export const insetOf = (box: Element) => ({ x: namesOf(box), y: headHeight });

/** The rows and columns that are drawn when the grid is scrolled like this. */
export function visibleRange(box: HTMLElement, lines: readonly GridLine[]): VisibleRange {
  const names = namesOf(box);
  const [top, bottom] = [box.scrollTop, box.scrollTop + box.clientHeight - headHeight];
  const [left, right] = [box.scrollLeft, box.scrollLeft + box.clientWidth - names];
  const cellWidth = cellWidthOf(box);
  return {
    top: Math.max(0, lineAt(lines, top) - beside),
    bottom: Math.min(lines.length - 1, lineAt(lines, bottom) + beside),
    first: Math.max(0, Math.floor(left / cellWidth) - beside),
    last: Math.min(gridDays - 1, Math.floor(right / cellWidth) + beside),
  };
}

export function isSame(a: VisibleRange, b: VisibleRange): boolean {
  return a.top === b.top && a.bottom === b.bottom && a.first === b.first && a.last === b.last;
}

/** Scrolls no further than needed to show a cell of that line. */
export function scrollToCell(box: HTMLElement, line: GridLine, column: number): void {
  const across = box.clientWidth - namesOf(box);
  const down = box.clientHeight - headHeight;
  const cellWidth = cellWidthOf(box);
  const left = column * cellWidth;
  if (left < box.scrollLeft) box.scrollLeft = left;
  else if (left + cellWidth > box.scrollLeft + across) box.scrollLeft = left + cellWidth - across;
  if (line.top < box.scrollTop) box.scrollTop = line.top;
  else if (line.top + line.height > box.scrollTop + down) box.scrollTop = line.top + line.height - down;
}

/** The cell that an event happened on. */
export function cellUnder({ target }: { target: EventTarget }): Cell | undefined {
  const at = target instanceof Element ? target.closest('[data-at]')?.getAttribute('data-at') : undefined;
  const [row, column] = (at ?? '').split(' ').map(Number);
  return row !== undefined && column !== undefined && at ? { row, column } : undefined;
}
