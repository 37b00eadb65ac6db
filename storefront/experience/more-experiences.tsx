import { Link } from 'react-router';
import { experiencePageTexts } from '../../messages/en/experience/page.ts';
import type { ExperienceCardTexts } from '../experience-list/experience-card-texts.ts';
import { cutName } from '../product/cut-name.ts';
import { PageSection } from '../product/page-section.tsx';
import { Rich, useText } from '../rendering/text.tsx';
import { cardSizes } from '../stay/card-text.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { RatingBadge } from '../ui/rating.tsx';
import { visitQuery } from './experience-choice.ts';
import type { ExperiencePageView } from './experience-page-view.ts';
import type { ExperienceBooking } from './use-experience-booking.ts';

/** Other things to do at the same place, and stays there. */
export function MoreExperiences({
  more,
  stays,
  booking: { choice, people },
}: Pick<ExperiencePageView, 'more' | 'stays'> & { booking: Pick<ExperienceBooking, 'choice' | 'people'> }) {
  const t = useText();
  // day and number of people are passed on
  const visit = visitQuery(choice.day, people);
  if (!more && !stays) return null;
  return (
    <PageSection id="more" title={more?.title ?? t(experiencePageTexts.nearby)}>
      <div className="space-y-6">
        {more ? (
          <Carousel label={t(experiencePageTexts.moreRow)}>
            {more.cards.map((card) => (
              <Tile key={card.to} card={card} visit={visit} />
            ))}
          </Carousel>
        ) : null}
        <p className="flex flex-wrap gap-3">
          {more ? (
            <ButtonLink to={more.all.to + visit} variant="secondary">
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

function Tile({ card, visit }: { card: ExperienceCardTexts; visit: string }) {
  const t = useText();
  const { image, rated } = card;
  return (
    <article className="stay-card">
      <div className="card-photo">
        <Picture
          src={image?.src}
          kind={card.type}
          srcSet={image?.srcSet}
          focus={image?.focus}
          sizes={cardSizes}
          alt={card.alt}
          width={1200}
          height={800}
        />
        {card.kind ? <span className="card-type">{card.kind}</span> : null}
      </div>
      <div className="card-text">
        <h3>
          <Link to={card.to + visit} prefetch="intent" title={cutName(card.name)}>
            {card.name}
          </Link>
        </h3>
        <p className="card-rated">
          {rated ? (
            <>
              <RatingBadge score={rated.score} outOf={5} />
              {rated.reviews}
            </>
          ) : (
            <b className="text-support">{t(experiencePageTexts.new)}</b>
          )}
          {card.duration ? (
            <span className="flex items-center gap-1.5">
              <Icon name="clock" size={16} />
              {card.duration}
            </span>
          ) : null}
        </p>
        <div className="card-price">
          <p>
            {t(experiencePageTexts.lead)}{' '}
            {card.old ? (
              <>
                <s>
                  <Rich
                    message={experiencePageTexts.originalPrice}
                    values={{ price: card.old, hidden: (words) => <span className="sr-only">{words}</span> }}
                  />
                </s>{' '}
              </>
            ) : null}
            <strong>{card.price}</strong> {t(experiencePageTexts.perPersonOnCard)}
          </p>
          {card.under}
        </div>
      </div>
    </article>
  );
}
