import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the reader has come to that part of the page: what is large is loaded by then. */
export function useNear(): { box: RefObject<HTMLDivElement | null>; near: boolean } {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true));
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return { box, near };
}
