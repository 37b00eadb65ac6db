import { isRouteErrorResponse, useLocation, useParams } from 'react-router';
import { isUnanswered, noNetwork, whyMissing } from '../device/use-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ReloadLink } from '../ui/reload-link.tsx';
import { urls } from '../urls.ts';

/** Replaces a stay that is not found or fails to load (STAY-20). */
export function StayError({ error }: { error: unknown }) {
  const { slug } = useParams();
  const { pathname, search } = useLocation();
  return (
    <div className="page grid justify-items-center gap-4 py-10 text-center md:py-16">
      {/* no img: offline it would be a broken picture */}
      <div
        className="mb-4 aspect-[16/7] w-full max-w-3xl rounded-panel bg-sunk bg-cover bg-center"
        style={{ backgroundImage: 'url(/artwork/river-valley-9.wide.svg)' }}
      />
      <h1 className="text-3xl md:text-4xl">Error Loading Stay</h1>
      <p className="max-w-lg text-lg text-ink-soft">{problemOf(error, slug)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink to={urls.stays}>Browse All Stays</ButtonLink>
        <ReloadLink to={pathname + search} variant="secondary">
          Try Again
        </ReloadLink>
      </div>
    </div>
  );
}

function problemOf(error: unknown, slug: string | undefined): string {
  if (!slug?.trim()) return 'No slug provided in URL';
  if (slug.includes('\0')) return 'Invalid URL';
  // not known on the server
  if ((typeof navigator !== 'undefined' && navigator.onLine === false) || isUnanswered(error)) return noNetwork;
  if (!isRouteErrorResponse(error)) {
    return whyMissing(error, 'API Error: 500 - The stay could not be loaded.');
  }
  if (error.status === 404) return `Stay "${slug}" not found. Please check the URL and try again.`;
  return `API Error: ${error.status} - ${error.statusText || 'The stay could not be loaded.'}`;
}
