import type { ReactNode } from 'react';
import { savedTexts } from '../../messages/en/saved.ts';
import { labelText } from '../../service/catalog/kinds.ts';
import { useText } from '../rendering/text.tsx';
import { Picture } from '../ui/picture.tsx';
import type { SavedCard } from './saved-groups.ts';

/** What the card of a product of any type shows. */
export function SavedCardBody({ card, heading, action }: { card: SavedCard; heading: ReactNode; action?: ReactNode }) {
  const t = useText();
  return (
    <>
      <Picture
        src={card.image}
        kind={card.type}
        srcSet={card.srcSet}
        sizes="(min-width: 64rem) 400px, (min-width: 40rem) 50vw, 100vw"
        alt=""
        width={1200}
        height={750}
        className="aspect-16/10 h-auto w-full"
      />
      <div className="flex grow flex-col p-4 md:p-5">
        <p className="text-sm font-semibold text-support">{labelText(t, card.type)}</p>
        <h3 className="text-xl leading-snug">{heading}</h3>
        <p className="text-sm text-ink-soft">{card.location}</p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-4 gap-y-2 pt-4">
          {card.price ? (
            <p>
              <span className="block font-semibold">{card.price}</span>
              <span className="block text-sm text-ink-soft">{t(savedTexts.includesTaxes)}</span>
            </p>
          ) : (
            <p className="text-ink-soft">{t(savedTexts.noPrice)}</p>
          )}
          {action}
        </div>
      </div>
    </>
  );
}
