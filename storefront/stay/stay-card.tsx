import { Link } from 'react-router';
import {
  hotelAmenities,
  leftText,
  lengthText,
  ratingText,
  type StayCardData,
} from '../../service/catalog/stays/stay-card-data.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Picture } from '../ui/picture.tsx';
import { RatingBadge, Stars } from '../ui/rating.tsx';
import { urls } from '../urls.ts';
import { HeartButton } from './heart-button.tsx';

export interface StayCardProps {
  stay: StayCardData;
  look: 'home' | 'hotel' | 'result-grid' | 'result-list';
  /** Dates and guests that travel on, without '?'. */
  search?: string;
  /** Among the first pictures of the screen: loaded at once. */
  priority?: boolean;
}

export function StayCard({ stay, look, search, priority = false }: StayCardProps) {
  const list = look === 'result-list';
  return (
    <article
      className={`group relative flex h-full overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow duration-200 hover:shadow-panel ${list ? 'flex-col sm:flex-row' : 'flex-col'}`}
    >
      <div className={`relative shrink-0 overflow-hidden bg-sunk ${list ? 'sm:w-72 lg:w-80' : ''}`}>
        {stay.image ? (
          <Picture
            src={stay.image.url}
            alt={stay.image.alt}
            width={stay.image.width}
            height={stay.image.height}
            priority={priority}
            className={`aspect-[3/2] w-full object-cover transition-transform duration-300 group-hover:scale-[1.03] ${list ? 'sm:aspect-auto sm:h-full' : ''}`}
          />
        ) : (
          <div className="grid aspect-[3/2] place-items-center text-sm text-ink-soft">No image available</div>
        )}
        <span className="absolute top-3 left-3 rounded-full bg-card/95 px-3 py-1 text-sm font-semibold text-ink">
          {stay.type}
        </span>
        {look === 'hotel' ? null : <HeartButton slug={stay.slug} name={stay.name} />}
      </div>
      <div className="flex grow flex-col gap-3 p-4 sm:p-5">
        <div>
          <Name stay={stay} search={search} />
          <p className="mt-1 text-sm text-ink-soft">{stay.location}</p>
          {list && stay.stars ? (
            <p className="mt-2">
              <Stars value={stay.stars} label={`${stay.stars}-star property`} />
            </p>
          ) : null}
        </div>
        <Rated stay={stay} look={look} />
        {look === 'home' ? null : <Chips stay={stay} all={look === 'hotel'} />}
        <Price stay={stay} look={look} />
      </div>
    </article>
  );
}

function Name({ stay, search }: { stay: StayCardData; search: string | undefined }) {
  const to = search ? `${urls.stay(stay.slug)}?${search}` : urls.stay(stay.slug);
  return (
    <h3 className="text-xl leading-snug text-ink">
      <Link
        to={to}
        prefetch="intent"
        className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent"
      >
        {stay.name}
      </Link>
    </h3>
  );
}

function Rated({ stay, look }: { stay: StayCardData; look: StayCardProps['look'] }) {
  if (stay.rating <= 0) return <p className="text-sm font-semibold text-support">New</p>;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <RatingBadge rating={stay.rating} />
      <span className="font-semibold text-ink">{ratingText(stay.rating, look === 'home' ? 'home' : 'hotel')}</span>
      {look === 'home' ? null : (
        <span className="text-ink-soft">
          {stay.reviews} {stay.reviews === 1 ? 'review' : 'reviews'}
        </span>
      )}
    </p>
  );
}

function Chips({ stay, all }: { stay: StayCardData; all: boolean }) {
  const shown = all ? hotelAmenities(stay.amenities) : stay.amenities.slice(0, 3);
  if (shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5">
      {shown.map((name) => (
        <li key={name} className="rounded-full bg-sunk px-2.5 py-1 text-xs font-medium text-ink-soft">
          {name}
        </li>
      ))}
    </ul>
  );
}

function Price({ stay, look }: { stay: StayCardData; look: StayCardProps['look'] }) {
  const left = leftText(stay.unitsLeft);
  const old = stay.originalPrice !== null && stay.price !== null && stay.originalPrice > stay.price;
  return (
    <div className="mt-auto border-t border-line pt-3">
      {look !== 'home' && look !== 'hotel' && stay.freeCancellation ? (
        <p className="mb-1 text-sm font-medium text-success">Free cancellation</p>
      ) : null}
      {left ? <p className="mb-1 text-sm font-semibold text-accent">{left}</p> : null}
      <p className="flex flex-wrap items-baseline gap-x-2">
        {look === 'home' ? <span className="text-sm text-ink-soft">Starting from</span> : null}
        {look !== 'home' && old ? (
          <s className="text-sm text-ink-soft">
            <span className="sr-only">Former price </span>
            {formatMoney(stay.originalPrice)}
          </s>
        ) : null}
        <strong className="text-xl font-semibold text-ink tabular-nums">{formatMoney(stay.price)}</strong>
        {look === 'home' ? null : <span className="text-sm text-ink-soft">Per night</span>}
      </p>
      {stay.whole ? (
        <p className="mt-0.5 text-sm text-ink-soft">
          {formatMoney(stay.whole.amount)} for {lengthText(stay.whole.nights, stay.whole.rooms)} with fees and tax
        </p>
      ) : null}
    </div>
  );
}
