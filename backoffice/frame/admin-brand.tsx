import { Link } from 'react-router';
import { HouseMark } from '../../storefront/ui/house-mark.tsx';
import { adminUrls } from '../urls.ts';

/** The mark of the house, leading to Today. */
export function AdminBrand() {
  return (
    <Link to={adminUrls.today} className="inline-flex min-h-11 items-center gap-2.5 font-display text-xl font-semibold">
      <HouseMark size={28} />
      Padharo <span className="font-sans text-sm font-medium text-ink-soft">Desk</span>
    </Link>
  );
}
