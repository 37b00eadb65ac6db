import { stayCardTexts } from '../../messages/en/stay/card.ts';
import { SaveButton, ShareMenu } from '../product/share-menu.tsx';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { RatingBadge, Stars } from '../ui/rating.tsx';
import type { StayPageView } from './stay-page-view.ts';

/** Longer names are not set in the largest size. */
const longName = 60;

/** Name, place and rating, with Share and Save. */
export function StayHeading({ stay, url }: { stay: StayPageView; url: string }) {
  const t = useText();
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:flex-nowrap">
      <div className="max-w-3xl min-w-0 wrap-anywhere">
        <p className="flex items-center gap-3 text-sm font-semibold text-ink-soft">
          {stay.type}
          {stay.stars ? <Stars value={stay.stars} label={t(stayCardTexts.stars, { stars: stay.stars })} /> : null}
        </p>
        <h1
          className={`mt-1 text-3xl leading-tight ${stay.name.length > longName ? '' : 'sm:text-4xl md:text-[2.5rem]'}`}
        >
          {stay.name}
        </h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <a
            href="#location"
            className="inline-flex items-center gap-1.5 text-ink underline decoration-line-strong underline-offset-4"
          >
            <Icon name="map-pin" size={17} className="shrink-0 text-accent" />
            {stay.location}
          </a>
          {stay.rated ? (
            <a href="#reviews" className="inline-flex items-center gap-2">
              <RatingBadge score={stay.rated.score} scale />
              <span className="font-semibold">{stay.rated.word}</span>
              <span className="text-ink-soft underline underline-offset-4">{stay.rated.reviews}</span>
            </a>
          ) : (
            <span className="font-semibold text-support">{t(stayCardTexts.new)}</span>
          )}
        </p>
      </div>
      <div className="flex gap-3">
        <ShareMenu url={url} name={stay.name} />
        <SaveButton type="stay" slug={stay.slug} />
      </div>
    </header>
  );
}
