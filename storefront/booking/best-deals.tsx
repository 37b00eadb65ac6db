import { Link } from 'react-router';
import { bookingTexts } from '../../messages/en/booking.ts';
import { useText } from '../rendering/text.tsx';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';

const ideas = [
  { label: bookingTexts.stays, to: urls.stays },
  { label: bookingTexts.attractions, to: urls.attractions },
  { label: bookingTexts.tourPackages, to: urls.tours },
  { label: bookingTexts.carRentals, to: urls.cars },
] as const;

export function BestDeals() {
  const t = useText();
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
          {t(bookingTexts.deals)}
        </h2>
        <p className="mt-1 text-ink-soft">{t(bookingTexts.dealsText)}</p>
        <ul className="mt-3">
          {ideas.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center font-semibold text-support underline underline-offset-4 hover:text-accent"
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
