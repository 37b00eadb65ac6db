import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { productHeroTexts } from '../../messages/en/product/hero.ts';
import type { PlaceLink } from '../place/place-link.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';

export interface HeroFrameProps {
  title: string;
  /** A word above the title: 'CATEGORY'. */
  label?: string | null;
  /** The address of the drawing without its file type: '/artwork/lake-palace-6'. */
  scene: string;
  /** The visible part when it is cropped, as `object-position`. */
  focus?: string;
  /** Leaves the right half to the picture. */
  narrow?: boolean;
  /** What is sold begins on the first screen: low above a list, lowest after a search. */
  height?: keyof typeof heights;
  /** The page of the place that is listed. */
  guide?: PlaceLink | null;
  children?: ReactNode;
}

const heights = {
  landing: ['pt-20 md:min-h-[264px]', 'pb-3 text-2xl md:pb-6 md:text-3xl lg:text-[2.5rem]'],
  low: ['pt-20 md:min-h-[236px]', 'pb-3 text-2xl md:pb-6 md:text-4xl'],
  lowest: ['pt-20 md:min-h-[192px]', 'pb-3 text-2xl md:text-3xl'],
} as const;

/** A heading over a picture that extends below the header. */
export function HeroFrame({
  title,
  label,
  scene,
  focus,
  narrow = false,
  height = 'landing',
  guide,
  children,
}: HeroFrameProps) {
  const [room, size] = heights[height];
  return (
    <section className="relative -mt-[72px] text-white">
      <picture>
        <source media="(width < 640px)" srcSet={`${scene}.square.svg`} width={800} height={800} />
        <img
          src={`${scene}.wide.svg`}
          data-kind="hero"
          alt=""
          width={1600}
          height={700}
          fetchPriority="high"
          style={focus ? { objectPosition: focus } : undefined}
          className="absolute inset-0 size-full bg-[#3b2a5c] object-cover object-[50%_70%] md:max-lg:object-left"
        />
      </picture>
      <div className="hero-shade absolute inset-0" />
      {children && height === 'landing' ? null : <div className="tile-shade absolute inset-0" />}
      <div className={`page relative flex flex-col justify-end ${room}`}>
        {label ? (
          <p className="text-shadow-[0_1px_18px_rgb(24_12_38/0.6)] text-sm font-semibold tracking-wide">{label}</p>
        ) : null}
        <div className={`flex flex-wrap items-baseline justify-between gap-x-3 ${size}`}>
          <h1
            className={`text-shadow-[0_1px_18px_rgb(24_12_38/0.6)] leading-tight ${narrow ? 'max-w-xs lg:max-w-[480px]' : ''}`}
          >
            {title}
          </h1>
          {guide ? (
            <Link
              to={guide.to}
              // its taller target does not make the row taller: a loading list has the same height
              className="-my-1 py-1 text-sm font-semibold underline underline-offset-4"
            >
              <Rich
                message={productHeroTexts.guideTo}
                values={{
                  place: guide.place,
                  hidden: (words) => <span className="max-sm:sr-only">{words}</span>,
                }}
              />
            </Link>
          ) : null}
        </div>
        {children}
      </div>
    </section>
  );
}

/**
 * A search on the lower edge of a picture. With a `pill`, its summary ('Jaipur · 10–13 Dec · 2 guests'), it is folded
 * into that on phones and opens with it, without scripts too: the pill links to the form (`.folded` in list.css).
 */
export function SearchEdge({ pill, children }: { pill?: string | undefined; children: ReactNode }) {
  const t = useText();
  return (
    <div className="relative z-20 -mb-9 text-ink max-md:-mb-6">
      {pill ? (
        <a href="#search" className="search-pill">
          <Icon name="search" size={20} />
          <Rich
            message={productHeroTexts.changeSearch}
            values={{
              pill,
              hidden: (words) => <span className="sr-only">{words}</span>,
              search: (words) => <span className="truncate">{words}</span>,
            }}
          />
        </a>
      ) : null}
      <div className={pill ? 'folded' : undefined}>
        {children}
        {pill ? (
          <a href="#results" className="fold">
            {t(productHeroTexts.close)}
          </a>
        ) : null}
      </div>
    </div>
  );
}
