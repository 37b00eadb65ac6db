import { type ComponentType, createElement, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';
import { expectPart, usePartHydrated } from './early-presses.ts';

/** Milliseconds after which a part no longer waits for the browser to be idle. */
const longestWait = 150;

/** Resolves when the browser is idle, or soon. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 1);
    else requestIdleCallback(() => resolve(), { timeout: longestWait });
  });

let line = Promise.resolve();

/**
 * A component that is hydrated when the browser is idle: until then the server's markup inside the element with that id
 * can be read and its links followed. Components are hydrated one after another, so that input never waits for long. If
 * the browser renders it itself, it loads at once.
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

/** The component, which reports that it has been hydrated. */
function announced<Props extends object>(id: string, Part: ComponentType<Props>): ComponentType<Props> {
  return function Announced(props: Props) {
    usePartHydrated(id);
    return createElement(Part, props);
  };
}

const never = () => () => undefined;

/** False on the server and while hydrating, then true: for controls that need JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
