import { useEffect } from 'react';

/** Time for the reader's own moves between one piece and the next. */
const pauseMs = 40;

/**
 * What lies far below the first view (`offscreen` in app.css) is laid out after it, piece by piece: so nothing moves
 * when the reader comes there, and find-in-page, print and the scroll bar know the whole page.
 */
export function useRestLaidOut(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other pieces
  useEffect(() => {
    const pieces = [...document.querySelectorAll<HTMLElement>('.offscreen')];
    const timer = setInterval(() => {
      const piece = pieces.shift();
      if (!piece) clearInterval(timer);
      // above the reader, a height that changes would move what is read
      else if (piece.getBoundingClientRect().top > 0) piece.style.contentVisibility = 'visible';
    }, pauseMs);
    return () => clearInterval(timer);
  }, [pathname]);
}
