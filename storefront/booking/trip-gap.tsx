import { Link } from 'react-router';
import { tripsTexts } from '../../messages/en/trips.ts';
import { addDays } from '../../service/core/day.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import type { FilledGap, TripIdea } from '../trip/gap-view.ts';
import { gapText, mostGaps, type TripGap } from '../trip/gaps.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';
import type { UpcomingTrip } from './upcoming-trips.ts';

/** What is free for the gaps of these trips, by the gap as a text; undefined until that is known, or without a network. */
export function useTripIdeas(trips: readonly UpcomingTrip[]): ReadonlyMap<string, FilledGap> | undefined {
  const { language } = useText();
  const gaps = trips.flatMap((trip) => trip.gaps.map((gap) => gapText(gap, trip.party))).slice(0, mostGaps);
  const address = urls.tripIdeas(gaps);
  const { answer } = useQuery(gaps.length > 0 ? address : null, async (signal) => {
    const response = await fetch(addressIn(language, address), { signal, credentials: 'omit' });
    if (!response.ok) throw new Error(String(response.status));
    // our own endpoint returns this (routes/trip-ideas.ts)
    const filled = (await response.json()) as FilledGap[];
    return new Map(filled.map((one) => [one.gap, one]));
  });
  return answer;
}

/** Says what a trip lacks, with up to three products that can be booked for it and a link to all of them. */
export function TripGapNote({
  gap,
  filled,
  trip,
}: {
  gap: TripGap;
  filled?: FilledGap | undefined;
  trip: UpcomingTrip;
}) {
  const t = useText();
  const { what, from, to } = gap;
  const several = addDays(from, 1) < to;
  const nights = what === 'nights';
  const unnamed = nights
    ? t(several ? tripsTexts.noBedForNights : tripsTexts.noBedForNight)
    : t(tripsTexts.nothingPlanned);
  const undated = nights
    ? `${urls.stays}?${new URLSearchParams({ checkIn: from, checkOut: to })}`
    : `${urls.allAttractions}?${new URLSearchParams({ date: from })}`;
  const booked = new Set([...trip.planned.values()].map(({ item }) => `${item.type}:${item.slug}`));
  const ideas = (filled?.ideas ?? []).filter(({ id }) => nights || !booked.has(id)).slice(0, 3);
  return (
    <div className="rounded-field border border-line p-3">
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <Icon name={nights ? 'bed-double' : 'ticket'} size={16} aria-hidden="true" className="shrink-0" />
        {filled?.text ?? unnamed}
        <Link to={filled?.all ?? undated} className="font-semibold underline underline-offset-4 hover:text-accent">
          {t(nights ? tripsTexts.findStay : tripsTexts.findVisit)}
        </Link>
      </p>
      {ideas.length > 0 ? (
        <ul className="mt-3 grid gap-3 md:grid-cols-3">
          {ideas.map((idea) => (
            <Idea key={idea.id} idea={idea} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Idea({ idea }: { idea: TripIdea }) {
  const { kind, name, to, price, unit, note, image, srcSet } = idea;
  return (
    <li className="flex min-w-0 gap-3 md:block">
      <Picture
        src={image}
        srcSet={srcSet}
        sizes="(width >= 768px) 240px, 80px"
        kind={kind}
        alt=""
        width={80}
        height={80}
        className="size-20 shrink-0 rounded-field md:w-full"
      />
      <div className="min-w-0 text-sm wrap-anywhere">
        <Link to={to} className="font-semibold underline-offset-4 hover:text-accent hover:underline">
          {name}
        </Link>
        <p className="text-ink-soft">{note}</p>
        <p>
          <strong>{price}</strong> <span className="text-ink-soft">{unit}</span>
        </p>
      </div>
    </li>
  );
}
