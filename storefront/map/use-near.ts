import { type RefObject, useEffect, useRef, useState } from 'react';

/** True once the reader has scrolled near that element, so that large content can load in time. */
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
