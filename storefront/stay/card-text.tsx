import { stayCardTexts } from '../../messages/en/stay/card.ts';
import { stayPriceTexts } from '../../messages/en/stay/price.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { RatingBadge, Stars } from '../ui/rating.tsx';
import type { CardTexts } from './card-texts.ts';

/** The `sizes` of a card's picture. */
export const cardSizes = 'auto, (max-width: 639px) 92vw, 400px';

/** The part of a card below its name. */
export function CardText({ card }: { card: CardTexts }) {
  const t = useText();
  const { rated, stars, chips, dated } = card;
  const old = card.old ? (
    <s>
      <Rich
        message={stayPriceTexts.originalPrice}
        values={{ price: card.old, hidden: (words) => <span className="sr-only">{words}</span> }}
      />
    </s>
  ) : null;
  return (
    <>
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
      <div className="card-price">
        {card.free ? <p className="text-success">{t(stayCardTexts.freeCancellation)}</p> : null}
        {card.left ? <p className="text-accent">{card.left}</p> : null}
        {card.days ? <p className="text-ink">{card.days}</p> : null}
        <p>
          {card.lead} {dated ? null : old} {card.leadAbove ? <br /> : null}
          <strong>{card.price}</strong> {card.unit}
        </p>
        {dated ? old : null} {card.under}
      </div>
    </>
  );
}
