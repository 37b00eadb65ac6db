import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type GridLine, lineAt } from './grid-lines.ts';
import { cellWidthOf } from './grid-view.ts';
import { type Cell, pullAt } from './selection.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Drag {
  readonly pointer: number;
  readonly anchor: Cell;
  /** From the point of the press to the middle of the pressed cell. */
  readonly toMiddle: Point;
  head: Cell;
  at: Point;
  /** True once the pointer has moved further than a trembling hand: a press beside an edge scrolls nothing. */
  hasMoved: boolean;
}

const tremble = 6;

/** The current geometry of the grid: its box, its lines, and the size of the headers at its edges. */
interface Ground {
  readonly box: RefObject<HTMLElement | null>;
  readonly lines: readonly GridLine[];
  readonly columns: number;
  readonly insetOf: (box: HTMLElement) => Point;
}

/**
 * Selects cells by dragging with any pointer. Near and beyond an edge the grid scrolls. `onHead` gets each new end of
 * the selection.
 */
export function useDrag(ground: Ground, onHead: (anchor: Cell, head: Cell) => void) {
  const drag = useRef<Drag>(undefined);
  const now = useRef({ ground, onHead });
  useEffect(() => {
    now.current = { ground, onHead };
  });

  function follow(): void {
    const { current } = drag;
    const { ground, onHead } = now.current;
    const box = ground.box.current;
    if (!current || !box) return;
    requestAnimationFrame(follow);
    if (!current.hasMoved) return;
    const { left, top } = box.getBoundingClientRect();
    const inset = ground.insetOf(box);
    const point = { x: current.at.x - left - inset.x, y: current.at.y - top - inset.y };
    box.scrollLeft += pullAt(point.x, box.clientWidth - inset.x);
    box.scrollTop += pullAt(point.y, box.clientHeight - inset.y);
    const within = (value: number, size: number) => Math.min(size - 1, Math.max(0, value));
    const x = within(point.x, box.clientWidth - inset.x) + box.scrollLeft + current.toMiddle.x;
    const y = within(point.y, box.clientHeight - inset.y) + box.scrollTop + current.toMiddle.y;
    const head = {
      row: within(lineAt(ground.lines, y), ground.lines.length),
      column: within(Math.floor(x / cellWidthOf(box)), ground.columns),
    };
    if (head.row !== current.head.row || head.column !== current.head.column) {
      current.head = head;
      onHead(current.anchor, head);
    }
  }

  return {
    /** Starts the drag and follows the pointer from here on. */
    begin(event: PointerEvent<HTMLElement>, anchor: Cell, head: Cell, toMiddle = { x: 0, y: 0 }): void {
      if (drag.current) return;
      const { pointerId, clientX, clientY, currentTarget } = event;
      currentTarget.setPointerCapture(pointerId);
      drag.current = { pointer: pointerId, anchor, head, toMiddle, at: { x: clientX, y: clientY }, hasMoved: false };
      requestAnimationFrame(follow);
    },
    move({ pointerId, clientX, clientY }: PointerEvent): void {
      const { current } = drag;
      if (current?.pointer !== pointerId) return;
      current.hasMoved ||= Math.hypot(clientX - current.at.x, clientY - current.at.y) > tremble;
      if (current.hasMoved) current.at = { x: clientX, y: clientY };
    },
    /** Ends the drag, when the pointer is lifted or cancelled. */
    end({ pointerId }: PointerEvent): void {
      if (drag.current?.pointer === pointerId) drag.current = undefined;
    },
  };
}
