import { useEffect, useRef } from 'react';

/** Tells the form around a box that its list is another one, as a field does that is written into. */
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
