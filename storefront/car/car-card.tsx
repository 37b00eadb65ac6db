import { carCardTexts } from '../../messages/en/car/card.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { CardLead, CardPrice, SoldOutLabel } from '../product/card-price.tsx';
import { cutName } from '../product/cut-name.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { buttonLook } from '../ui/button.tsx';
import { PlainPicture } from '../ui/picture.tsx';
import { RatingBadge } from '../ui/rating.tsx';
import { urls } from '../urls.ts';
import type { CarCardTexts } from './car-card-texts.ts';

/**
 * The card of a car in the results. The whole card is a link, with a button. Its list handles the events
 * (product/result-list.tsx).
 */
export function CarCard({ card, travel }: { card: CarCardTexts; travel: string }) {
  const t = useText();
  const page = urls.car(card.slug);
  const to = addressIn(t.language, travel ? `${page}?${travel}` : page);
  return (
    <article className={card.soldOut ? 'stay-card sold-out' : 'stay-card'} id={`car-${card.slug}`}>
      <div className="card-photo">
        <div className="card-slides" data-more={card.more}>
          <PlainPicture
            src={card.image}
            kind="car-rental"
            srcSet={card.srcSet}
            focus={card.focus}
            sizes="auto, (max-width: 639px) 92vw, 400px"
            alt={card.alt}
            width={1200}
            height={800}
            loading="lazy"
            decoding="async"
          />
        </div>
        <span className="card-type">{card.type}</span>
        <SoldOutLabel card={card} />
      </div>
      <div className="card-text">
        <div className="card-facts">
          <h3 title={cutName(card.name)}>
            <a href={to}>{card.name}</a>
          </h3>
          <p className="card-place">{card.place}</p>
          {card.rated ? (
            <p className="card-rated">
              <RatingBadge score={card.rated.score} outOf={5} />
              {card.rated.reviews}
            </p>
          ) : (
            <p className="card-rated">
              <b className="text-support">{t(carCardTexts.new)}</b>
            </p>
          )}
          <ul className="card-chips">
            {card.chips.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          {card.kilometres ? <p>{card.kilometres}</p> : null}
          <p className="card-notes">
            {card.free ? <b className="text-success">{t(carCardTexts.freeCancellation)}</b> : null}
          </p>
        </div>
        <CardPrice
          soldOut={card.soldOut}
          lead={<CardLead left={card.left} lead={card.lead} old={card.old} off={card.off} />}
          price={card.price}
          unit={card.unit}
          under={card.under}
        >
          <a href={to} className={buttonLook({ size: 'sm' }, 'relative')}>
            <Rich
              message={carCardTexts.select}
              values={{ name: card.name, hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </a>
        </CardPrice>
      </div>
    </article>
  );
}
