/** A rating out of ten with one decimal, as a filled badge. */
export function RatingBadge({ rating, className = '' }: { rating: number; className?: string }) {
  return (
    <span
      className={`inline-flex min-w-9 shrink-0 items-center justify-center rounded-lg bg-support px-1.5 py-0.5 text-sm font-semibold text-paper tabular-nums ${className}`}
    >
      <span className="sr-only">Rated </span>
      {rating.toFixed(1)}
      <span className="sr-only"> out of 10</span>
    </span>
  );
}

/** Stars, filled up to `value` of five. */
export function Stars({ value, label, className = 'size-4' }: { value: number; label: string; className?: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <StarShape key={star} filled={star <= Math.round(value)} className={className} />
      ))}
    </span>
  );
}

export function StarShape({ filled, className }: { filled: boolean; className: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`${className} ${filled ? 'text-marigold' : 'text-line'}`}>
      <path fill="currentColor" d="M12 2.2l3 6.2 6.8.9-5 4.7 1.3 6.8-6.1-3.3-6.1 3.3L7.2 14l-5-4.7 6.8-.9z" />
    </svg>
  );
}
