import { productReviewsTexts } from '../../messages/en/product/reviews.ts';
import { ReviewForm } from '../product/review-form.tsx';
import { ReviewRow } from '../product/review-row.tsx';
import { ReviewSummary } from '../product/review-summary.tsx';
import { useText } from '../rendering/text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { StayPageView } from './stay-page-view.ts';

export function StayReviews({ stay }: { stay: StayPageView }) {
  const t = useText();
  const { rated, histogram, aspects, reviews, themes, allReviews } = stay;
  return (
    <div className="space-y-8">
      {reviews.length === 0 ? (
        <p className="rounded-card bg-sunk px-6 py-8 text-center text-lg text-ink-soft">
          {t(productReviewsTexts.none)}
        </p>
      ) : (
        <>
          <ReviewSummary rated={rated} histogram={histogram} aspects={aspects} />
          <ReviewRow reviews={reviews} themes={themes} />
          {allReviews ? (
            <ButtonLink to={allReviews.to} variant="secondary">
              {allReviews.text}
            </ButtonLink>
          ) : null}
        </>
      )}
      <ReviewForm of="stay" product={stay.documentId} />
    </div>
  );
}
