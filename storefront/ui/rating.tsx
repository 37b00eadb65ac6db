import { uiTexts } from '../../messages/en/ui.ts';
import { Rich } from '../rendering/text.tsx';

/**
 * A rating, '9.1', as a filled badge. Stays are rated out of ten, everything else out of five: screen readers get the
 * scale, and everyone if the badge is alone (`scale`).
 */
export function RatingBadge(props: { score: string; outOf?: 5 | 10; scale?: boolean }) {
  const { score, outOf = 10, scale = false } = props;
  return (
    <span className="score">
      <Rich
        message={uiTexts.rating}
        values={{
          score,
          outOf,
          label: (words) => <span className="sr-only">{words}</span>,
          scale: (words) => <span className={scale ? 'font-normal' : 'sr-only'}>{words}</span>,
        }}
      />
    </span>
  );
}

/** Stars, filled up to `value` of five: one element, drawn by the style sheet, as high as its text. */
export function Stars({ value, label, className = '' }: { value: number; label: string; className?: string }) {
  return <span role="img" aria-label={label} className={`stars ${className}`} data-filled={Math.round(value)} />;
}

export function StarShape({ filled, className }: { filled: boolean; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${className} ${filled ? 'text-marigold' : 'text-line'}`}>
      <path fill="currentColor" d="M12 2.2l3 6.2 6.8.9-5 4.7 1.3 6.8-6.1-3.3-6.1 3.3L7.2 14l-5-4.7 6.8-.9z" />
    </svg>
  );
}
