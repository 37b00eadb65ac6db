import { Link } from 'react-router';
import { Picture } from '../ui/picture.tsx';
import type { TileData } from './places.ts';

/** A picture with its name on its lower edge; the whole tile is a link. `className` sets its proportions. */
export function PlaceTile({ tile, className, large }: { tile: TileData; className: string; large?: boolean }) {
  const tall = tile.picture.includes('.tall.');
  return (
    <Link to={tile.to} className={`group relative block overflow-hidden rounded-card shadow-card ${className}`}>
      <Picture
        src={tile.picture}
        alt=""
        width={tall ? 800 : 1200}
        height={tall ? 1100 : 800}
        className="absolute inset-0 size-full transition-transform duration-300 group-hover:scale-[1.03]"
      />
      <span className="tile-shade absolute inset-x-0 bottom-0 px-4 pt-16 pb-4 text-white sm:px-5">
        <span className={`block font-display font-medium ${large ? 'text-3xl md:text-4xl' : 'text-xl'}`}>
          {tile.label}
        </span>
        {tile.note ? <span className={`block ${large ? 'text-lg' : 'text-sm sm:text-base'}`}>{tile.note}</span> : null}
      </span>
    </Link>
  );
}
