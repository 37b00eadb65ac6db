import { useEffect, useRef, useState } from 'react';
import { ApiError, callApi } from '../device/api.ts';

export type Newsletter =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'known'; readonly subscribed: boolean };

interface Subscription {
  subscribed: boolean;
}

const path = '/api/newsletter/me';

async function askStored(signal?: AbortSignal): Promise<Newsletter> {
  try {
    const { subscribed } = await callApi<Subscription>('GET', path, undefined, signal ? { signal } : {});
    return { state: 'known', subscribed };
  } catch {
    return { state: 'failed' };
  }
}

/** Whether the newsletter comes, as stored, and the way to change it. `active`: the address is confirmed. */
export function useNewsletter(active: boolean) {
  const [newsletter, setNewsletter] = useState<Newsletter>({ state: 'loading' });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choices = useRef(0);

  useEffect(() => {
    if (!active) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const look = async () => {
      const before = choices.current;
      const found = await askStored(signal);
      // what was chosen meanwhile is newer, and what is known stays when a later look fails
      if (signal.aborted || choices.current !== before) return;
      setNewsletter((old) => (found.state === 'failed' && old.state === 'known' ? old : found));
    };
    void look();
    // a link of a letter may have ended it meanwhile
    window.addEventListener('focus', () => void look(), { signal });
    return () => leaving.abort();
  }, [active]);

  async function choose(subscribed: boolean) {
    choices.current += 1;
    setBusy(true);
    setProblem(undefined);
    try {
      const stored = await callApi<Subscription>('PUT', path, { subscribed });
      setNewsletter({ state: 'known', subscribed: stored.subscribed });
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || 'This could not be saved. Please try again.');
    }
    choices.current += 1;
    setBusy(false);
  }

  async function reload() {
    setNewsletter({ state: 'loading' });
    setNewsletter(await askStored());
  }

  return {
    newsletter,
    busy,
    problem,
    choose: (subscribed: boolean) => void choose(subscribed),
    reload: () => void reload(),
  };
}
