import { useEffect } from 'react';

/** Time between two elements for the reader's own input. */
const pauseMs = 40;

/**
 * Elements far below the first screen (`offscreen` in app.css) are laid out after it, one by one: then nothing moves
 * when the reader gets there, and find-in-page, printing and the scroll bar know the whole page.
 */
export function useOffscreenLayout(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other elements
  useEffect(() => {
    const pieces = [...document.querySelectorAll<HTMLElement>('.offscreen')];
    const timer = setInterval(() => {
      const piece = pieces.shift();
      if (!piece) clearInterval(timer);
      // a changed height above the visible area would move what is being read
      else if (piece.getBoundingClientRect().top > 0) piece.style.contentVisibility = 'visible';
    }, pauseMs);
    return () => clearInterval(timer);
  }, [pathname]);
}
