import { Link } from 'react-router';
import { experiencePageTexts } from '../../messages/en/experience/page.ts';
import { PageSection } from '../product/page-section.tsx';
import { useText } from '../rendering/text.tsx';
import type { DepartureView } from './departures-view.ts';
import type { ExperienceBooking } from './use-experience-booking.ts';

/** The next departures of a tour, as links to the page with that day; with scripts the day is chosen at once. */
export function Departures({
  departures,
  booking,
}: {
  departures: readonly DepartureView[];
  booking: Pick<ExperienceBooking, 'choice' | 'setDay'>;
}) {
  const t = useText();
  if (departures.length === 0) return null;
  return (
    <PageSection id="departures" title={t(experiencePageTexts.departures)}>
      <ul className="grid gap-3 sm:grid-cols-2">
        {departures.map(({ day, text, left, price, to }) => (
          <li key={day}>
            <Link
              to={to}
              preventScrollReset
              aria-current={booking.choice.day === day ? 'date' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                booking.setDay(day);
              }}
              className="block rounded-card border border-line-strong bg-card px-4 py-3 hover:border-ink aria-[current]:border-accent aria-[current]:ring-1 aria-[current]:ring-accent"
            >
              <strong className="block font-semibold text-ink">{text}</strong>
              <span className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft tabular-nums">
                <span>{left}</span> <span>{price}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
