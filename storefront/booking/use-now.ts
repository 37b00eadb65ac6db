import { useSyncExternalStore } from 'react';

let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick() {
  now = Date.now();
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) timer = setInterval(tick, 1_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function current(): number {
  // between ticks every reader must get the same instant
  if (Date.now() - now > 1_500) now = Date.now();
  return now;
}

/** Milliseconds since 1970, updated every second; null on the server and while hydrating. */
export function useNow(): number | null {
  return useSyncExternalStore<number | null>(watch, current, () => null);
}
