import { travelParams } from '../../service/catalog/stays/travel-params.ts';
import { PageSection } from '../product/page-section.tsx';
import { Carousel } from '../ui/carousel.tsx';
import type { CardTexts } from './card-texts.ts';
import { StayCard } from './stay-card.tsx';
import type { StayBooking } from './use-stay-booking.ts';

/** Other stays in the area; the chosen dates and guests are passed on. */
export function SimilarStays({
  cards,
  booking: { range, adults, children, rooms },
}: {
  cards: readonly CardTexts[];
  booking: Pick<StayBooking, 'range' | 'adults' | 'children' | 'rooms'>;
}) {
  if (cards.length === 0) return null;
  const { checkIn, checkOut } = range;
  const dates = checkIn && checkOut ? { checkIn, checkOut } : null;
  const travel = travelParams({ dates, adults, children, rooms }).toString();
  return (
    <PageSection id="similar" title="Similar stays nearby">
      <Carousel label="Stays like this one">
        {cards.map((card) => (
          <StayCard key={card.slug} card={card} travel={travel} heart />
        ))}
      </Carousel>
    </PageSection>
  );
}
