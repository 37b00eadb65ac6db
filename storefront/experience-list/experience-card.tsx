import { experienceListCardTexts } from '../../messages/en/experience-list/card.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { CardLead, CardPrice, SoldOutLabel } from '../product/card-price.tsx';
import { cutName } from '../product/cut-name.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { buttonLook } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlainPicture } from '../ui/picture.tsx';
import { RatingBadge } from '../ui/rating.tsx';
import type { ExperienceCardTexts } from './experience-card-texts.ts';

/** The card of an attraction or a tour in the results; its list handles the events (product/result-list.tsx). */
export function ExperienceCard({ card }: { card: ExperienceCardTexts }) {
  const t = useText();
  const { image, rated } = card;
  return (
    <article className={card.soldOut ? 'stay-card sold-out' : 'stay-card'} id={`found-${card.slug}`}>
      <div className="card-photo">
        <div className="card-slides" data-more={card.more}>
          <PlainPicture
            src={image?.src}
            kind={card.type}
            srcSet={image?.srcSet}
            focus={image?.focus}
            sizes="auto, (max-width: 639px) 92vw, 400px"
            alt={card.alt}
            width={1200}
            height={800}
            loading="lazy"
            decoding="async"
          />
        </div>
        {card.kind ? <span className="card-type">{card.kind}</span> : null}
        <SoldOutLabel card={card} />
        <button type="button" aria-pressed="false" className="heart needs-script" data-save={card.saved}>
          <span className="sr-only">{t(experienceListCardTexts.save, { name: card.name })}</span>
        </button>
      </div>
      <div className="card-text">
        <div className="card-facts">
          <h3>
            <a href={addressIn(t.language, card.to)} title={cutName(card.name)}>
              {card.name}
            </a>
          </h3>
          <p className="card-place">{card.place}</p>
          <p className="card-rated">
            {rated ? (
              <>
                <RatingBadge score={rated.score} outOf={5} />
                {rated.reviews}
              </>
            ) : (
              <b className="text-support">{t(experienceListCardTexts.new)}</b>
            )}
            {card.free ? (
              <span className="ms-auto truncate font-semibold text-success">
                {t(experienceListCardTexts.freeCancellation)}
              </span>
            ) : null}
          </p>
          <p className="card-about">{card.description}</p>
          <ul className="flex w-0 min-w-full gap-x-4">
            {card.duration ? (
              <li className="flex shrink-0 items-center gap-1.5">
                <Icon name="clock" size={16} />
                {card.duration}
              </li>
            ) : null}
            <li className="flex min-w-0 items-center gap-1.5">
              <Icon name="calendar-check" size={16} className="shrink-0" />
              <span className="truncate">{card.availability}</span>
            </li>
          </ul>
        </div>
        <CardPrice
          soldOut={card.soldOut}
          lead={
            <CardLead
              left={card.left}
              lead={card.dated ? null : t(experienceListCardTexts.lead)}
              old={card.old}
              off={card.off}
            />
          }
          price={card.price}
          unit={card.unit}
          under={card.under}
        >
          <a href={addressIn(t.language, card.to)} className={buttonLook({ size: 'sm' }, 'relative')}>
            <Rich
              message={experienceListCardTexts.seeAvailability}
              values={{ name: card.name, hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </a>
        </CardPrice>
      </div>
    </article>
  );
}
