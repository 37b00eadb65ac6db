import { ResultList } from '../product/result-list.tsx';
import { ExperienceCard } from './experience-card.tsx';
import type { ExperienceCardTexts } from './experience-card-texts.ts';

/** Rows of a landing page: four cards abreast have their price on the first screen. Those after `first` are folded. */
export function CardRows({ cards, first = cards.length }: { cards: readonly ExperienceCardTexts[]; first?: number }) {
  return (
    <ResultList
      className="short-cards grid gap-6 sm:grid-cols-2 xl:grid-cols-4"
      onApproach={() => import('../experience/experience-view.tsx')}
    >
      {cards.map((card, place) => (
        <li key={card.slug} className={place < first ? 'min-w-0' : 'more-values min-w-0'}>
          <ExperienceCard card={card} />
        </li>
      ))}
    </ResultList>
  );
}
