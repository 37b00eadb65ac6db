import { useState } from 'react';
import { Carousel } from '../ui/carousel.tsx';
import { Icon } from '../ui/icon.tsx';
import { Stars } from '../ui/rating.tsx';
import { ReviewForm } from './review-form.tsx';
import type { ReviewView, StayPageView } from './stay-page-view.ts';

export function StayReviews({ stay }: { stay: StayPageView }) {
  return (
    <div className="space-y-8">
      {stay.reviews.length === 0 ? (
        <p className="rounded-card bg-sunk px-6 py-8 text-center text-lg text-ink-soft">
          No reviews yet. Be the first to review!
        </p>
      ) : (
        <>
          <Summary stay={stay} />
          <Carousel label="Reviews, newest first" widths="reviews">
            {stay.reviews.map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </Carousel>
        </>
      )}
      <ReviewForm stayId={stay.documentId} />
    </div>
  );
}

function Summary({ stay: { rated, histogram } }: { stay: StayPageView }) {
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-5">
      {rated ? (
        <p>
          <strong className="block font-display text-6xl leading-none font-medium text-ink tabular-nums">
            {rated.score}
          </strong>
          <span className="mt-2 block font-semibold">{rated.word}</span>
          <span className="block text-sm text-ink-soft">{rated.reviews}</span>
        </p>
      ) : null}
      <ol className="min-w-64 grow space-y-1 sm:max-w-md">
        {histogram.map(({ label, count, width }) => (
          <li key={label} className="flex items-center gap-3 text-sm">
            <span className="w-16 shrink-0 text-ink-soft">{label}</span>
            <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-sunk">
              <span className="block h-full rounded-full bg-marigold" style={{ width: `${width}%` }} />
            </span>
            <span className="w-8 shrink-0 text-end text-ink tabular-nums">{count}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Review({ review }: { review: ReviewView }) {
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
          <p className="text-sm text-ink-soft">{review.on}</p>
        </div>
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-3">
        <Stars value={review.rating} label={`${review.rating} of 5 stars`} />
        {review.verified ? (
          <span className="inline-flex items-center gap-1 text-sm font-semibold text-success">
            <Icon name="badge-check" size={16} />
            Verified stay
          </span>
        ) : null}
      </p>
      <Comment text={review.comment} long={review.long} />
    </article>
  );
}

/** What a guest wrote; the end of a long one comes on request. */
function Comment({ text, long }: { text: string; long: boolean }) {
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
          {whole ? 'Show less' : 'Show more'}
        </button>
      ) : null}
    </>
  );
}
