import { useSyncExternalStore } from 'react';

let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
const watchers = new Set<() => void>();

function tick() {
  now = Date.now();
  for (const tell of watchers) tell();
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  if (watchers.size === 1) timer = setInterval(tick, 1_000);
  return () => {
    watchers.delete(tell);
    if (watchers.size === 0) clearInterval(timer);
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
