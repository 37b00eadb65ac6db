import { useEffect, useRef } from 'react';
import { mapPlacesTexts } from '../../messages/en/map/places.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { useText } from '../rendering/text.tsx';
import { PlainPicture } from '../ui/picture.tsx';
import type { MapPlace } from './map-place.ts';
import { prefersReducedMotion } from './use-base-map.ts';

export interface MapCardsProps {
  places: readonly MapPlace[];
  what: string;
  wide: boolean;
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

/** On small screens all places in a swipeable row; beside the list only the selected one. */
export function MapCards({ places, what, wide, chosen, onChoose }: MapCardsProps) {
  const t = useText();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const card = list.current?.querySelector(`[data-id="${CSS.escape(chosen ?? '')}"]`);
    card?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  }, [chosen]);
  const shown = wide ? places.filter(({ id }) => id === chosen) : places;
  if (shown.length === 0) return null;

  /** Selects the card in the middle when scrolling has ended. */
  function settle() {
    const box = list.current?.getBoundingClientRect();
    if (!box || wide) return;
    const middle = box.left + box.width / 2;
    const found = [...(list.current?.children ?? [])].find((card) => {
      const { left, right } = card.getBoundingClientRect();
      return left <= middle && middle <= right;
    });
    const id = found instanceof HTMLElement ? found.dataset['id'] : undefined;
    if (id && id !== chosen) onChoose(id);
  }
  return (
    <ul
      ref={list}
      aria-label={wide ? t(mapPlacesTexts.selected) : t(mapPlacesTexts.cards, { what })}
      onScrollEnd={settle}
      className={
        wide
          ? 'absolute bottom-14 left-3 w-[min(360px,calc(100%-96px))]'
          : 'absolute inset-x-0 bottom-5 flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain px-[7vw] pb-2 [scrollbar-width:none]'
      }
    >
      {shown.map((place) => (
        <li
          key={place.id}
          data-id={place.id}
          className={`relative flex gap-3 overflow-hidden rounded-card border bg-card p-2 text-ink shadow-panel ${wide ? '' : 'w-[86vw] max-w-[380px] shrink-0 snap-center'} ${place.id === chosen ? 'border-ink' : 'border-line'}`}
        >
          <PlainPicture
            src={place.image}
            kind={place.kind}
            alt=""
            width={112}
            height={96}
            loading="lazy"
            className="h-24 w-28 shrink-0 rounded-field bg-sunk object-cover"
          />
          <div className="flex min-w-0 flex-col">
            <a
              href={addressIn(t.language, place.to)}
              className="line-clamp-2 font-semibold after:absolute after:inset-0 after:rounded-card focus-visible:outline-transparent focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-support"
            >
              {place.name}
            </a>
            <p className="text-sm text-ink-soft">{place.note}</p>
            <p className="mt-auto text-sm">
              <strong className="text-base">{place.price}</strong> {place.unit}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
