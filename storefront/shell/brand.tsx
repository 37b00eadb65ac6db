import { Link } from 'react-router';
import { SiteMark } from '../ui/site-mark.tsx';
import { urls } from '../urls.ts';
import { useSite } from './use-site.ts';

/** The name with its logo, linked to the home page; takes the colour of its surroundings. */
export function Brand({ className = '' }: { className?: string }) {
  return (
    <Link
      to={urls.home}
      className={`inline-flex min-h-11 min-w-0 max-w-full items-center gap-2.5 font-display text-2xl font-semibold ${className}`}
    >
      <SiteMark size={32} />
      <span className="truncate">{useSite()}</span>
    </Link>
  );
}
