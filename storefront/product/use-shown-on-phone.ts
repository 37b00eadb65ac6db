import { useLayoutEffect, useState } from 'react';

/** A phone shows this number of the loaded cards at a time: a hundred are fifty screens high (LIST-17). */
const atATime = 24;

/** The id of the first card that a phone does not show yet: without scripts, a link to it shows the rest (list.css). */
export const restId = 'rest';

/** The number of cards from the beginning of the last loaded page on. */
export const shownAtFirst = (loaded: number, pageSize: number): number =>
  (Math.ceil(loaded / pageSize) - 1) * pageSize + atATime;

/** How many of the loaded cards a phone shows, and what shows more. A reload and the back button show as many. */
export function useShownOnPhone(search: string, loaded: number, pageSize: number): [number, () => void] {
  const [wanted, setWanted] = useState<{ on: string; count: number }>();
  const shown = Math.max(shownAtFirst(loaded, pageSize), wanted?.on === search ? wanted.count : 0);
  // before the list looks for the card that was opened
  useLayoutEffect(() => {
    const count = window.history.state?.shownOnPhone;
    if (typeof count === 'number') setWanted({ on: search, count });
  }, [search]);
  function showMore() {
    const count = shown + atATime;
    const { history } = window;
    history.replaceState({ ...history.state, shownOnPhone: count }, '');
    setWanted({ on: search, count });
  }
  return [shown, showMore];
}
