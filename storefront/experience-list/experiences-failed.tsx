import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import { ResultsFailed } from '../product/list-failed.tsx';
import { NothingFound } from '../product/nothing-found.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { nowhereText } from './list-texts.ts';

/** Replaces attractions or tours that fail to load (EXP-8, EXP-17). */
export function ExperiencesFailed({ type, error }: { type: ExperienceType; error?: unknown }) {
  if (type === 'attraction') return <ResultsFailed error={error} text="Failed to fetch attractions" />;
  return (
    <>
      <ResultsFailed error={error} text="Failed to fetch packages" />
      <NothingFound heading="No Tour Packages Found" text={nowhereText} soldOut={null} advice={null}>
        <p className="mt-6 flex flex-wrap gap-3 max-md:justify-center">
          <ButtonLink to={urls.tours}>Browse All Packages</ButtonLink>
          <ButtonLink to={urls.home} variant="secondary">
            Return to Home
          </ButtonLink>
        </p>
      </NothingFound>
    </>
  );
}
