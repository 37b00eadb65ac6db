import { Link } from 'react-router';
import { productReviewsTexts } from '../../messages/en/product/reviews.ts';
import { Rich } from '../rendering/text.tsx';
import type { AspectView, HistogramBar, RatedView } from './reviews-view.ts';

const row = 'flex items-center gap-3 text-sm';

interface ReviewSummaryProps {
  rated: RatedView | null;
  histogram: readonly HistogramBar[];
  aspects?: readonly AspectView[];
}

/** The rating, its distribution over the stars, and the ratings of aspects. */
export function ReviewSummary({ rated, histogram, aspects = [] }: ReviewSummaryProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-12 gap-y-5">
      {rated ? (
        <p>
          <strong className="block font-display text-6xl leading-none font-medium text-ink tabular-nums">
            <Rich
              message={productReviewsTexts.score}
              values={{
                score: rated.score,
                outOf: rated.outOf,
                most: (words) => <span className="font-sans text-xl font-normal text-ink-soft">{words}</span>,
              }}
            />
          </strong>
          {rated.word ? <span className="mt-2 block font-semibold">{rated.word}</span> : null}
          <span className="block text-sm text-ink-soft">{rated.reviews}</span>
        </p>
      ) : null}
      <ol className="min-w-64 grow space-y-1 sm:max-w-md">
        {histogram.map((bar) => (
          <li key={bar.label}>
            {bar.to && bar.count > 0 ? (
              <Link
                to={bar.to}
                aria-current={bar.current ? 'true' : undefined}
                className={`${row} min-h-11 rounded-lg hover:bg-sunk aria-[current]:font-semibold`}
              >
                <Bar bar={bar} />
              </Link>
            ) : (
              <span className={`${row} ${bar.to ? 'min-h-11' : ''}`}>
                <Bar bar={bar} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {aspects.length > 0 ? (
        <ul className="min-w-64 grow space-y-1 sm:max-w-md">
          {aspects.map(({ label, score, width }) => (
            <li key={label} className={row}>
              <span className="w-24 shrink-0 text-ink-soft">{label}</span>
              <Track width={width} look="bg-support" />
              <span className="w-8 shrink-0 text-end text-ink tabular-nums">{score}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Bar({ bar: { label, count, width } }: { bar: HistogramBar }) {
  return (
    <>
      <span className="w-16 shrink-0 text-ink-soft">{label}</span>
      <Track width={width} look="bg-marigold" />
      <span className="w-8 shrink-0 text-end text-ink tabular-nums">{count}</span>
    </>
  );
}

function Track({ width, look }: { width: number; look: string }) {
  return (
    <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-sunk">
      <span className={`block h-full rounded-full ${look}`} style={{ width: `${width}%` }} />
    </span>
  );
}
