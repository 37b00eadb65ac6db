import { experiencePageTexts } from '../../messages/en/experience/page.ts';
import { SaveButton, ShareMenu } from '../product/share-menu.tsx';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { RatingBadge } from '../ui/rating.tsx';
import type { ExperiencePageView } from './experience-page-view.ts';

/** Longer names are not set in the largest size. */
const longName = 60;

/** Name, place and rating, with Share and Save. */
export function ExperienceHeading({ page, url }: { page: ExperiencePageView; url: string }) {
  const t = useText();
  const { type, name } = page;
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:flex-nowrap">
      <div className="max-w-3xl min-w-0 wrap-anywhere lg:max-w-4xl">
        <p className="text-sm font-semibold text-ink-soft">{page.label}</p>
        <h1
          className={`mt-1 text-3xl leading-tight ${page.name.length > longName ? '' : 'sm:text-4xl md:text-[2.5rem]'}`}
        >
          {page.name}
        </h1>
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <span className="inline-flex items-center gap-1.5 text-ink">
            <Icon name="map-pin" size={17} className="shrink-0 text-accent" />
            {page.place}
          </span>
          {page.rated ? (
            <a href="#reviews" className="inline-flex items-center gap-2">
              <RatingBadge score={page.rated.score} outOf={5} scale />
              <span className="text-ink-soft underline underline-offset-4">{page.rated.reviews}</span>
            </a>
          ) : (
            <span className="font-semibold text-support">{t(experiencePageTexts.new)}</span>
          )}
        </p>
      </div>
      <div className="flex gap-3">
        <ShareMenu url={url} name={type === 'attraction' ? name : t(experiencePageTexts.shareTour, { name })} />
        <SaveButton type={page.type} slug={page.slug} />
      </div>
    </header>
  );
}
