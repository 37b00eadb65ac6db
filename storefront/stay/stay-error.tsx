import { isRouteErrorResponse, useLocation, useParams } from 'react-router';
import { deviceTexts } from '../../messages/en/device.ts';
import { stayErrorTexts } from '../../messages/en/stay/error.ts';
import type { Translate } from '../../messages/translate.ts';
import { isUnanswered, whyMissing } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ReloadLink } from '../ui/reload-link.tsx';
import { urls } from '../urls.ts';

/** Replaces a stay that is not found or fails to load (STAY-20). */
export function StayError({ error }: { error: unknown }) {
  const t = useText();
  const { slug } = useParams();
  const { pathname, search } = useLocation();
  return (
    <div className="page grid justify-items-center gap-4 py-10 text-center md:py-16">
      {/* no img: offline it would be a broken picture */}
      <div
        className="mb-4 aspect-[16/7] w-full max-w-3xl rounded-panel bg-sunk bg-cover bg-center"
        style={{ backgroundImage: 'url(/artwork/river-valley-9.wide.svg)' }}
      />
      <h1 className="text-3xl md:text-4xl">{t(stayErrorTexts.title)}</h1>
      <p className="max-w-lg text-lg text-ink-soft">{problemOf(t, error, slug)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink to={urls.stays}>{t(stayErrorTexts.browse)}</ButtonLink>
        <ReloadLink to={pathname + search} variant="secondary">
          {t(stayErrorTexts.tryAgain)}
        </ReloadLink>
      </div>
    </div>
  );
}

function problemOf(t: Translate, error: unknown, slug: string | undefined): string {
  if (!slug?.trim()) return t(stayErrorTexts.noSlug);
  if (slug.includes('\0')) return t(stayErrorTexts.invalidUrl);
  // not known on the server
  if ((typeof navigator !== 'undefined' && navigator.onLine === false) || isUnanswered(error))
    return t(deviceTexts.noNetwork);
  if (!isRouteErrorResponse(error)) {
    return whyMissing(t, error, t(stayErrorTexts.failed, { status: '500', reason: t(stayErrorTexts.notLoaded) }));
  }
  if (error.status === 404) return t(stayErrorTexts.notFound, { slug });
  return t(stayErrorTexts.failed, {
    status: String(error.status),
    reason: error.statusText || t(stayErrorTexts.notLoaded),
  });
}
