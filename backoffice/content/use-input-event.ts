import { useEffect, useRef } from 'react';

/** Fires an input event when the list changes, so that the form notices it like an edited field. */
export function useInputEvent<Box extends HTMLElement>(list: unknown) {
  const box = useRef<Box>(null);
  const previous = useRef(list);
  useEffect(() => {
    if (previous.current === list) return;
    previous.current = list;
    box.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [list]);
  return box;
}
