import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/**
 * Shows one item after another, each for the given time. It pauses while the pointer or the focus is on it, when the
 * pause button was pressed, and for users who prefer reduced motion until they start it.
 */
export function useRotation(count: number, milliseconds: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [suspended, setSuspended] = useState(false);
  const moving = playing && !suspended && count > 1;

  useEffect(() => setPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), milliseconds);
    return () => clearTimeout(timer);
  }, [moving, current, count, milliseconds]);

  return {
    current,
    playing,
    moving,
    /** Any number: it wraps around. */
    show: (place: number) => setCurrent((place + count) % count),
    toggle: () => {
      setPlaying(!playing);
      // the button that started it has the focus
      setSuspended(playing);
    },
    /** Handlers for the element that contains it. */
    holding: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setSuspended(true),
      onPointerLeave: () => setSuspended(false),
      onFocus: () => setSuspended(true),
      onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setSuspended(false),
    },
  };
}
