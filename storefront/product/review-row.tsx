import { useState } from 'react';
import { productReviewsTexts } from '../../messages/en/product/reviews.ts';
import { useHydrated } from '../rendering/later.ts';
import { useText } from '../rendering/text.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { ReviewCard } from './review-card.tsx';
import { reviewsLabel } from './review-order.ts';
import type { ThemeView } from './review-themes.ts';
import type { ReviewView } from './reviews-view.ts';

interface ReviewRowProps {
  reviews: readonly ReviewView[];
  themes: readonly ThemeView[];
  /** Shown with a review whose author has been there. */
  proof?: string;
}

/** Reviews in a row, and what several of them mention: a pressed theme leaves its reviews. */
export function ReviewRow({ reviews, themes, proof }: ReviewRowProps) {
  const t = useText();
  const [chosen, setChosen] = useState<string>();
  const theme = themes.find(({ id }) => id === chosen);
  const shown = theme ? reviews.filter(({ id }) => theme.reviews.includes(id)) : reviews;
  return (
    <>
      {themes.length > 0 ? (
        <div className="space-y-2">
          <p id="themes" className="text-sm font-semibold">
            {t(productReviewsTexts.themes)}
          </p>
          <ul aria-labelledby="themes" className="flex flex-wrap gap-2">
            {themes.map(({ id, text }) => (
              <li key={id}>
                <Theme text={text} on={id === chosen} press={() => setChosen(id === chosen ? undefined : id)} />
              </li>
            ))}
          </ul>
          <p role="status" className="text-sm text-ink-soft">
            {theme?.found}
          </p>
        </div>
      ) : null}
      <Carousel label={reviewsLabel(t, reviews)} widths="reviews">
        {shown.map((review) => (
          <ReviewCard key={review.id} review={review} {...(proof !== undefined && { proof })} />
        ))}
      </Carousel>
    </>
  );
}

/** Without JavaScript it can be read only. */
function Theme({ text, on, press }: { text: string; on: boolean; press: () => void }) {
  const look = `inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold ${on ? 'border-accent ring-1 ring-accent' : 'border-line-strong'}`;
  return useHydrated() ? (
    <button type="button" aria-pressed={on} onClick={press} className={`${look} hover:border-ink`}>
      {text}
    </button>
  ) : (
    <span className={look}>{text}</span>
  );
}
