import { useEffect, useEffectEvent, useState } from 'react';
import { deviceTexts } from '../../messages/en/device.ts';
import type { Translate } from '../../messages/translate.ts';

export interface QueryResult<Answer> {
  /** The answer to the current key; it stays during a retry, and if that fails. */
  readonly answer: Answer | undefined;
  /** The newest answer, possibly to the previous key; undefined once the current key has failed. */
  readonly latest: Answer | undefined;
  /** The error of the last request; undefined while a request is running and after an answer. */
  readonly error: unknown;
  readonly pending: boolean;
  /** Requests the same key again. */
  readonly again: () => void;
  /** Replaces the answer with a value known from elsewhere. */
  readonly put: (change: (known: Answer | undefined) => Answer | undefined) => void;
}

interface Result<Answer> {
  readonly key: string;
  readonly answer?: Answer | undefined;
  readonly error?: unknown;
}

/**
 * Loads data of a component when it mounts and whenever `key`, which names the request, changes (null: no request). An
 * outdated request is aborted and its answer dropped. `settle`: milliseconds to wait before the request; `ready`: false
 * postpones it; `reloadOn`: a new value repeats it.
 */
export function useQuery<Answer>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Answer>,
  { settle = 0, ready = true, reloadOn }: { settle?: number; ready?: boolean; reloadOn?: unknown } = {},
): QueryResult<Answer> {
  const [result, setResult] = useState<Result<Answer>>();
  const [round, setRound] = useState(0);
  const [done, setDone] = useState<string>();
  const requestKey = `${round} ${key}`;
  const loadAnswer = useEffectEvent(load);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or a new value of `reloadOn` repeats the request
  useEffect(() => {
    if (key === null || !ready) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const end = (next: (old: Result<Answer> | undefined) => Result<Answer>) => {
      if (signal.aborted) return;
      setResult(next);
      setDone(requestKey);
    };
    const begin = () =>
      loadAnswer(signal).then(
        (answer) => end(() => ({ key, answer })),
        (error: unknown) => end((old) => ({ ...(old?.key === key && old), key, error })),
      );
    const timer = setTimeout(() => void begin(), settle);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key, ready, round, reloadOn]);

  const now = result?.key === key ? result : undefined;
  const pending = key !== null && ready && done !== requestKey;
  return {
    answer: now?.answer,
    latest: result?.answer,
    error: pending ? undefined : now?.error,
    pending,
    again: () => setRound((old) => old + 1),
    put: (change) =>
      setResult((old) => {
        const answer = change(old?.key === key ? old.answer : undefined);
        return key === null || answer === undefined ? old : { key, answer };
      }),
  };
}

// React Router's messages for data that it cannot read
const unread = /^(?:Unable to decode|No result found|Invalid response found)/;

/** True if the request was stopped, or did not reach any server. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'AbortError');
}

/** The message for a page without data: `failed`, unless the answer was not ours. */
export function whyMissing(t: Translate, error: unknown, failed: string): string {
  return error instanceof Error && unread.test(error.message) ? t(deviceTexts.notOurs) : failed;
}
