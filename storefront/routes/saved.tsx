import { useEffect } from 'react';
import { savedTexts } from '../../messages/en/saved.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { openSignIn } from '../account/modal-store.ts';
import { callApi } from '../device/api.ts';
import { useSavedNames } from '../device/saved.ts';
import { useSession } from '../device/session.ts';
import { useQuery } from '../device/use-query.ts';
import { useHydrated } from '../rendering/later.ts';
import { textOfPage, useText } from '../rendering/text.tsx';
import type { SavedCard } from '../saved/saved-groups.ts';
import { EmptySaved, SavedList, SavedSkeleton } from '../saved/saved-list.tsx';
import { syncSaved } from '../saved/sync-saved.ts';
import { canonicalLink, ownTitle } from '../shell/page-head.ts';
import { Button } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import type { Route } from './+types/saved';

export function meta({ matches }: Route.MetaArgs) {
  const t = textOfPage();
  const origin = matches[0].loaderData?.origin;
  return [
    { title: ownTitle(t(savedTexts.title), { matches }) },
    { name: 'robots', content: 'noindex' },
    ...canonicalLink(urls.saved, origin),
  ];
}

/** The number of products per request. */
const atOnce = 50;

export default function SavedPage() {
  const t = useText();
  const hydrated = useHydrated();
  const { ready, token } = useSession();
  const names = useSavedNames();
  useEffect(() => {
    if (token) void syncSaved();
  }, [token]);
  const { latest, error, again } = useQuery(names.length > 0 ? [...names].sort().join(' ') : null, async (signal) => {
    const parts = Array.from({ length: Math.ceil(names.length / atOnce) }, (_, part) =>
      names.slice(part * atOnce, (part + 1) * atOnce),
    );
    const requested = (part: readonly string[]) =>
      callApi<SavedCard[]>('GET', addressIn(t.language, urls.savedShown(part)), undefined, { signal, token: null });
    return (await Promise.all(parts.map(requested))).flat();
  });
  return (
    <div className="page py-8 md:py-12">
      <h1 className="text-4xl md:text-5xl">{t(savedTexts.title)}</h1>
      {ready && !token ? (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
          {t(savedTexts.onThisDevice)}
          <Button size="sm" variant="secondary" onClick={() => openSignIn('login', () => undefined)}>
            {t(savedTexts.signIn)}
          </Button>
        </p>
      ) : null}
      {!hydrated || (names.length > 0 && !latest && !error) ? <SavedSkeleton /> : null}
      {hydrated && names.length === 0 ? <EmptySaved /> : null}
      {error && !latest ? (
        <div role="alert" className="mt-6 rounded-card border border-danger bg-card p-8 text-center">
          <p className="text-lg font-medium">{t(savedTexts.failed)}</p>
          <Button className="mt-5" onClick={again}>
            {t(savedTexts.tryAgain)}
          </Button>
        </div>
      ) : null}
      {hydrated && latest && names.length > 0 ? <SavedList names={names} cards={latest} /> : null}
    </div>
  );
}
