import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { homeSectionTexts } from '../../messages/en/home/section.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { useText } from '../rendering/text.tsx';
import { Picture } from '../ui/picture.tsx';
import type { TileData } from './places.ts';

/** A section of a landing page under its heading, with an optional word above it. The first one begins on the first screen. */
export function Section({
  id,
  label,
  title,
  text,
  more,
  first = false,
  children,
}: {
  id: string;
  label?: string;
  title: string;
  text: string;
  more?: ReactNode;
  first?: boolean;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={first ? 'page mt-10 md:mt-14' : 'page mt-14 md:mt-20'}>
      <div className={`flex flex-wrap items-end justify-between gap-x-8 gap-y-2 ${first ? 'mb-4' : 'mb-6 md:mb-8'}`}>
        <div>
          {label ? <p className="text-sm font-semibold tracking-wide text-accent">{label}</p> : null}
          <h2 id={id} className={first ? 'text-2xl md:text-3xl' : 'text-3xl md:text-[2.5rem] md:leading-tight'}>
            {title}
          </h2>
          <p className={`max-w-[64ch] text-pretty text-ink-soft ${first ? '' : 'mt-2 text-lg'}`}>{text}</p>
        </div>
        {more}
      </div>
      {children}
    </section>
  );
}

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

/** Replaces missing cards: there are none, or they failed to load. `retry`: the address to try again. */
export function Notice({ heading, text, retry }: { heading: string; text: string; retry?: string }) {
  const t = useText();
  return (
    <div className="grid justify-items-center gap-2 rounded-panel bg-sunk px-6 py-12 text-center">
      <h3 className="text-2xl">{heading}</h3>
      <p className="text-lg text-balance text-ink-soft">{text}</p>
      {retry ? (
        <a
          href={addressIn(t.language, retry)}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          {t(homeSectionTexts.tryAgain)}
        </a>
      ) : null}
    </div>
  );
}
