import { useEffect, useRef } from 'react';

/** Fires an input event when the list changes, so that the form notices it like an edited field. */
export function useTold<Box extends HTMLElement>(list: unknown) {
  const box = useRef<Box>(null);
  const told = useRef(list);
  useEffect(() => {
    if (told.current === list) return;
    told.current = list;
    box.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [list]);
  return box;
}
