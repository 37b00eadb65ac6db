import { useLocation } from 'react-router';
import { whyMissing } from '../device/use-query.ts';
import { HeroFrame } from '../product/hero-frame.tsx';
import { NothingFound } from '../product/nothing-found.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';

/** Replaces cars that fail to load: an empty list (CAR-8), with a button to retry. */
export function CarsFailed({ error }: { error?: unknown }) {
  const { pathname, search } = useLocation();
  return (
    <NothingFound
      heading="No car rentals found."
      text={whyMissing(error, 'We could not load the cars. Please try again in a minute.')}
      soldOut={null}
      advice={null}
    >
      <p className="mt-6 flex flex-wrap gap-3 max-md:justify-center">
        <ButtonLink to={pathname + search} reloadDocument>
          Try Again
        </ButtonLink>
        <ButtonLink to={urls.cars} variant="secondary">
          Back to Car Rentals
        </ButtonLink>
      </p>
    </NothingFound>
  );
}

/** Replaces a list of cars before anything of it is known. */
export function CarListError({ error, scene }: { error: unknown; scene: string }) {
  return (
    <>
      <HeroFrame title="Car Rentals" scene={scene} focus="80% 92%" narrow />
      <div className="page pt-10 pb-20">
        <CarsFailed error={error} />
      </div>
    </>
  );
}
