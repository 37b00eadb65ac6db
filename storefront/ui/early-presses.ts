import { useEffect } from 'react';

let early: HTMLElement | undefined;

/** React leaves its mark on what it has taken over. */
const listens = (element: HTMLElement) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

function remember(event: MouseEvent) {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
  if (!button || listens(button)) return;
  event.preventDefault();
  event.stopPropagation();
  early = button;
}

if (typeof window !== 'undefined') window.addEventListener('click', remember, { capture: true });

/**
 * For parts whose code comes with the first move (ui/later.ts): the press on a button that was that move, or came before
 * the code, is given to it now.
 */
export function useEarlyPresses(): void {
  useEffect(() => {
    const pressed = early;
    if (!pressed || !listens(pressed)) return;
    early = undefined;
    pressed.click();
  }, []);
}
