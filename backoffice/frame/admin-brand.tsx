import { Link } from 'react-router';
import { SiteMark } from '../../storefront/ui/site-mark.tsx';
import { adminUrls } from '../urls.ts';

/** The logo of the site, linked to Today. */
export function AdminBrand() {
  return (
    <Link to={adminUrls.today} className="inline-flex min-h-11 items-center gap-2.5 font-display text-xl font-semibold">
      <SiteMark size={28} />
      Padharo <span className="font-sans text-sm font-medium text-ink-soft">Admin</span>
    </Link>
  );
}
