import { Link } from 'react-router';
import { deskUrls } from '../urls.ts';

/** The mark of the house, leading to Today. */
export function DeskBrand() {
  return (
    <Link to={deskUrls.today} className="inline-flex min-h-11 items-center gap-2.5 font-display text-xl font-semibold">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className="shrink-0">
        <rect width="32" height="32" rx="8" fill="#b5371f" />
        <circle cx="22" cy="10.5" r="3.5" fill="#f0a830" />
        <path d="M3 24.5 11 12l5 7 3.5-4.5L29 24.5z" fill="#fcf9f4" />
      </svg>
      Padharo <span className="font-sans text-sm font-medium text-ink-soft">Desk</span>
    </Link>
  );
}
