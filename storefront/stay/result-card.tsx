import { stayCardTexts } from '../../messages/en/stay/card.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { SoldOutLabel } from '../product/card-price.tsx';
import { cutName } from '../product/cut-name.ts';
import { useText } from '../rendering/text.tsx';
import { PlainPicture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';
import { CardText, cardSizes } from './card-text.tsx';
import type { CardTexts } from './card-texts.ts';

/**
 * A stay in the results. It has no handlers and no state, because the list handles all of its cards (result-list.tsx):
 * a hundred of them are hydrated on a phone.
 */
export function ResultCard({ card, travel, row }: { card: CardTexts; travel: string; row: boolean }) {
  const t = useText();
  const address = urls.stay(card.slug);
  return (
    <article className={card.soldOut ? 'stay-card sold-out' : 'stay-card'} id={`stay-${card.slug}`}>
      <div className="card-photo">
        <div className="card-slides" data-more={card.more}>
          <PlainPicture
            src={card.image}
            kind="stay"
            srcSet={card.srcSet}
            focus={card.focus}
            sizes={cardSizes}
            alt={card.alt}
            width={1200}
            height={800}
            loading="lazy"
            decoding="async"
          />
        </div>
        {card.image ? null : <p>{t(stayCardTexts.noImage)}</p>}
        <span className="card-type">{card.type}</span>
        <SoldOutLabel card={card} />
        <button type="button" aria-pressed="false" className="heart needs-script" data-save={`stay:${card.slug}`}>
          <span className="sr-only">{t(stayCardTexts.save, { name: card.name })}</span>
        </button>
      </div>
      <CardText card={card} button={row ? <Go text={t(stayCardTexts.seeRooms)} /> : null}>
        <h3>
          <a href={addressIn(t.language, travel ? `${address}?${travel}` : address)} title={cutName(card.name)}>
            {card.name}
          </a>
        </h3>
      </CardText>
    </article>
  );
}

/** Looks like a button: the whole card is the link. */
const Go = ({ text }: { text: string }) => (
  <span aria-hidden="true" className="card-go">
    {text}
  </span>
);
