import { PageSection } from '../product/page-section.tsx';
import { Carousel } from '../ui/carousel.tsx';
import type { CardTexts } from './card-texts.ts';
import { StayCard } from './stay-card.tsx';

/** What else there is around here. */
export function SimilarStays({ cards }: { cards: readonly CardTexts[] }) {
  if (cards.length === 0) return null;
  return (
    <PageSection id="similar" title="Similar stays nearby">
      <Carousel label="Stays like this one">
        {cards.map((card) => (
          <StayCard key={card.slug} card={card} heart />
        ))}
      </Carousel>
    </PageSection>
  );
}
