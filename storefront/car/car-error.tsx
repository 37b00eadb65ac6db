import { isRouteErrorResponse, useLocation } from 'react-router';
import { whyMissing } from '../device/use-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ReloadLink } from '../ui/reload-link.tsx';
import { urls } from '../urls.ts';

/** Replaces a car that is not found or fails to load (CAR-10). */
export function CarError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="page grid justify-items-center gap-4 py-10 text-center md:py-16">
      {/* no img: offline it would be a broken picture */}
      <div
        className="mb-4 aspect-[16/7] w-full max-w-3xl rounded-panel bg-sunk bg-cover bg-center"
        style={{ backgroundImage: 'url(/artwork/river-valley-9.wide.svg)' }}
      />
      <h1 className="text-3xl md:text-4xl">Car Not Found</h1>
      <p className="max-w-lg text-lg text-ink-soft">{missing ? carNotLoaded : whyMissing(error, carNotLoaded)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink to={urls.cars}>Back to Car Rentals</ButtonLink>
        {missing ? null : (
          <ReloadLink to={pathname + search} variant="secondary">
            Try Again
          </ReloadLink>
        )}
      </div>
    </div>
  );
}

const carNotLoaded = 'The requested car could not be loaded.';
