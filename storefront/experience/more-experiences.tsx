import { Link } from 'react-router';
import { cutName } from '../product/cut-name.ts';
import { PageSection } from '../product/page-section.tsx';
import { cardSizes } from '../stay/card-texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Picture } from '../ui/picture.tsx';
import { StarShape } from '../ui/rating.tsx';
import type { ExperiencePageView, TileView } from './experience-page-view.ts';

/** What else there is at the same place, and where to stay there. */
export function MoreExperiences({ more, stays }: Pick<ExperiencePageView, 'more' | 'stays'>) {
  if (!more && !stays) return null;
  return (
    <PageSection id="more" title={more?.title ?? 'Nearby'}>
      <div className="space-y-6">
        {more ? (
          <Carousel label="Others here, the best rated first">
            {more.tiles.map((tile) => (
              <Tile key={tile.to} tile={tile} />
            ))}
          </Carousel>
        ) : null}
        <p className="flex flex-wrap gap-3">
          {more ? (
            <ButtonLink to={more.all.to} variant="secondary">
              {more.all.text}
            </ButtonLink>
          ) : null}
          {stays ? (
            <ButtonLink to={stays.to} variant="secondary">
              {stays.text}
            </ButtonLink>
          ) : null}
        </p>
      </div>
    </PageSection>
  );
}

function Tile({ tile }: { tile: TileView }) {
  return (
    <article className="stay-card">
      <div className="card-photo">
        <Picture
          src={tile.image?.url}
          srcSet={tile.image?.srcSet}
          focus={tile.image?.focus}
          sizes={cardSizes}
          alt={tile.image?.alt ?? ''}
          width={1200}
          height={800}
        />
      </div>
      <div className="card-text">
        <h3>
          <Link to={tile.to} prefetch="intent" title={cutName(tile.name)}>
            {tile.name}
          </Link>
        </h3>
        <p className="flex flex-wrap items-center gap-x-4">
          {tile.rated ? (
            <span className="flex items-center gap-1.5">
              <StarShape filled className="size-4" />
              <span className="font-semibold text-ink">
                <span className="sr-only">Rated </span>
                {tile.rated.score}
                <span className="sr-only"> out of 5</span>
              </span>
              {tile.rated.reviews}
            </span>
          ) : (
            <span className="font-semibold text-support">New</span>
          )}
          {tile.duration}
        </p>
        <div className="card-price">
          <p>
            From <strong>{tile.price}</strong>
          </p>
        </div>
      </div>
    </article>
  );
}
