import './place.css';
import { PlainPicture } from '../ui/picture.tsx';
import type { PlaceView } from './place-view.ts';

/** The scene of a place that extends below the header, with its name on the lower edge. */
export function PlaceHero({ view }: { view: PlaceView }) {
  const { name, region, local, scene, photograph } = view;
  return (
    <section className="relative -mt-[72px] text-white">
      {scene ? (
        <picture>
          <source media="(width < 640px)" srcSet={`${scene}.square.svg`} width={800} height={800} />
          <img {...filling} src={`${scene}.wide.svg`} alt="" width={1600} height={700} />
        </picture>
      ) : (
        <PlainPicture
          {...filling}
          src={photograph?.url}
          srcSet={photograph?.srcSet}
          focus={photograph?.focus}
          alt=""
          width={photograph?.width ?? 1600}
          height={photograph?.height ?? 700}
        />
      )}
      <div className="hero-shade absolute inset-0" />
      <div className="tile-shade absolute inset-x-0 bottom-0 pt-16">
        <div className="page pb-5">
          <h1 className="text-4xl leading-tight lg:text-5xl">{name}</h1>
          <p className="flex flex-wrap items-baseline gap-x-4 text-lg">
            {local ? (
              <span lang={local.language} dir="auto">
                {local.name}
              </span>
            ) : null}
            {region ? <span>{region}</span> : null}
          </p>
        </div>
      </div>
      <div className="place-picture" />
    </section>
  );
}

const filling = {
  'data-kind': 'hero',
  fetchPriority: 'high',
  className: 'absolute inset-0 size-full bg-[#3b2a5c] object-cover object-[50%_70%]',
} as const;
