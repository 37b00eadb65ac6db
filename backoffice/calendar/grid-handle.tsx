import type { PointerEvent } from 'react';
import { type GridLine, lineHeight } from './grid-lines.ts';
import { cellWidth } from './grid-row.tsx';
import { bounds, type Selection } from './selection.ts';

export const corners = ['start', 'end'] as const;
export type Corner = (typeof corners)[number];

/** A drag handle at a corner of the selection, for touch. Two taps or the keyboard select the same. */
export function Handle(props: {
  corner: Corner;
  selection: Selection;
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
