import { isRouteErrorResponse, useLocation } from 'react-router';
import { whyMissing } from '../device/missing-data.ts';
import { HeroFrame } from '../product/hero-frame.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { nowhereText } from './list-texts.ts';
import { scenes } from './scenes.ts';

/** Stands in place of a list that is not there or does not come (S2 §2, §8). */
export default function ListError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const tours = pathname.startsWith(urls.tours);
  const noCategory = isRouteErrorResponse(error) && error.status === 404;
  const scene = scenes[tours ? 'tour-package' : 'attraction'];
  if (noCategory) {
    return (
      <>
        <HeroFrame title="Tour Packages" scene={scene} />
        <div className="page grid justify-items-center gap-6 py-16 text-center">
          <p className="text-lg text-ink-soft">No tour packages found in this category.</p>
          <ButtonLink to={urls.tours}>View all tour packages</ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <HeroFrame title={tours ? 'No Tour Packages Found' : 'No Attractions Found'} scene={scene} />
      <div className="page grid justify-items-center gap-6 py-16 text-center">
        <p className="text-lg text-ink-soft">
          {whyMissing(error, tours ? 'Failed to fetch packages' : 'Failed to fetch attractions')}
        </p>
        {tours ? <p className="text-lg text-ink-soft">{nowhereText}</p> : null}
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={pathname + search} reloadDocument>
            Try Again
          </ButtonLink>
          <ButtonLink to={tours ? urls.tours : urls.attractions} variant="secondary">
            {tours ? 'Browse All Packages' : 'Browse Attractions'}
          </ButtonLink>
          <ButtonLink to={urls.home} variant="secondary">
            Return to Home
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
