import { useState } from 'react';
import { experienceListToursTexts } from '../../messages/en/experience-list/tours.ts';
import { ResultList } from '../product/result-list.tsx';
import { useText } from '../rendering/text.tsx';
import { Button } from '../ui/button.tsx';
import { ExperienceCard } from './experience-card.tsx';
import type { ExperienceCardTexts } from './experience-card-texts.ts';

const first = 6;

/** The featured tours: two rows, the rest on request; without scripts all of them. */
export function FeaturedTours({ cards }: { cards: readonly ExperienceCardTexts[] }) {
  const t = useText();
  const [all, setAll] = useState(false);
  return (
    <>
      <noscript>
        <style>{'.more-values{display:block!important}'}</style>
      </noscript>
      <ResultList
        className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3"
        onApproach={() => import('../experience/experience-view.tsx')}
      >
        {cards.map((card, place) => (
          <li key={card.slug} className={all || place < first ? '' : 'more-values'}>
            <ExperienceCard card={card} />
          </li>
        ))}
      </ResultList>
      {cards.length > first && !all ? (
        <p className="needs-script mt-8 text-center">
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t(experienceListToursTexts.showAll, { count: cards.length })}
          </Button>
        </p>
      ) : null}
    </>
  );
}
