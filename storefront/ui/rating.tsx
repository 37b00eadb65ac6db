/** A rating, '9.1', as a filled badge. */
export function RatingBadge({ score, outOf = 10 }: { score: string; outOf?: number }) {
  return (
    <span className="score">
      <span className="sr-only">Rated </span>
      {score}
      <span className="sr-only"> out of {outOf}</span>
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
