import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const moves = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
] as const;

/** When the reader moves, scrolls or presses something; at once where that was before. */
function firstMove(): Promise<void> {
  if (window.scrollY > 0 || navigator.userActivation?.hasBeenActive) return Promise.resolve();
  return new Promise((resolve) => {
    const heard = new AbortController();
    const move = () => {
      heard.abort();
      resolve();
    };
    for (const name of moves) window.addEventListener(name, move, { capture: true, signal: heard.signal });
  });
}

/**
 * A part below the first view whose code comes with the reader's first move: until then it stands as the server wrote
 * it inside the element with that id, to be read and its links to be followed. Shown by the browser itself it comes at
 * once. A change of the router's state waits for that code too, so it is for pages that do nothing before somebody moves.
 */
export function later<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    if (typeof document !== 'undefined' && document.getElementById(id)) await firstMove();
    return load();
  });
}
