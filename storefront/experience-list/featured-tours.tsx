import { useState } from 'react';
import { experienceListToursTexts } from '../../messages/en/experience-list/tours.ts';
import { useText } from '../rendering/text.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { urls } from '../urls.ts';
import { CardRows } from './card-rows.tsx';
import type { ExperienceCardTexts } from './experience-card-texts.ts';

const first = 8;

/** The featured tours: two rows, the rest on request; without scripts all of them. */
export function FeaturedTours({ cards }: { cards: readonly ExperienceCardTexts[] }) {
  const t = useText();
  const [all, setAll] = useState(false);
  return (
    <>
      <noscript>
        <style>{'.more-values{display:block!important}'}</style>
      </noscript>
      <CardRows cards={cards} first={all ? cards.length : first} />
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        {cards.length > first && !all ? (
          <Button variant="secondary" className="needs-script" onClick={() => setAll(true)}>
            {t(experienceListToursTexts.showAll, { count: cards.length })}
          </Button>
        ) : null}
        <ButtonLink to={urls.toursIn('india')} variant="secondary">
          {t(experienceListToursTexts.all)}
        </ButtonLink>
      </p>
    </>
  );
}
