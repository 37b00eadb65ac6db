import { isRouteErrorResponse, useLocation } from 'react-router';
import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import { whyMissing } from '../device/use-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ReloadLink } from '../ui/reload-link.tsx';
import { experienceTexts, loadProblem } from './experience-texts.ts';

/** Replaces an attraction or a tour that is not found or fails to load (EXP-26). */
export function ExperienceError({ type, error }: { type: ExperienceType; error: unknown }) {
  const { pathname, search } = useLocation();
  const { back } = experienceTexts[type];
  const problem = isRouteErrorResponse(error)
    ? loadProblem(type, error.status)
    : whyMissing(error, loadProblem(type, undefined));
  return (
    <div className="page grid justify-items-center gap-4 py-10 text-center md:py-16">
      {/* no img: offline it would be a broken picture */}
      <div
        className="mb-4 aspect-[16/7] w-full max-w-3xl rounded-panel bg-sunk bg-cover bg-center"
        style={{ backgroundImage: 'url(/artwork/ganga-bridge-9.wide.svg)' }}
      />
      <h1 className="text-3xl md:text-4xl">Error</h1>
      <p className="max-w-lg text-lg text-ink-soft">{problem}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink to={back.to}>{back.text}</ButtonLink>
        <ReloadLink to={pathname + search} variant="secondary">
          Try Again
        </ReloadLink>
      </div>
    </div>
  );
}
