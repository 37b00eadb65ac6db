import { useState } from 'react';
import { productReviewsTexts } from '../../messages/en/product/reviews.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { useSite } from '../shell/frame.ts';
import { Icon } from '../ui/icon.tsx';
import { Stars } from '../ui/rating.tsx';
import { urls } from '../urls.ts';
import type { ReviewView } from './reviews-view.ts';

/** A review. `proof`: shown with a review whose author has been there; 'Verified stay' by default. */
export function ReviewCard({ review, proof }: { review: ReviewView; proof?: string }) {
  const t = useText();
  const site = useSite();
  return (
    <article className="flex h-full flex-col rounded-card border border-line bg-card p-5">
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-support-soft font-semibold text-support"
        >
          {review.initial}
        </span>
        <div className="min-w-0">
          <h3 className="font-sans text-base font-semibold tracking-normal">{review.name}</h3>
          <p className="text-sm text-ink-soft">{review.by ? `${review.by} · ${review.on}` : review.on}</p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-3">
        <Stars value={review.rating} label={t(productReviewsTexts.stars, { rating: review.rating })} />
        {review.verified ? (
          <span className="inline-flex items-center gap-1 text-sm font-semibold text-success">
            <Icon name="badge-check" size={16} />
            {proof ?? t(productReviewsTexts.verifiedStay)}
          </span>
        ) : (
          <span className="text-sm text-ink-soft">{t(productReviewsTexts.notVerified)}</span>
        )}
      </p>
      <Comment text={review.comment} long={review.long} />
      {review.answer ? (
        <div className="mt-4 rounded-field bg-sunk px-4 py-3">
          <h4 className="font-sans text-sm font-semibold tracking-normal">
            {t(productReviewsTexts.answerFrom, { site })}
          </h4>
          <p className="mt-1 whitespace-pre-line">{review.answer}</p>
        </div>
      ) : null}
      {/* a page of its own, for which nothing is prefetched here */}
      <a
        href={addressIn(t.language, urls.reportReview(review.id))}
        rel="nofollow"
        className="mt-auto inline-flex min-h-11 items-center self-start text-sm text-ink-soft underline underline-offset-4"
      >
        <Rich
          message={productReviewsTexts.report}
          values={{ name: review.name, hidden: (words) => <span className="sr-only">{words}</span> }}
        />
      </a>
    </article>
  );
}

/** The text of a review; the end of a long one is shown on request. */
function Comment({ text, long }: { text: string; long: boolean }) {
  const t = useText();
  const [whole, setWhole] = useState(!long);
  return (
    <>
      <p className={`mt-2 whitespace-pre-line text-ink ${whole ? '' : 'shortened'}`}>{text}</p>
      {long ? (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="needs-script min-h-11 self-start font-semibold text-accent underline-offset-4 hover:underline"
        >
          {t(whole ? productReviewsTexts.showLess : productReviewsTexts.showMore)}
        </button>
      ) : null}
    </>
  );
}
