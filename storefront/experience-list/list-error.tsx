import { isRouteErrorResponse, useLocation } from 'react-router';
import { HeroFrame } from '../product/hero-frame.tsx';
import { NothingFound } from '../product/nothing-found.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { ExperiencesFailed } from './experiences-failed.tsx';
import { scenes } from './scenes.ts';

/** Replaces a list that is not found, or before anything of it is known (EXP-8, EXP-17). */
export default function ListError({ error }: { error: unknown }) {
  const type = useLocation().pathname.startsWith(urls.tours) ? 'tour-package' : 'attraction';
  const isTours = type === 'tour-package';
  const noCategory = isTours && isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <HeroFrame title={isTours ? 'Tour Packages' : 'Attractions'} scene={scenes[type]} />
      <div className="page pb-20">
        {noCategory ? (
          <NothingFound
            heading="No tour packages found in this category."
            text="The link may be old or misspelt."
            soldOut={null}
            advice={null}
          >
            <p className="mt-6 flex flex-wrap gap-3 max-md:justify-center">
              <ButtonLink to={urls.tours}>View all tour packages</ButtonLink>
              <ButtonLink to={urls.home} variant="secondary">
                Return to Home
              </ButtonLink>
            </p>
          </NothingFound>
        ) : (
          <ExperiencesFailed type={type} error={error} />
        )}
      </div>
    </>
  );
}
