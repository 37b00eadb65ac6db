import { useLocation } from 'react-router';
import { carResultsTexts } from '../../messages/en/car/results.ts';
import { whyMissing } from '../device/use-query.ts';
import { HeroFrame } from '../product/hero-frame.tsx';
import { NothingFound } from '../product/nothing-found.tsx';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';

/** Replaces cars that fail to load: an empty list (CAR-8), with a button to retry. */
export function CarsFailed({ error }: { error?: unknown }) {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <NothingFound
      heading={t(carResultsTexts.none)}
      text={whyMissing(t, error, t(carResultsTexts.notLoaded))}
      soldOut={null}
      advice={null}
    >
      <p className="mt-6 flex flex-wrap gap-3 max-md:justify-center">
        <ButtonLink to={pathname + search} reloadDocument>
          {t(carResultsTexts.tryAgain)}
        </ButtonLink>
        <ButtonLink to={urls.cars} variant="secondary">
          {t(carResultsTexts.back)}
        </ButtonLink>
      </p>
    </NothingFound>
  );
}

/** Replaces a list of cars before anything of it is known. */
export function CarListError({ error, scene }: { error: unknown; scene: string }) {
  const t = useText();
  return (
    <>
      <HeroFrame title={t(carResultsTexts.title)} scene={scene} focus="80% 92%" narrow />
      <div className="page pt-10 pb-20">
        <CarsFailed error={error} />
      </div>
    </>
  );
}
