import { Link } from 'react-router';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';

const ideas = [
  { label: 'Homestays', to: urls.staysOfType('Homestays') },
  { label: 'Resorts', to: urls.staysOfType('resorts') },
  { label: 'Stays in Uttarakhand', to: urls.staysIn('Uttarakhand') },
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
          Places for the next journey, with fees and taxes shown from the first look.
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
