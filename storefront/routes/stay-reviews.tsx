import { useEffect, useRef } from 'react';
import { data } from 'react-router';
import { stayErrorTexts } from '../../messages/en/stay/error.ts';
import { stayReviewsTexts } from '../../messages/en/stay/reviews.ts';
import { stayReviews } from '../../service/catalog/reviews/stay-reviews.ts';
import { textForReader } from '../../service/catalog/text-for-reader.ts';
import { ReviewCard } from '../product/review-card.tsx';
import { ReviewSummary } from '../product/review-summary.tsx';
import { textOfPage, useText } from '../rendering/text.tsx';
import { service } from '../service.ts';
import { ownTitle, privatePage } from '../shell/page-head.ts';

import { ReviewFilter } from '../stay/review-filter.tsx';
import { StayError } from '../stay/stay-error.tsx';
import { requestedReviews, stayReviewsView } from '../stay/stay-reviews-view.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/stay-reviews';

/**
 * `GET /stays/{slug}/reviews?page=2&stars=5&traveller=family&verified=1&sort=newest`: all reviews of a stay, a page at
 * a time.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const requested = requestedReviews(new URL(request.url).searchParams);
  const ctx = context.get(service);
  const found = await stayReviews(ctx, { slug: params.slug, ...requested });
  if (!found) throw data({ slug: params.slug }, { status: 404 });
  return data(stayReviewsView(await textForReader(ctx), found, requested), { headers: privatePage() });
}

export function headers() {
  return privatePage();
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = textOfPage();
  const title = loaderData ? t(stayReviewsTexts.heading, { name: loaderData.name }) : t(stayErrorTexts.title);
  // search engines should index the stay's page instead
  return [{ title: ownTitle(title, { matches }) }, { name: 'robots', content: 'noindex, follow' }];
}

export default function StayReviews({ loaderData }: Route.ComponentProps) {
  const t = useText();
  const { name, crumbs, rated, histogram, aspects, reviews, shown, all, newer, older, back, filter } = loaderData;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    // another set of reviews is read from its beginning
    heading.current?.focus({ preventScroll: true });
  }, [shown]);
  return (
    <div className="page pt-1 wrap-anywhere md:pt-3">
      <Breadcrumb steps={crumbs} />
      <h1 className="mt-1 text-3xl sm:text-4xl">{t(stayReviewsTexts.heading, { name })}</h1>
      <div className="mt-8 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[300px_minmax(0,1fr)]">
        <div className="space-y-6 lg:sticky lg:top-24">
          <ReviewSummary rated={rated} histogram={histogram} aspects={aspects} />
          <ButtonLink to={back} variant="secondary">
            {t(stayReviewsTexts.rooms)}
          </ButtonLink>
        </div>
        <section aria-labelledby="shown" className="min-w-0">
          {filter ? <ReviewFilter key={shown} filter={filter} /> : null}
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <h2 ref={heading} id="shown" tabIndex={-1} className="font-sans text-lg font-semibold tracking-normal">
              {shown}
            </h2>
            {all ? (
              <ButtonLink to={all} variant="secondary" size="sm">
                {t(stayReviewsTexts.showAll)}
              </ButtonLink>
            ) : null}
          </div>
          <ul className="mt-4 grid max-w-3xl gap-4">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={{ ...review, long: false }} />
              </li>
            ))}
          </ul>
          {newer || older ? (
            <nav aria-label={t(stayReviewsTexts.pages)} className="mt-8 flex flex-wrap gap-3">
              {newer ? (
                <ButtonLink to={newer} variant="secondary">
                  {t(stayReviewsTexts.newer)}
                </ButtonLink>
              ) : null}
              {older ? (
                <ButtonLink to={older} variant="secondary">
                  {t(stayReviewsTexts.older)}
                </ButtonLink>
              ) : null}
            </nav>
          ) : null}
        </section>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <StayError error={error} />;
}
