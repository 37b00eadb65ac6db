import { Link } from 'react-router';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';

const ideas = [
  { label: 'Stays', to: urls.stays },
  { label: 'Attractions', to: urls.attractions },
  { label: 'Tour Packages', to: urls.tours },
  { label: 'Car Rentals', to: urls.cars },
] as const;

export function BestDeals() {
  return (
    <aside
      aria-labelledby="best-deals"
      className="overflow-hidden rounded-card border border-line bg-card shadow-card sm:max-lg:grid sm:max-lg:grid-cols-2"
    >
      <Picture
        src="/artwork/lake-palace-9.svg"
        alt=""
        width={1200}
        height={800}
        className="aspect-3/2 h-auto w-full sm:max-lg:h-full"
      />
      <div className="p-5">
        <h2 id="best-deals" className="text-2xl">
          Get Best Deals
        </h2>
        <p className="mt-1 text-ink-soft">
          Stays, attractions, tours and cars for your next trip, with taxes and fees shown upfront.
        </p>
        <ul className="mt-3">
          {ideas.map(({ label, to }) => (
            <li key={label}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center font-semibold text-support underline underline-offset-4 hover:text-accent"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
