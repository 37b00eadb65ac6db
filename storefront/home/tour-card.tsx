import type { ReactNode } from 'react';
import { homeBelowTexts } from '../../messages/en/home/below.ts';
import type { TourCardData } from '../../service/catalog/experiences/tour-card-data.ts';
import { cutName } from '../product/cut-name.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { cardSizes } from '../stay/card-text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Picture } from '../ui/picture.tsx';
import { StarShape } from '../ui/rating.tsx';
import { urls } from '../urls.ts';

/** A tour card. Its texts have fixed numbers of lines, so that all cards have the same height. */
export function TourCard({ tour }: { tour: TourCardData }) {
  const t = useText();
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card">
      <div className="relative">
        <Picture
          src={tour.image?.url}
          kind="tour-package"
          srcSet={tour.image?.srcSet}
          focus={tour.image?.focus}
          sizes={cardSizes}
          alt={tour.image?.alt ?? ''}
          width={tour.image?.width ?? 1200}
          height={tour.image?.height ?? 800}
          className="aspect-[3/2] w-full"
        />
        {tour.type && (
          <span className="absolute top-3 left-3 rounded-full bg-card/95 px-3 py-1 text-sm font-semibold">
            {tour.type}
          </span>
        )}
      </div>
      <div className="flex grow flex-col p-(--card-pad)">
        <h3 title={cutName(tour.name)} className="line-clamp-2 text-xl leading-snug sm:min-h-[2lh]">
          {tour.name}
        </h3>
        <p className="mt-1 truncate text-sm text-ink-soft">{tour.place}</p>
        <ul className="mt-3 flex flex-wrap content-start gap-x-4 text-sm leading-6">
          <Fact icon="clock">{tour.duration}</Fact>
          <Fact icon="users">{tour.persons}</Fact>
          <li className="flex items-center gap-1.5 font-semibold">
            {tour.rating ? (
              <>
                <StarShape filled className="size-4" />
                <Rich
                  message={homeBelowTexts.rated}
                  values={{ rating: tour.rating, hidden: (words) => <span className="sr-only">{words}</span> }}
                />
              </>
            ) : (
              <span className="text-support">{t(homeBelowTexts.new)}</span>
            )}
          </li>
        </ul>
        <p className="mt-3 line-clamp-3 min-h-[3lh] text-ink-soft">{tour.description}</p>
        <div className="mt-auto pt-4">
          <div className="border-t border-line pt-4">
            <p>
              <strong className="text-xl font-semibold tabular-nums">{tour.price}</strong>{' '}
              <span className="text-sm text-ink-soft">{t(homeBelowTexts.perPerson)}</span>
            </p>
            <p className="mt-0.5 text-sm text-ink-soft">
              {t(homeBelowTexts.tourTotal, { amount: tour.whole, persons: tour.persons })}
            </p>
          </div>
          <ButtonLink to={urls.tour(tour.slug)} variant="secondary" size="sm" className="mt-4 w-full">
            <Rich
              message={homeBelowTexts.bookNow}
              values={{ name: tour.name, hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <Icon name={icon} size={16} className="text-ink-soft" />
      {children}
    </li>
  );
}
