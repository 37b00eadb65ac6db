import { isRouteErrorResponse, useLocation } from 'react-router';
import { HeroFrame } from '../product/hero-frame.tsx';
import { ListFailed } from '../product/list-failed.tsx';
import { NothingFound } from '../product/nothing-found.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { nowhereText } from './list-texts.ts';
import { scenes } from './scenes.ts';

/** Stands in place of a list that is not there or does not come (S2 §2, §8). */
export default function ListError({ error }: { error: unknown }) {
  const tours = useLocation().pathname.startsWith(urls.tours);
  const noCategory = isRouteErrorResponse(error) && error.status === 404;
  const hero = (
    <HeroFrame title={tours ? 'Tour Packages' : 'Attractions'} scene={scenes[tours ? 'tour-package' : 'attraction']} />
  );
  if (!tours) return <ListFailed hero={hero} error={error} text="Failed to fetch attractions" />;
  return (
    <>
      {noCategory ? hero : <ListFailed hero={hero} error={error} text="Failed to fetch packages" />}
      <div className="page pb-20">
        <NothingFound
          heading={noCategory ? 'No tour packages found in this category.' : 'No Tour Packages Found'}
          text={noCategory ? 'The link may be old or misspelt.' : nowhereText}
          soldOut={null}
          advice={null}
        >
          <p className="mt-6 flex flex-wrap gap-3 max-md:justify-center">
            <ButtonLink to={urls.tours}>{noCategory ? 'View all tour packages' : 'Browse All Packages'}</ButtonLink>
            <ButtonLink to={urls.home} variant="secondary">
              Return to Home
            </ButtonLink>
          </p>
        </NothingFound>
      </div>
    </>
  );
}
