import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { useText } from '../../storefront/rendering/text.tsx';

/** A point of a picture, in percent from its left and top. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

export const middle: Focus = { x: 50, y: 50 };

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [0, -2],
  ArrowDown: [0, 2],
};
const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/**
 * Sets the focal point of a picture, which stays visible wherever the storefront crops it: with the pointer or the
 * arrow keys.
 */
export function FocusPoint({
  focus,
  onChange,
  children,
}: {
  focus: Focus;
  onChange: (focus: Focus) => void;
  /** The picture, as wide as the available room. */
  children: ReactNode;
}) {
  const t = useText();
  function point({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLButtonElement>) {
    // a keyboard press has no coordinates
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: within(((clientX - left) / width) * 100), y: within(((clientY - top) / height) * 100) });
  }

  function nudge(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ x: within(focus.x + step[0]), y: within(focus.y + step[1]) });
  }

  return (
    <div>
      <p className="mb-1.5 text-sm font-semibold">{t(adminPicturesTexts.focalPoint)}</p>
      <button
        type="button"
        onClick={point}
        onKeyDown={nudge}
        aria-label={t(adminPicturesTexts.focalPointAt, { x: focus.x, y: focus.y })}
        className="relative block w-full cursor-crosshair overflow-hidden rounded-field"
      >
        {children}
        <span
          aria-hidden="true"
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          className="pointer-events-none absolute size-8 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#000,inset_0_0_0_1px_#000]"
        />
      </button>
      <p className="mt-1.5 text-sm text-ink-soft">{t(adminPicturesTexts.focalPointHint)}</p>
    </div>
  );
}
