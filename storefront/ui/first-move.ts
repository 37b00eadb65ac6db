const moves = ['pointermove', 'touchstart', 'keydown', 'scroll', 'popstate'];

/** Resolves when the reader first moves, touches, types, scrolls or goes back. */
export function firstMove(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const move of moves) window.addEventListener(move, resolve, { capture: true, once: true, passive: true });
  });
}
