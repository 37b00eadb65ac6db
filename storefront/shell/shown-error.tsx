import { useEffect } from 'react';
import { isRouteErrorResponse, type Path, useLocation } from 'react-router';
import { waitingTexts } from '../../messages/en/waiting.ts';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ReloadLink } from '../ui/reload-link.tsx';
import { urls } from '../urls.ts';
import { errorText, isMissingCode } from './error-text.ts';
import { useSite } from './frame.ts';
import { titleOf } from './page-head.ts';

/**
 * Replaces a page that is not found, refused or failed. `at` is the address of the page, if it is not the current one.
 */
export default function ShownError({ error, at }: { error: unknown; at?: Path }) {
  const t = useText();
  const site = useSite();
  const here = useLocation();
  const { pathname, search } = at ?? here;
  const response = isRouteErrorResponse(error) ? error : undefined;
  const notFound = response?.status === 404;
  const online = typeof navigator === 'undefined' || navigator.onLine;
  const { picture, title, text } = errorText(t, error, online);
  const outdated = online && isMissingCode(error);
  useEffect(() => {
    // the server has this page with today's code
    if (outdated) window.location.reload();
  }, [outdated]);
  return (
    <div className="page py-10 md:py-16">
      <title>{titleOf(title, site)}</title>
      <div className="mx-auto max-w-3xl overflow-hidden rounded-panel bg-card shadow-card">
        {picture ? (
          <img src={picture} alt="" width={1600} height={700} className="aspect-[16/7] w-full bg-sunk object-cover" />
        ) : null}
        <div className="px-6 py-8 text-center md:px-12 md:py-10">
          {response ? (
            <p className="text-sm font-semibold text-ink-soft">
              {t(waitingTexts.errorStatus, { status: response.status })}
            </p>
          ) : null}
          <h1 className="mt-1 text-3xl md:text-4xl">{title}</h1>
          <p className="mx-auto mt-3 max-w-lg text-lg text-ink-soft">{text}</p>
          <div className="mt-7 flex flex-wrap justify-center gap-3">
            {notFound ? (
              <>
                <ButtonLink to={urls.stays}>{t(waitingTexts.browseStays)}</ButtonLink>
                <ButtonLink to={urls.home} variant="secondary">
                  {t(waitingTexts.returnToHome)}
                </ButtonLink>
              </>
            ) : (
              <>
                <ReloadLink to={pathname + search}>{t(waitingTexts.tryAgain)}</ReloadLink>
                <ButtonLink to={urls.stays} variant="secondary">
                  {t(waitingTexts.browseStays)}
                </ButtonLink>
                <ReloadLink to={urls.home} variant="secondary">
                  {t(waitingTexts.returnToHome)}
                </ReloadLink>
              </>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
