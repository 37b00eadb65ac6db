import { useEffect, useEffectEvent, useState } from 'react';

export interface Asked<Answer> {
  /** To the question as it is now; it stays while the same question is asked again, and when that fails. */
  readonly answer: Answer | undefined;
  /** The newest, though it may be to the question before; gone when the question as it is now has failed. */
  readonly latest: Answer | undefined;
  /** What was thrown when the question was asked last; undefined in the meantime and after an answer. */
  readonly error: unknown;
  readonly pending: boolean;
  /** Asks the same question once more. */
  readonly again: () => void;
  /** Takes over what is known by another way. */
  readonly put: (change: (known: Answer | undefined) => Answer | undefined) => void;
}

interface Said<Answer> {
  readonly key: string;
  readonly answer?: Answer | undefined;
  readonly error?: unknown;
}

/**
 * Asks what a part of the page shows, when it appears and whenever `key`, which names the question, becomes another
 * (null: none). A question nobody asks any more is aborted, and its answer dropped. `settle`: milliseconds for which a
 * question stands before it is asked; `ready`: false while it is not to be asked; `again`: another value asks again.
 */
export function useAsked<Answer>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
  { settle = 0, ready = true, anew }: { settle?: number; ready?: boolean; anew?: unknown } = {},
): Asked<Answer> {
  const [said, setSaid] = useState<Said<Answer>>();
  const [round, setRound] = useState(0);
  const [done, setDone] = useState<string>();
  const asking = `${round} ${key}`;
  const answerOf = useEffectEvent(ask);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round or another `again` asks again
  useEffect(() => {
    if (key === null || !ready) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const end = (next: (old: Said<Answer> | undefined) => Said<Answer>) => {
      if (signal.aborted) return;
      setSaid(next);
      setDone(asking);
    };
    const begin = () =>
      answerOf(signal).then(
        (answer) => end(() => ({ key, answer })),
        (error: unknown) => end((old) => ({ ...(old?.key === key && old), key, error })),
      );
    const timer = setTimeout(() => void begin(), settle);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [key, ready, round, anew]);

  const now = said?.key === key ? said : undefined;
  const pending = key !== null && ready && done !== asking;
  return {
    answer: now?.answer,
    latest: said?.answer,
    error: pending ? undefined : now?.error,
    pending,
    again: () => setRound((old) => old + 1),
    put: (change) =>
      setSaid((old) => {
        const answer = change(old?.key === key ? old.answer : undefined);
        return key === null || answer === undefined ? old : { key, answer };
      }),
  };
}
