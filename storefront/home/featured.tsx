import { Link } from 'react-router';
import { homeListsTexts } from '../../messages/en/home/lists.ts';
import { useText } from '../rendering/text.tsx';
import type { CardTexts } from '../stay/card-texts.ts';
import { StayCard } from '../stay/stay-card.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { urls } from '../urls.ts';
import { Notice, Section } from './section.tsx';

export type LoadedStays = { readonly cards: readonly CardTexts[] } | { readonly error: string };

/** The width of a card's text. */
const line = 'var(--slide) - var(--card-pad) * 2';
const photo = 'var(--slide) * 2 / 3 + var(--card-pad) * 2';

/**
 * `tall`: the photo plus the text, which gets longer as cards get narrower, so that the row reserves its final height.
 */
const kinds = {
  homes: {
    title: homeListsTexts.homes,
    text: homeListsTexts.homesText,
    failed: homeListsTexts.homesFailed,
    empty: homeListsTexts.noHomes,
    carousel: homeListsTexts.homesRow,
    tall: `${photo} + clamp(11.8rem, 26.2rem - 0.67 * (${line}), 16.2rem)`,
    more: { label: homeListsTexts.allVillas, to: urls.staysOfType('villas') },
  },
  hotels: {
    title: homeListsTexts.hotels,
    text: homeListsTexts.hotelsText,
    failed: homeListsTexts.hotelsFailed,
    empty: homeListsTexts.noHotels,
    carousel: homeListsTexts.hotelsRow,
    tall: `${photo} + clamp(14.2rem, 38.9rem - 1.28 * (${line}), 20.5rem)`,
    more: { label: homeListsTexts.allHotels, to: urls.staysOfType('hotels') },
  },
} as const;

/** A carousel of featured stays. If it fails to load, the rest of the page still works. */
export function Featured({ kind, loaded }: { kind: keyof typeof kinds; loaded: LoadedStays }) {
  const t = useText();
  const { title, text, failed, empty, more, carousel, tall } = kinds[kind];
  const link = (
    <Link
      to={more.to}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
    >
      {t(more.label)}
    </Link>
  );
  if ('error' in loaded) {
    return (
      <Section id={kind} title={t(title)} text={t(text)}>
        <Notice heading={t(failed)} text={loaded.error} retry={urls.home} />
      </Section>
    );
  }
  return (
    <Section id={kind} title={t(title)} text={t(text)} more={loaded.cards.length > 0 ? link : null}>
      {loaded.cards.length === 0 ? (
        <Notice heading={t(empty)} text={t(homeListsTexts.checkBack)} />
      ) : (
        <Carousel label={t(carousel)} tall={tall}>
          {loaded.cards.map((card) => (
            <StayCard key={card.slug} card={card} />
          ))}
        </Carousel>
      )}
    </Section>
  );
}
