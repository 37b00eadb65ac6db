import { Link } from 'react-router';
import type { CardTexts } from '../stay/card-texts.ts';
import { StayCard } from '../stay/stay-card.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { urls } from '../urls.ts';
import { Notice } from './notice.tsx';
import { Section } from './section.tsx';

export type Loaded = { readonly cards: readonly CardTexts[] } | { readonly error: string };

const kinds = {
  homes: {
    title: 'Featured holiday homes',
    text: 'Villas, homestays and whole apartments, with people behind them who know the place.',
    failed: 'Unable to load holiday homes',
    empty: 'No holiday homes available at the moment',
    carousel: 'Holiday homes',
    tall: 41,
    more: { label: 'All villas', to: urls.staysOfType('villas') },
  },
  hotels: {
    title: 'Featured hotels',
    text: 'From heritage lodges to the newest on the seafront; the price of a night, and of all of it.',
    failed: 'Unable to load hotels',
    empty: 'No hotels available at the moment',
    carousel: 'Hotels',
    tall: 44,
    more: { label: 'All hotels', to: urls.staysOfType('hotels') },
  },
} as const;

/** A carousel of featured stays; its failure is its own, the page around it lives. */
export function Featured({ kind, loaded }: { kind: keyof typeof kinds; loaded: Loaded }) {
  const { title, text, failed, empty, more, carousel, tall } = kinds[kind];
  const link = (
    <Link
      to={more.to}
      className="inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
    >
      {more.label}
    </Link>
  );
  if ('error' in loaded) {
    return (
      <Section id={kind} title={title} text={text}>
        <Notice heading={failed} text={loaded.error} retry />
      </Section>
    );
  }
  return (
    <Section id={kind} title={title} text={text} tall={tall} more={loaded.cards.length > 0 ? link : null}>
      {loaded.cards.length === 0 ? (
        <Notice heading={empty} text="Please check back later for new listings" />
      ) : (
        <Carousel label={carousel}>
          {loaded.cards.map((card) => (
            <StayCard key={card.slug} card={card} heart={kind === 'homes'} />
          ))}
        </Carousel>
      )}
    </Section>
  );
}
