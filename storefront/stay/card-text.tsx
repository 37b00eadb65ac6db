import type { ReactNode } from 'react';
import { stayCardTexts } from '../../messages/en/stay/card.ts';
import { CardLead, CardPrice } from '../product/card-price.tsx';
import { useText } from '../rendering/text.tsx';
import { RatingBadge, Stars } from '../ui/rating.tsx';
import type { CardTexts } from './card-texts.ts';

/** The `sizes` of a card's picture. */
export const cardSizes = 'auto, (max-width: 639px) 92vw, 400px';

/** The part of a card below its picture. `children`: its name; `button`: beside its price. */
export function CardText({ card, button, children }: { card: CardTexts; button?: ReactNode; children: ReactNode }) {
  const t = useText();
  const { rated, stars, chips } = card;
  return (
    <div className="card-text">
      <div className="card-facts">
        {children}
        <p className="card-place">{card.place}</p>
        {stars ? <Stars value={stars} label={t(stayCardTexts.stars, { stars })} /> : null}
        {rated ? (
          <p className="card-rated">
            <RatingBadge score={rated.score} />
            <b>{rated.word}</b>
            {rated.reviews}
          </p>
        ) : (
          <p className="card-rated">
            <b className="text-support">{t(stayCardTexts.new)}</b>
          </p>
        )}
        {chips.length > 0 ? (
          <ul className="card-chips">
            {chips.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        ) : null}
        <p className="card-notes">
          {card.free ? <b className="text-success">{t(stayCardTexts.freeCancellation)}</b> : null}
          {card.days ? <b>{card.days}</b> : null}
        </p>
      </div>
      <CardPrice
        soldOut={card.soldOut}
        lead={<CardLead left={card.left} lead={card.lead} old={card.old} />}
        price={card.price}
        unit={card.unit}
        under={card.under}
      >
        {button}
      </CardPrice>
    </div>
  );
}
