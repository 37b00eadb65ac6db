import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TapeLine, TapeRow } from '../../service/booking/admin/show-tape.ts';

/** A bar that is dragged: by how many days, and over which row of its product. */
export interface BarDrag {
  readonly line: TapeLine;
  readonly row: TapeRow;
  readonly by: number;
}

const tremble = 6;

/**
 * Drags a bar by whole days with the mouse or a pen; fingers scroll the chart. `rowAt`: the row under the pointer that
 * the bar may move to. `onDrop` is called if it has another place than before. Esc ends the drag.
 */
export function useBarDrag(
  scroller: RefObject<HTMLElement | null>,
  rowAt: (target: Element | null, line: TapeLine) => TapeRow | undefined,
  onDrop: (drag: BarDrag) => void,
) {
  const [drag, setDrag] = useState<BarDrag>();
  const begun = useRef<{ line: TapeLine; row: TapeRow; x: number; scrolled: number; pointer: number }>(undefined);
  const last = useRef<BarDrag>(undefined);
  // a click follows the release
  const dragged = useRef(false);

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    const { current } = begun;
    const box = scroller.current;
    if (!current || !box || event.pointerId !== current.pointer) return;
    const across = event.clientX - current.x + box.scrollLeft - current.scrolled;
    if (!dragged.current && Math.abs(event.clientX - current.x) <= tremble) return;
    dragged.current = true;
    const cell = box.querySelector('.tape-head li')?.getBoundingClientRect().width || 1;
    const over = rowAt(document.elementFromPoint(event.clientX, event.clientY), current.line) ?? current.row;
    const next = { line: current.line, row: over, by: Math.round(across / cell) };
    last.current = next;
    setDrag((before) => (before?.by === next.by && before.row === next.row ? before : next));
  });
  const end = useEffectEvent((isDropped: boolean) => {
    const [{ current: from }, { current: at }] = [begun, last];
    begun.current = undefined;
    last.current = undefined;
    setDrag(undefined);
    if (isDropped && from && at && (at.by !== 0 || at.row !== from.row)) onDrop(at);
  });
  useEffect(() => {
    const ended = () => end(true);
    const cancelled = () => end(false);
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !begun.current) return;
      event.preventDefault();
      end(false);
    };
    const moved = (event: globalThis.PointerEvent) => move(event);
    document.addEventListener('pointermove', moved);
    document.addEventListener('pointerup', ended);
    document.addEventListener('pointercancel', cancelled);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('pointermove', moved);
      document.removeEventListener('pointerup', ended);
      document.removeEventListener('pointercancel', cancelled);
      document.removeEventListener('keydown', pressed);
    };
  }, []);

  return {
    drag,
    press(event: PointerEvent<HTMLElement>, line: TapeLine, row: TapeRow): void {
      dragged.current = false;
      if (event.pointerType === 'touch' || event.button !== 0) return;
      const { clientX: x, pointerId: pointer } = event;
      begun.current = { line, row, x, scrolled: scroller.current?.scrollLeft ?? 0, pointer };
    },
    wasDragged: () => dragged.current,
  };
}
