import { RatingBadge, Stars } from '../ui/rating.tsx';
import type { CardTexts } from './card-texts.ts';

/** The part of a card below its name. */
export function CardText({ card }: { card: CardTexts }) {
  const { rated, stars, chips, dated } = card;
  const old = card.old ? (
    <s>
      <span className="sr-only">Original price </span>
      {card.old}
    </s>
  ) : null;
  return (
    <>
      <p className="card-place">{card.place}</p>
      {stars ? <Stars value={stars} label={`${stars}-star property`} /> : null}
      {rated ? (
        <p className="card-rated">
          <RatingBadge score={rated.score} />
          <b>{rated.word}</b>
          {rated.reviews}
        </p>
      ) : (
        <p className="card-rated">
          <b className="text-support">New</b>
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
        {card.free ? <p className="text-success">Free cancellation</p> : null}
        {card.left ? <p className="text-accent">{card.left}</p> : null}
        {card.days ? <p className="text-ink">{card.days}</p> : null}
        <p>
          {card.lead} {dated ? null : old} {card.lead === 'Starting from' ? <br /> : null}
          <strong>{card.price}</strong> {card.unit}
        </p>
        {dated ? old : null} {card.under}
      </div>
    </>
  );
}
