import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { loader } from '../routes/calendar-rule-preview.ts';
import type { Refused } from '../server/act.ts';
import type { RuleLook } from '../server/read-rule.ts';
import { adminUrls } from '../urls.ts';

/** Time without another key after which a rule is previewed, in milliseconds. */
const pause = 300;

const queryOf = (form: HTMLFormElement) =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString();

/**
 * The preview of the rule in a form, renewed while it is edited. `isCurrent`: it is of what the form says now. After a
 * refused application it is renewed too.
 */
export function useRulePreview(first: RuleLook | undefined, refused: Refused | undefined) {
  const fetcher = useFetcher<typeof loader>();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // undefined until something is edited
  const [query, setQuery] = useState<string>();
  const look: RuleLook | undefined = fetcher.data ?? first;

  function renew(): void {
    clearTimeout(timer.current);
    if (!form.current) return;
    const sent = queryOf(form.current);
    setQuery(sent);
    void fetcher.load(`${adminUrls.calendarRulePreview}?${sent}`);
  }
  function onChange(): void {
    clearTimeout(timer.current);
    if (form.current) setQuery(queryOf(form.current));
    timer.current = setTimeout(renew, pause);
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    renew();
  }

  const renewAfter = useEffectEvent(renew);
  useEffect(() => {
    if (refused) renewAfter();
  }, [refused]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isCurrent = fetcher.state === 'idle' && (query === undefined || look?.query === query);
  return { form, look, isCurrent, onChange, onSubmit };
}
