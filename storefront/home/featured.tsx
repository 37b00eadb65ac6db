import { Link } from 'react-router';
import type { StayCardData } from '../../service/catalog/stays/stay-card-data.ts';
import { StayCard } from '../stay/stay-card.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { urls } from '../urls.ts';
import { Section } from './section.tsx';

export type Loaded = { readonly stays: StayCardData[] } | { readonly error: string };

const kinds = {
  homes: {
    title: 'Featured holiday homes',
    text: 'Villas, homestays and whole apartments, with people behind them who know the place.',
    failed: 'Unable to load holiday homes',
    empty: 'No holiday homes available at the moment',
    look: 'home',
    carousel: 'Holiday homes',
    more: { label: 'All villas', to: urls.staysOfType('villas') },
  },
  hotels: {
    title: 'Featured hotels',
    text: 'From heritage lodges to the newest on the seafront; the price of a night, and of all of it.',
    failed: 'Unable to load hotels',
    empty: 'No hotels available at the moment',
    look: 'hotel',
    carousel: 'Hotels',
    more: { label: 'All hotels', to: urls.staysOfType('hotels') },
  },
} as const;

/** A carousel of featured stays; its failure is its own, the page around it lives. */
export function Featured({ kind, loaded }: { kind: keyof typeof kinds; loaded: Loaded }) {
  const { title, text, failed, empty, look, more, carousel } = kinds[kind];
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
    <Section id={kind} title={title} text={text} more={loaded.stays.length > 0 ? link : null}>
      {loaded.stays.length === 0 ? (
        <Notice heading={empty} text="Please check back later for new listings" />
      ) : (
        <Carousel label={carousel}>
          {loaded.stays.map((stay) => (
            <StayCard key={stay.id} stay={stay} look={look} />
          ))}
        </Carousel>
      )}
    </Section>
  );
}

function Notice({ heading, text, retry = false }: { heading: string; text: string; retry?: boolean }) {
  return (
    <div className="grid justify-items-center gap-2 rounded-panel bg-sunk px-6 py-12 text-center">
      <h3 className="text-2xl">{heading}</h3>
      <p className="text-lg text-ink-soft">{text}</p>
      {retry ? (
        <a
          href={urls.home}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          Try again
        </a>
      ) : null}
    </div>
  );
}
