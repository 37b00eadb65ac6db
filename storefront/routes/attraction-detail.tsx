import { experienceRouteTexts } from '../../messages/en/experience/route.ts';
import { ExperienceError } from '../experience/experience-error.tsx';
import { ExperiencePage } from '../experience/experience-page.tsx';
import { textOfPage } from '../rendering/text.tsx';
import { loadExperience } from '../server/load-experience.ts';
import { pageTitle, privatePage } from '../shell/page-head.ts';
import type { Route } from './+types/attraction-detail';

/** `GET /attraction/booking/{slug}` */
export function loader({ context, params, request }: Route.LoaderArgs) {
  return loadExperience('attraction', context, params['*'], request);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
  return errorHeaders ? privatePage() : loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const t = textOfPage();
  return (
    loaderData?.head ?? [{ title: pageTitle(t, t(experienceRouteTexts.error)) }, { name: 'robots', content: 'noindex' }]
  );
}

export default function AttractionDetail({ loaderData }: Route.ComponentProps) {
  return <ExperiencePage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ExperienceError type="attraction" error={error} />;
}
