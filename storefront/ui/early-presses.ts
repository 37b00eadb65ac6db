import { useEffect, useState } from 'react';

/** What was pressed before any script had come has this mark (server/start-later.ts). */
const mark = 'data-early';

const browser = typeof document !== 'undefined';
let early: HTMLElement | null = browser ? document.querySelector(`[${mark}]`) : null;
let hydrated = false;
/** Ids of the elements whose part (ui/later.ts) is in the page as the server wrote it, and not hydrated. */
const waiting = new Set<string>();

/** Announces a part that will be hydrated after the rest of the page, when the server has written its element. */
export function expectPart(id: string): void {
  if (browser && !hydrated && document.getElementById(id)) waiting.add(id);
}

/** For the part with that id: from now on it handles its own events. */
export function usePartHydrated(id: string): void {
  useEffect(() => {
    waiting.delete(id);
    showReady();
  }, [id]);
}

/** Browser tests wait for this attribute. */
function showReady(): void {
  if (hydrated && waiting.size === 0) document.documentElement.dataset['ready'] = '';
}

const listens = (element: HTMLElement) =>
  hydrated && ![...waiting].some((id) => document.getElementById(id)?.contains(element));

function remember(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>('button, [data-viewer]');
  if (!button || listens(button)) return;
  event.preventDefault();
  event.stopPropagation();
  early = button;
}

if (browser) {
  // takes over from the script that the page begins with (server/start-later.ts)
  window.dispatchEvent(new Event('presses-remembered'));
  window.addEventListener('click', remember, { capture: true });
}

/**
 * For the frame, and for parts whose code comes when the browser is idle (ui/later.ts): the press on a button, or on a
 * photo that opens the viewer, that came before the code is given to it now.
 */
export function useEarlyPresses(): void {
  const [caughtUp, setCaughtUp] = useState(false);
  // what was typed and chosen before is taken over first, and drawn
  useEffect(() => {
    hydrated = true;
    showReady();
    setCaughtUp(true);
  }, []);
  useEffect(() => {
    const pressed = early;
    // one that is busy with what was chosen is pressed when it is not
    if (!caughtUp || !pressed || !listens(pressed) || pressed.ariaDisabled === 'true') return;
    early = null;
    pressed.removeAttribute(mark);
    pressed.click();
  });
}
