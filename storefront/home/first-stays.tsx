import { Link } from 'react-router';
import { homeListsTexts } from '../../messages/en/home/lists.ts';
import { useText } from '../rendering/text.tsx';
import type { CardTexts } from '../stay/card-texts.ts';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';
import type { LoadedStays } from './featured.tsx';

/** Two hotels and two homes under the search: the first screen shows what is sold, and what it costs. */
export function FirstStays({ hotels, homes }: Readonly<Record<'hotels' | 'homes', LoadedStays>>) {
  const t = useText();
  const stays = [0, 1].flatMap((place) =>
    [hotels, homes].flatMap((loaded) => ('cards' in loaded ? loaded.cards.slice(place, place + 1) : [])),
  );
  if (stays.length === 0) return null;
  return (
    <section aria-label={t(homeListsTexts.firstStays)} className="page mt-4 md:mt-6">
      <ul className="flex gap-4 overflow-x-auto pb-2 max-md:-mx-4 max-md:px-4 lg:grid lg:grid-cols-4 lg:gap-6">
        {stays.map((stay) => (
          <li key={stay.slug} className="w-72 shrink-0 lg:w-auto">
            <FirstStay stay={stay} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FirstStay({ stay }: { stay: CardTexts }) {
  return (
    <Link
      to={urls.stay(stay.slug)}
      className="group flex h-full overflow-hidden rounded-card border border-line bg-card shadow-card hover:border-ink lg:block"
    >
      <Picture
        src={stay.image}
        kind="stay"
        srcSet={stay.srcSet}
        focus={stay.focus}
        sizes="(width < 1024px) 96px, 300px"
        alt={stay.alt}
        width={1200}
        height={800}
        className="w-24 shrink-0 lg:aspect-[2/1] lg:w-full"
      />
      <span className="block min-w-0 p-3">
        <span className="block truncate font-display font-medium text-ink group-hover:text-accent">{stay.name}</span>
        <span className="block truncate text-sm text-ink-soft">{stay.place}</span>
        <span className="block truncate text-sm text-ink-soft">
          {stay.unit ? null : stay.lead} <strong className="text-lg text-ink">{stay.price}</strong> {stay.unit}
        </span>
      </span>
    </Link>
  );
}
