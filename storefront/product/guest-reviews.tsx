import { productReviewsTexts } from '../../messages/en/product/reviews.ts';
import type { Reviewed } from '../../service/catalog/reviews/review.ts';
import { useText } from '../rendering/text.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewRow } from './review-row.tsx';
import { ReviewSummary } from './review-summary.tsx';
import type { ThemeView } from './review-themes.ts';
import type { HistogramBar, RatedView, ReviewView } from './reviews-view.ts';

export interface ReviewsView {
  rated: RatedView | null;
  /** Verified ones first, then newest first. */
  reviews: ReviewView[];
  histogram: HistogramBar[];
  themes: ThemeView[];
  /** '24 of 128 reviews, newest first', if not all are shown. */
  shownReviews: string | null;
}

export interface GuestReviewsProps {
  view: ReviewsView;
  /** The reviewed product's type and documentId. */
  of: Reviewed;
  product: string;
}

/** Guest reviews of a product, and a form to write one. */
export function GuestReviews({ view, of, product }: GuestReviewsProps) {
  const t = useText();
  return (
    <div className="space-y-8">
      {view.reviews.length === 0 ? (
        <p className="rounded-card bg-sunk px-6 py-8 text-center text-lg text-ink-soft">
          {t(productReviewsTexts.none)}
        </p>
      ) : (
        <>
          <ReviewSummary rated={view.rated} histogram={view.histogram} />
          <ReviewRow reviews={view.reviews} themes={view.themes} proof={t(productReviewsTexts.verifiedBooking)} />
          {view.shownReviews ? <p className="text-ink-soft">{view.shownReviews}</p> : null}
        </>
      )}
      <ReviewForm of={of} product={product} />
    </div>
  );
}
