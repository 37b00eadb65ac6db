import Heart from 'lucide-react/icons/heart';
import MapPin from 'lucide-react/icons/map-pin';
import { ratingText } from '../../service/catalog/stays/stay-card-data.ts';
import type { StayPageData } from '../../service/catalog/stays/stay-page-data.ts';
import { useSaved } from '../device/saved.ts';
import { RatingBadge, Stars } from '../ui/rating.tsx';
import { ShareMenu } from './share-menu.tsx';

/** Name, place and rating, with Share and Save. */
export function StayHeading({ stay, url }: { stay: StayPageData; url: string }) {
  const { saved, toggle } = useSaved('stay', stay.slug);
  const reviews = stay.reviewCount === 1 ? '1 review' : `${stay.reviewCount} reviews`;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="max-w-3xl">
        <p className="flex items-center gap-3 text-sm font-semibold text-ink-soft">
          {stay.type}
          {stay.stars ? <Stars value={stay.stars} label={`${stay.stars}-star property`} /> : null}
        </p>
        <h1 className="mt-1 text-3xl leading-tight sm:text-4xl md:text-5xl">{stay.name}</h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <a
            href="#location"
            className="inline-flex items-center gap-1.5 text-ink underline decoration-line-strong underline-offset-4"
          >
            <MapPin aria-hidden="true" size={17} className="text-accent" />
            {stay.location}
          </a>
          {stay.rating > 0 ? (
            <a href="#reviews" className="inline-flex items-center gap-2">
              <RatingBadge rating={stay.rating} />
              <span className="font-semibold">
                {ratingText(stay.rating, stay.type === 'Hotels' ? 'hotel' : 'home')}
              </span>
              <span className="text-ink-soft underline underline-offset-4">{reviews}</span>
            </a>
          ) : (
            <span className="font-semibold text-support">New</span>
          )}
        </p>
      </div>
      <div className="flex gap-3">
        <ShareMenu url={url} name={stay.name} />
        <button
          type="button"
          aria-pressed={saved}
          onClick={toggle}
          className="needs-script inline-flex min-h-11 min-w-28 items-center justify-center gap-2 rounded-full border border-line-strong bg-card px-4 font-semibold text-ink hover:border-ink hover:bg-sunk"
        >
          <Heart aria-hidden="true" size={18} className={saved ? 'fill-accent text-accent' : ''} />
          {saved ? 'Saved' : 'Save'}
        </button>
      </div>
    </header>
  );
}
