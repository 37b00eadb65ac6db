import type { ReactNode } from 'react';
import { mapBaseTexts } from '../../messages/en/map/base.ts';
import { Rich } from '../rendering/text.tsx';
import type { Tiles } from './map-place.ts';

const link = (href: string) => (words: ReactNode) => (
  <a href={href} target="_blank" rel="noreferrer" className="underline hover:text-ink">
    {words}
  </a>
);

/** Who made the map: the licences of the data ask for it. */
export function MapCredit({ tiles }: { tiles: Tiles | null }) {
  return (
    <p className="absolute bottom-0 left-0 max-w-full rounded-tr-field bg-card/85 px-2 text-[11px] text-ink-soft">
      {tiles ? `${tiles.credit}, ` : null}
      <Rich
        message={mapBaseTexts.credit}
        values={{
          streets: link('https://www.openstreetmap.org/copyright'),
          schema: link('https://openmaptiles.org/'),
        }}
      />
    </p>
  );
}
