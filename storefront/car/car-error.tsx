import { isRouteErrorResponse, useLocation } from 'react-router';
import { carErrorTexts } from '../../messages/en/car/error.ts';
import { whyMissing } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ReloadLink } from '../ui/reload-link.tsx';
import { urls } from '../urls.ts';

/** Replaces a car that is not found or fails to load (CAR-10). */
export function CarError({ error }: { error: unknown }) {
  const t = useText();
  const notLoaded = t(carErrorTexts.notLoaded);
  const { pathname, search } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="page grid justify-items-center gap-4 py-10 text-center md:py-16">
      {/* no img: offline it would be a broken picture */}
      <div
        className="mb-4 aspect-[16/7] w-full max-w-3xl rounded-panel bg-sunk bg-cover bg-center"
        style={{ backgroundImage: 'url(/artwork/river-valley-9.wide.svg)' }}
      />
      <h1 className="text-3xl md:text-4xl">{t(carErrorTexts.title)}</h1>
      <p className="max-w-lg text-lg text-ink-soft">{missing ? notLoaded : whyMissing(t, error, notLoaded)}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink to={urls.cars}>{t(carErrorTexts.back)}</ButtonLink>
        {missing ? null : (
          <ReloadLink to={pathname + search} variant="secondary">
            {t(carErrorTexts.tryAgain)}
          </ReloadLink>
        )}
      </div>
    </div>
  );
}
