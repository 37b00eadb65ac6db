import { useEffect, useState } from 'react';

/** What was pressed before any script had come has this mark (server/start-later.ts). */
const mark = 'data-early';

let early: HTMLElement | null = typeof document === 'undefined' ? null : document.querySelector(`[${mark}]`);

/** React leaves its mark on what it has taken over; results stay as they were written, and their list listens for them. */
const listens = (element: HTMLElement) =>
  Object.keys(element.closest('.results > ul') ?? element).some((key) => key.startsWith('__reactProps'));

function remember(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>('button, [data-viewer]');
  if (!button || listens(button)) return;
  event.preventDefault();
  event.stopPropagation();
  early = button;
}

if (typeof window !== 'undefined') window.addEventListener('click', remember, { capture: true });

/**
 * For the frame, and for parts whose code comes when the browser is idle (ui/later.ts): the press on a button, or on a
 * photo that opens the viewer, that came before the code is given to it now.
 */
export function useEarlyPresses(): void {
  const [caughtUp, setCaughtUp] = useState(false);
  // what was typed and chosen before is taken over first, and drawn
  useEffect(() => setCaughtUp(true), []);
  useEffect(() => {
    const pressed = early;
    // one that is busy with what was chosen is pressed when it is not
    if (!caughtUp || !pressed || !listens(pressed) || pressed.ariaDisabled === 'true') return;
    early = null;
    pressed.removeAttribute(mark);
    pressed.click();
  });
}
