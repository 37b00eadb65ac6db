import { isRouteErrorResponse, useLocation } from 'react-router';
import { experienceRouteTexts } from '../../messages/en/experience/route.ts';
import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';
import { whyMissing } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { ReloadLink } from '../ui/reload-link.tsx';
import { experienceKinds, loadProblem } from './experience-kinds.ts';

/** Replaces an attraction or a tour that is not found or fails to load (EXP-26). */
export function ExperienceError({ type, error }: { type: ExperienceType; error: unknown }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const { back } = experienceKinds[type];
  const problem = isRouteErrorResponse(error)
    ? loadProblem(t, type, error.status)
    : whyMissing(t, error, loadProblem(t, type, undefined));
  return (
    <div className="page grid justify-items-center gap-4 py-10 text-center md:py-16">
      {/* no img: offline it would be a broken picture */}
      <div
        className="mb-4 aspect-[16/7] w-full max-w-3xl rounded-panel bg-sunk bg-cover bg-center"
        style={{ backgroundImage: 'url(/artwork/ganga-bridge-9.wide.svg)' }}
      />
      <h1 className="text-3xl md:text-4xl">{t(experienceRouteTexts.error)}</h1>
      <p className="max-w-lg text-lg text-ink-soft">{problem}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <ButtonLink to={back.to}>{t(back.text)}</ButtonLink>
        <ReloadLink to={pathname + search} variant="secondary">
          {t(experienceRouteTexts.tryAgain)}
        </ReloadLink>
      </div>
    </div>
  );
}
