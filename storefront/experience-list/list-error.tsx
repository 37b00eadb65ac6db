import { isRouteErrorResponse, useLocation } from 'react-router';
import { experienceListFailedTexts } from '../../messages/en/experience-list/failed.ts';
import { HeroFrame } from '../product/hero-frame.tsx';
import { NothingFound } from '../product/nothing-found.tsx';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { ExperiencesFailed } from './experiences-failed.tsx';
import { scenes } from './scenes.ts';

/** Replaces a list that is not found, or before anything of it is known (EXP-8, EXP-17). */
export default function ListError({ error }: { error: unknown }) {
  const t = useText();
  const type = useLocation().pathname.startsWith(urls.tours) ? 'tour-package' : 'attraction';
  const isTours = type === 'tour-package';
  const noCategory = isTours && isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <HeroFrame
        title={t(isTours ? experienceListFailedTexts.toursTitle : experienceListFailedTexts.attractionsTitle)}
        scene={scenes[type]}
      />
      <div className="page pb-20">
        {noCategory ? (
          <NothingFound
            heading={t(experienceListFailedTexts.noneInCategory)}
            text={t(experienceListFailedTexts.oldLink)}
            soldOut={null}
            advice={null}
          >
            <p className="mt-6 flex flex-wrap gap-3 max-md:justify-center">
              <ButtonLink to={urls.tours}>{t(experienceListFailedTexts.allTours)}</ButtonLink>
              <ButtonLink to={urls.home} variant="secondary">
                {t(experienceListFailedTexts.home)}
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
