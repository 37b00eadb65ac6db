import { isRouteErrorResponse } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';

interface Told {
  readonly picture: string;
  readonly title: string;
  readonly text: string;
}

const lost: Told = {
  picture: '/artwork/tiger-forest-3.wide.svg',
  title: 'This path leads nowhere',
  text: 'The page you asked for does not exist, or it has moved. The way back is easy to find.',
};
const broken: Told = {
  picture: '/artwork/river-valley-4.wide.svg',
  title: 'The road is blocked for a moment',
  text: 'Something went wrong on our side. Nothing you did is lost; please try again in a minute.',
};

/** What stands in place of a page: not found, refused, or failed. */
export function ErrorPage({ error }: { error: unknown }) {
  const response = isRouteErrorResponse(error) ? error : undefined;
  const notFound = response?.status === 404;
  const { picture, title, text } = notFound ? lost : broken;
  const said =
    !notFound && response && response.status < 500 && typeof response.data === 'string' ? response.data : text;
  return (
    <div className="page py-10 md:py-16">
      <title>{`${title} | travel and tourism`}</title>
      <div className="mx-auto max-w-3xl overflow-hidden rounded-panel bg-card shadow-card">
        <img src={picture} alt="" width={1600} height={700} className="aspect-[16/7] w-full bg-sunk object-cover" />
        <div className="px-6 py-8 text-center md:px-12 md:py-10">
          {response ? <p className="text-sm font-semibold text-ink-soft">Error {response.status}</p> : null}
          <h1 className="mt-1 text-3xl md:text-4xl">{title}</h1>
          <p className="mx-auto mt-3 max-w-lg text-lg text-ink-soft">{said}</p>
          <div className="mt-7 flex flex-wrap justify-center gap-3">
            <ButtonLink to={urls.stays}>Browse stays</ButtonLink>
            <ButtonLink to={urls.home} variant="secondary" reloadDocument={!notFound}>
              Go to the home page
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
