import { useSyncExternalStore } from 'react';
import { readItem, writeItem } from './storage.ts';

const key = 'saved';
const nothing: readonly string[] = [];
let saved = nothing;
let restored = false;
/** False if the browser stores nothing: hearts then live as long as the page. */
let isStored = true;
const watchers = new Set<() => void>();

function stored(): readonly string[] {
  if (!isStored) return saved;
  try {
    const value: unknown = JSON.parse(readItem(key) ?? '[]');
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : nothing;
  } catch {
    return nothing;
  }
}

function show(names: readonly string[]) {
  saved = names;
  for (const notify of watchers) notify();
}

function follow(event: StorageEvent) {
  if (event.key === key || event.key === null) show(stored());
}

function current(): readonly string[] {
  if (!restored) {
    saved = stored();
    restored = true;
    window.addEventListener('storage', follow);
  }
  return saved;
}

function watch(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** Saves or removes a name such as 'stay:lake-house'. */
export function toggleSaved(name: string): void {
  current();
  const before = stored();
  const after = before.includes(name) ? before.filter((other) => other !== name) : [...before, name];
  isStored = writeItem(key, JSON.stringify(after));
  show(after);
}

/** All saved names of this device; none on the server and before hydration. */
export function useSavedNames(): readonly string[] {
  return useSyncExternalStore(watch, current, () => nothing);
}

/** True if this device saved the product; false on the server and before hydration. `kind` such as 'stay'. */
export function useSaved(kind: string, id: string | number): { saved: boolean; toggle: () => void } {
  const name = `${kind}:${id}`;
  return { saved: useSavedNames().includes(name), toggle: () => toggleSaved(name) };
}
