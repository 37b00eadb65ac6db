import { type FocusEvent, type PointerEvent, useEffect, useState } from 'react';

/**
 * Shows one of several after another, each for so long. It stands still while the pointer or the focus is on it, when
 * it was paused, and for those who want less motion until they start it themselves.
 */
export function useRotation(count: number, milliseconds: number) {
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [held, setHeld] = useState(false);
  const moving = playing && !held && count > 1;

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
    /** Any number: it goes round. */
    show: (place: number) => setCurrent((place + count) % count),
    toggle: () => {
      setPlaying(!playing);
      // who starts it stands on its button
      setHeld(playing);
    },
    /** For the element that holds it. */
    holding: {
      onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: (event: FocusEvent) => event.currentTarget.contains(event.relatedTarget) || setHeld(false),
    },
  };
}
