import { useEffect, useEffectEvent, useState } from 'react';
import { accountTexts } from '../../messages/en/account.ts';
import type { SubscriptionWire } from '../../service/enquiries/subscription.ts';
import { ApiError, callApi } from '../device/api.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';

export type Newsletter =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'known'; readonly subscribed: boolean };

const path = '/api/newsletter/me';

/** The stored newsletter subscription, and the function that changes it. `active`: the address is confirmed. */
export function useNewsletter(active: boolean) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // no request while a change is being saved: its result will be newer
  const { answer, error, again, put } = useQuery(
    active ? path : null,
    (signal) => callApi<SubscriptionWire>('GET', path, undefined, { signal }),
    { ready: !busy },
  );
  const look = useEffectEvent(again);

  useEffect(() => {
    if (!active) return;
    // a link in an email may have ended it in the meantime
    const onReturn = () => look();
    window.addEventListener('focus', onReturn);
    return () => window.removeEventListener('focus', onReturn);
  }, [active]);

  async function choose(subscribed: boolean) {
    setBusy(true);
    setProblem(undefined);
    try {
      const stored = await callApi<SubscriptionWire>('PUT', path, { subscribed });
      put(() => stored);
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || t(accountTexts.notSaved));
    }
    setBusy(false);
  }

  return {
    newsletter: newsletterOf(answer, error),
    busy,
    problem,
    choose: (subscribed: boolean) => void choose(subscribed),
    reload: again,
  };
}

function newsletterOf(answer: SubscriptionWire | undefined, error: unknown): Newsletter {
  if (answer) return { state: 'known', subscribed: answer.subscribed };
  return { state: error ? 'failed' : 'loading' };
}
