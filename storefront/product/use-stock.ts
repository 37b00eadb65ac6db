import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays, type Day } from '../../service/core/day.ts';
import { callApi } from '../device/api.ts';

const retryAfter = 5_000;
/** The longest wait for a check that the sale repeats anyway. */
const timeouts = 5_000;
/** The endpoint returns at most this many days. */
export const daysAtOnce = 62;

export interface StockOf<Known> {
  readonly known: Known;
  /** The last request failed. */
  readonly failed: boolean;
  /** Loads the days [from, to), unless they were requested before. */
  readonly load: (from: Day, to: Day) => void;
  /**
   * Loads the days [from, to) again, because they may have been sold in the meantime. Undefined if there is no answer.
   */
  readonly reload: (from: Day, to: Day) => Promise<Known | undefined>;
  /** That request is running. */
  readonly checking: boolean;
  /** Known stock is outdated: load it again. */
  readonly forget: () => void;
}

/** The stock by day, loaded from `${page}/availability`; initially the stock that came with the page. */
export function useStock<Known, Answer>(
  page: string,
  options: { first: Known; loaded: Answer; remember: (known: Known, answer: Answer, first: boolean) => Known },
): StockOf<Known> {
  const { first, loaded, remember } = options;
  const [known, setKnown] = useState(() => remember(first, loaded, true));
  const [failed, setFailed] = useState(false);
  const underway = useRef(new Set<string>());
  const [checking, setChecking] = useState(false);
  const answerFor = (from: Day, to: Day, signal?: AbortSignal) =>
    callApi<Answer>('GET', `${page}/availability?from=${from}&to=${to}`, undefined, {
      token: null,
      ...(signal && { signal }),
    });

  async function load(from: Day, to: Day) {
    const key = `${from} ${to}`;
    if (underway.current.has(key)) return;
    underway.current.add(key);
    try {
      const answer = await answerFor(from, to);
      setKnown((before) => remember(before, answer, false));
      setFailed(false);
    } catch {
      setFailed(true);
      setTimeout(() => underway.current.delete(key), retryAfter);
    }
  }

  async function reload(from: Day, to: Day): Promise<Known | undefined> {
    const signal = AbortSignal.timeout(timeouts);
    const questions: Promise<Answer>[] = [];
    for (let at = from; at < to; at = addDays(at, daysAtOnce)) {
      const end = addDays(at, daysAtOnce);
      questions.push(answerFor(at, end < to ? end : to, signal));
    }
    setChecking(true);
    try {
      const answers = await Promise.all(questions);
      const taught = (before: Known) => answers.reduce((now, answer) => remember(now, answer, false), before);
      // the caller reads the new state right afterwards
      flushSync(() => setKnown(taught));
      return taught(known);
    } catch {
      return undefined;
    } finally {
      setChecking(false);
    }
  }

  return {
    known,
    failed,
    load: (from, to) => void load(from, to),
    reload,
    checking,
    forget: () => {
      underway.current.clear();
      setKnown(first);
    },
  };
}
