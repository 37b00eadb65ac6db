import { type ComponentType, createElement, type LazyExoticComponent, lazy } from 'react';
import { expectPart, usePartHydrated } from './early-presses.ts';

/** Milliseconds after which a part no longer waits for the browser to be idle. */
const longestWait = 150;

/** Kept when the browser has nothing else to do, or soon. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no word for it
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 1);
    else requestIdleCallback(() => resolve(), { timeout: longestWait });
  });

let line = Promise.resolve();

/**
 * A part of the page that comes to life when the browser is idle: until then it stands as the server wrote it inside the
 * element with that id, to be read and its links to be followed. One after another, so that none keeps the reader's
 * finger waiting. Shown by the browser itself it comes at once.
 */
export function later<Props extends object>(
  id: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  expectPart(id);
  const loadPart = async () => ({ default: announced(id, (await load()).default) });
  return lazy(() => {
    if (typeof document === 'undefined' || !document.getElementById(id)) return loadPart();
    const part = line.then(whenIdle).then(loadPart);
    line = part.then(
      () => undefined,
      () => undefined,
    );
    return part;
  });
}

/** The part, which says when it has been hydrated. */
function announced<Props extends object>(id: string, Part: ComponentType<Props>): ComponentType<Props> {
  return function Announced(props: Props) {
    usePartHydrated(id);
    return createElement(Part, props);
  };
}
