import { Carousel } from '../ui/carousel.tsx';
import { PlaceTile } from './place-tile.tsx';
import type { TileData } from './places.ts';
import { Section } from './section.tsx';

export interface TileCarouselProps {
  id: string;
  title: string;
  text: string;
  /** The accessible name of the row. */
  label: string;
  tiles: readonly TileData[];
  /** The height of a tile divided by its width. */
  tall: number;
}

/** A section with a scrolling row of tiles. */
export function TileCarousel({ id, title, text, label, tiles, tall }: TileCarouselProps) {
  return (
    <Section id={id} title={title} text={text}>
      <Carousel label={label} tall={`var(--slide) * ${tall}`}>
        {tiles.map((tile) => (
          <PlaceTile key={tile.label} tile={tile} className="h-full" />
        ))}
      </Carousel>
    </Section>
  );
}
