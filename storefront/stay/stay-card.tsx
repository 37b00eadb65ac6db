import { Link } from 'react-router';
import { stayCardTexts } from '../../messages/en/stay/card.ts';
import { useSaved } from '../device/saved.ts';
import { SoldOutLabel } from '../product/card-price.tsx';
import { cutName } from '../product/cut-name.ts';
import { useText } from '../rendering/text.tsx';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';
import { CardText, cardSizes } from './card-text.tsx';
import type { CardTexts } from './card-texts.ts';

/** Saves the stay on this device, or removes it. */
export function HeartButton({ slug, name }: { slug: string; name: string }) {
  const t = useText();
  const { saved, toggle } = useSaved('stay', slug);
  return (
    <button type="button" onClick={toggle} aria-pressed={saved} className="heart needs-script">
      <span className="sr-only">{t(stayCardTexts.save, { name })}</span>
    </button>
  );
}

/** A stay on the home page, or similar to another, with a heart to save it (HOME-16). `travel`: dates and guests. */
export function StayCard({ card, travel = '' }: { card: CardTexts; travel?: string }) {
  const t = useText();
  const to = urls.stay(card.slug);
  return (
    <article className={card.soldOut ? 'stay-card sold-out' : 'stay-card'}>
      <div className="card-photo">
        <Picture
          src={card.image}
          kind="stay"
          srcSet={card.srcSet}
          focus={card.focus}
          sizes={cardSizes}
          alt={card.alt}
          width={1200}
          height={800}
        />
        {card.image ? null : <p>{t(stayCardTexts.noImage)}</p>}
        <span className="card-type">{card.type}</span>
        <SoldOutLabel card={card} />
        <HeartButton slug={card.slug} name={card.name} />
      </div>
      <CardText card={card}>
        <h3>
          <Link to={travel ? `${to}?${travel}` : to} prefetch="intent" title={cutName(card.name)}>
            {card.name}
          </Link>
        </h3>
      </CardText>
    </article>
  );
}
