import { experienceListFailedTexts } from '../../messages/en/experience-list/failed.ts';
import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import { ResultsFailed } from '../product/list-failed.tsx';
import { NothingFound } from '../product/nothing-found.tsx';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';

/** Replaces attractions or tours that fail to load (EXP-8, EXP-17). */
export function ExperiencesFailed({ type, error }: { type: ExperienceType; error?: unknown }) {
  const t = useText();
  if (type === 'attraction') return <ResultsFailed error={error} text={t(experienceListFailedTexts.attractions)} />;
  return (
    <>
      <ResultsFailed error={error} text={t(experienceListFailedTexts.packages)} />
      <NothingFound
        heading={t(experienceListFailedTexts.noTours)}
        text={t(experienceListFailedTexts.nowhere)}
        soldOut={null}
        advice={null}
      >
        <p className="mt-6 flex flex-wrap gap-3 max-md:justify-center">
          <ButtonLink to={urls.tours}>{t(experienceListFailedTexts.browsePackages)}</ButtonLink>
          <ButtonLink to={urls.home} variant="secondary">
            {t(experienceListFailedTexts.home)}
          </ButtonLink>
        </p>
      </NothingFound>
    </>
  );
}
