import { useRef, useState } from 'react';
import type { Day } from '../../service/core/day.ts';
import { callApi } from '../device/api.ts';

const retryAfter = 5_000;

export interface StockOf<Known> {
  readonly known: Known;
  /** The last question was not answered. */
  readonly failed: boolean;
  /** Asks for the days [from, to), unless they were asked for before. */
  readonly load: (from: Day, to: Day) => void;
  /** What is known may have been sold meanwhile. */
  readonly forget: () => void;
}

/** What is free on which days, by the resource at `${page}/availability`; at first what came with the page. */
export function useStock<Known, Answer>(
  page: string,
  options: { first: Known; loaded: Answer; remember: (known: Known, answer: Answer, first: boolean) => Known },
): StockOf<Known> {
  const { first, loaded, remember } = options;
  const [known, setKnown] = useState(() => remember(first, loaded, true));
  const [failed, setFailed] = useState(false);
  const underway = useRef(new Set<string>());

  async function load(from: Day, to: Day) {
    const key = `${from} ${to}`;
    if (underway.current.has(key)) return;
    underway.current.add(key);
    try {
      const path = `${page}/availability?from=${from}&to=${to}`;
      const answer = await callApi<Answer>('GET', path, undefined, { token: null });
      setKnown((before) => remember(before, answer, false));
      setFailed(false);
    } catch {
      setFailed(true);
      setTimeout(() => underway.current.delete(key), retryAfter);
    }
  }

  return {
    known,
    failed,
    load: (from, to) => void load(from, to),
    forget: () => {
      underway.current.clear();
      setKnown(first);
    },
  };
}
