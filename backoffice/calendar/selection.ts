/** A cell of the grid. Rows and columns count from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** A rectangle of cells, from where the selection began to where it ends now. */
export interface CellSelection {
  readonly anchor: Cell;
  readonly head: Cell;
}

/** The first and last row and column of the selection, both included. */
export function bounds({ anchor, head }: CellSelection) {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    first: Math.min(anchor.column, head.column),
    last: Math.max(anchor.column, head.column),
  };
}

export function isOneCell({ anchor, head }: CellSelection): boolean {
  return anchor.row === head.row && anchor.column === head.column;
}

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
}

/** The size of the grid, and the number of rows on a page of it. */
interface Reach {
  readonly rows: number;
  readonly columns: number;
  readonly page: number;
}

const steps: Readonly<Record<string, (reach: Reach, head: Cell, ctrl: boolean) => Cell>> = {
  ArrowUp: (_, { row, column }, ctrl) => ({ row: ctrl ? 0 : row - 1, column }),
  ArrowDown: ({ rows }, { row, column }, ctrl) => ({ row: ctrl ? rows - 1 : row + 1, column }),
  ArrowLeft: (_, { row, column }, ctrl) => ({ row, column: ctrl ? 0 : column - 1 }),
  ArrowRight: ({ columns }, { row, column }, ctrl) => ({ row, column: ctrl ? columns - 1 : column + 1 }),
  Home: (_, { row }, ctrl) => ({ row: ctrl ? 0 : row, column: 0 }),
  End: ({ rows, columns }, { row }, ctrl) => ({ row: ctrl ? rows - 1 : row, column: columns - 1 }),
  PageUp: ({ page }, { row, column }) => ({ row: row - page, column }),
  PageDown: ({ page }, { row, column }) => ({ row: row + page, column }),
};

/**
 * The selection after a key press, following the ARIA grid pattern: arrows, Home, End and the page keys move, with
 * Shift they extend, with Ctrl they go to the edge; Shift+Space selects whole rows, Ctrl+Space whole columns, Ctrl+A
 * everything. Undefined for any other key.
 */
export function selectionAfter(selection: CellSelection, pressed: Pressed, reach: Reach): CellSelection | undefined {
  const { key, shiftKey, ctrlKey } = pressed;
  const { top, bottom, first, last } = bounds(selection);
  const [lowest, rightmost] = [reach.rows - 1, reach.columns - 1];
  if (key === ' ' && shiftKey) return { anchor: { row: top, column: 0 }, head: { row: bottom, column: rightmost } };
  if (key === ' ' && ctrlKey) return { anchor: { row: 0, column: first }, head: { row: lowest, column: last } };
  if (key === 'a' && ctrlKey) return { anchor: { row: 0, column: 0 }, head: { row: lowest, column: rightmost } };
  if (key === 'Escape') return { anchor: selection.head, head: selection.head };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (!step) return undefined;
  const to = step(reach, selection.head, ctrlKey);
  const head = {
    row: Math.min(lowest, Math.max(0, to.row)),
    column: Math.min(rightmost, Math.max(0, to.column)),
  };
  return { anchor: shiftKey ? selection.anchor : head, head };
}

/** The selection after a tap: the first tap begins it, the second ends it, the next one begins again. */
export function selectionTapped(selection: CellSelection, cell: Cell, isBegun: boolean): CellSelection {
  return isBegun ? { anchor: selection.anchor, head: cell } : { anchor: cell, head: cell };
}

const edge = 36;
const fastest = 24;

/**
 * Pixels by which the grid scrolls in a frame while something is dragged to `at`, with `size` pixels visible: faster
 * nearer to and beyond an edge, 0 between the edges.
 */
export function pullAt(at: number, size: number): number {
  const depth = at < edge ? at - edge : Math.max(0, at - (size - edge));
  return Math.round(Math.max(-fastest, Math.min(fastest, depth / 3)));
}
