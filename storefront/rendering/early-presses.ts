import { useEffect, useState } from 'react';

/** Marks an element that was pressed before any script had loaded (deferred-scripts.ts). */
const mark = 'data-early';

const browser = typeof document !== 'undefined';
let early: HTMLElement | null = browser ? document.querySelector(`[${mark}]`) : null;
let hydrated = false;
/** Ids of elements that contain server markup of a part (later.ts) and are not hydrated yet. */
const waiting = new Set<string>();

/** Registers a part that is hydrated after the rest of the page, if the page contains its server markup. */
export function expectPart(id: string): void {
  if (browser && !hydrated && document.getElementById(id)) waiting.add(id);
}

/** Called by the part with that id: from now on it handles its own events. */
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
  // takes over from the script at the beginning of the page (deferred-scripts.ts)
  window.dispatchEvent(new Event('presses-remembered'));
  window.addEventListener('click', remember, { capture: true });
}

/**
 * For the frame, and for parts whose code is loaded when the browser is idle (later.ts): repeats a press on a
 * button, or on a photo that opens the viewer, that came before the code.
 */
export function useEarlyPresses(): void {
  const [caughtUp, setCaughtUp] = useState(false);
  // values entered before are taken over and rendered first
  useEffect(() => {
    hydrated = true;
    showReady();
    setCaughtUp(true);
  }, []);
  useEffect(() => {
    const pressed = early;
    // a button that is busy taking over values is pressed when it is done
    if (!caughtUp || !pressed || !listens(pressed) || pressed.ariaDisabled === 'true') return;
    early = null;
    pressed.removeAttribute(mark);
    pressed.click();
  });
}
