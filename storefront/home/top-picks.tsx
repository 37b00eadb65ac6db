import { PlaceTile } from './place-tile.tsx';
import type { TileData } from './places.ts';
import { Section } from './section.tsx';

/** The first place is the large tile, the others are in a grid beside it. */
export function TopPicks({ picks }: { picks: readonly TileData[] }) {
  return (
    <Section id="picks" title="Top Picks for Indian Travelers" text="Five places to start with, each worth a trip.">
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 md:gap-6 lg:grid-cols-4 lg:grid-rows-2">
        {picks.map((tile, place) => (
          <li key={tile.label} className={place === 0 ? 'col-span-2 lg:row-span-2' : ''}>
            <PlaceTile
              tile={tile}
              large={place === 0}
              className={place === 0 ? 'aspect-[3/2] lg:aspect-auto lg:h-full' : 'aspect-square sm:aspect-[4/3]'}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
