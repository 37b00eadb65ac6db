import { useEffect, useRef, useState } from 'react';
import { adminUrls } from '../urls.ts';
import type { Command, FoundGroup } from './command.ts';

/** Milliseconds without a key before the server is called. */
const rest = 60;
/** With fewer letters it finds nothing. */
const shortest = 2;

async function load<Answer>(query: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(`${adminUrls.commandBar}${query}`, { signal });
  // signed out, it redirects to a page
  if (!response.ok || response.redirected) throw new Error(`${response.status} from the search`);
  return response.json();
}

/** All pages and actions of the viewer; undefined until they are loaded. */
export function useCommands(): readonly Command[] | undefined {
  const [commands, setCommands] = useState<readonly Command[]>();
  useEffect(() => {
    const leaving = new AbortController();
    load<{ commands: readonly Command[] }>('', leaving.signal).then(
      (answer) => setCommands(answer.commands),
      // the pages of the navigation are there without it
      () => undefined,
    );
    return () => leaving.abort();
  }, []);
  return commands;
}

interface Answer {
  readonly text: string;
  /** Undefined: the server did not answer. */
  readonly found: readonly FoundGroup[] | undefined;
}

const none: readonly FoundGroup[] = [];

/**
 * What the server finds, requested when the typing rests. Until it answers, the results for a beginning of the text stay.
 * An answer is remembered while the bar is open.
 */
export function useFound(typed: string) {
  const text = typed.trim();
  const [answer, setAnswer] = useState<Answer>({ text: '', found: none });
  const [round, setRound] = useState(0);
  const known = useRef(new Map<string, readonly FoundGroup[]>());
  const isLongEnough = text.length >= shortest;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round sends it again
  useEffect(() => {
    if (!isLongEnough) return;
    const before = known.current.get(text);
    if (before) return setAnswer({ text, found: before });
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      load<{ found: readonly FoundGroup[] }>(`?${new URLSearchParams({ q: text })}`, leaving.signal).then(
        ({ found }) => {
          known.current.set(text, found);
          setAnswer({ text, found });
        },
        () => {
          if (!leaving.signal.aborted) setAnswer({ text, found: undefined });
        },
      );
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [text, isLongEnough, round]);

  const isNear = answer.text !== '' && (text.startsWith(answer.text) || answer.text.startsWith(text));
  return {
    found: (isLongEnough && isNear && answer.found) || none,
    pending: isLongEnough && answer.text !== text,
    failed: isLongEnough && answer.text === text && answer.found === undefined,
    again: () => {
      setAnswer({ text: '', found: none });
      setRound((before) => before + 1);
    },
  };
}
