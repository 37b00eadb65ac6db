import { homeBelowTexts } from '../../messages/en/home/below.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';
import { Stars } from '../ui/rating.tsx';
import type { Testimonial } from './home-view.ts';
import { useRotation } from './use-rotation.ts';

/** HOME-20 */
const rotationMs = 5_000;
const id = 'testimonials';

/** Testimonials: one at a time, by the ARIA carousel pattern; without JavaScript all of them. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const t = useText();
  const { current, playing, moving, show, toggle, holding } = useRotation(testimonials.length, rotationMs);
  if (testimonials.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      aria-roledescription={t(homeBelowTexts.carousel)}
      className="page mt-14 text-center md:mt-20"
      {...holding}
    >
      <h2 id={id} className="text-3xl md:text-[2.5rem] md:leading-tight">
        {t(homeBelowTexts.testimonials)}
      </h2>
      <div aria-live={moving ? 'off' : 'polite'} className="mx-auto mt-6 grid max-w-[820px] md:mt-8">
        {testimonials.map(({ quote, name, from, rating }, place) => (
          <figure
            key={name}
            aria-roledescription={t(homeBelowTexts.slideRole)}
            aria-label={t(homeBelowTexts.slide, { number: place + 1, count: testimonials.length })}
            className={`quote self-center transition-opacity duration-250 [grid-area:1/1] ${place === current ? '' : 'invisible opacity-0'}`}
          >
            <Stars value={rating} label={t(homeBelowTexts.stars, { rating })} />
            <blockquote className="mt-4 font-display text-2xl leading-snug font-medium text-pretty md:text-[1.75rem]">
              {t(homeBelowTexts.quote, { quote })}
            </blockquote>
            <figcaption className="mt-5">
              <span className="font-semibold">{name}</span>
              <span className="block text-ink-soft">{from}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <noscript>
        <style>
          {'.quote{visibility:visible!important;opacity:1!important;grid-area:auto!important;margin-block:24px}'}
        </style>
      </noscript>
      {testimonials.length > 1 ? (
        <div className="needs-script mt-6 flex items-center justify-center gap-1">
          <Control
            icon={playing ? 'pause' : 'play'}
            label={t(playing ? homeBelowTexts.pause : homeBelowTexts.play)}
            onPress={toggle}
            className="me-3"
          />
          <Control icon="chevron-left" label={t(homeBelowTexts.previous)} onPress={() => show(current - 1)} />
          {testimonials.map(({ name }, place) => (
            <button
              key={name}
              type="button"
              aria-current={place === current ? 'true' : undefined}
              onClick={() => show(place)}
              className="grid size-11 place-items-center rounded-full hover:bg-sunk"
            >
              <span
                className={`size-3 rounded-full border border-line-strong ${place === current ? 'bg-accent' : ''}`}
              />
              <span className="sr-only">
                {t(homeBelowTexts.showQuote, { number: place + 1, count: testimonials.length })}
              </span>
            </button>
          ))}
          <Control icon="chevron-right" label={t(homeBelowTexts.next)} onPress={() => show(current + 1)} />
        </div>
      ) : null}
    </section>
  );
}

function Control({
  icon,
  label,
  onPress,
  className = '',
}: {
  icon: IconName;
  label: string;
  onPress: () => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`grid size-11 place-items-center rounded-full border border-line-strong hover:border-ink hover:bg-sunk ${className}`}
    >
      <Icon name={icon} size={20} />
      <span className="sr-only">{label}</span>
    </button>
  );
}
