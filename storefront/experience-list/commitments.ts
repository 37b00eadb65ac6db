import { experienceListAttractionsTexts } from '../../messages/en/experience-list/attractions.ts';
import type { PointMessages } from '../home/point.ts';

/** EXP-3: our commitments for attractions. */
export const commitments: readonly PointMessages[] = [
  {
    icon: 'compass',
    title: experienceListAttractionsTexts.explore,
    text: experienceListAttractionsTexts.exploreText,
  },
  {
    icon: 'undo-2',
    title: experienceListAttractionsTexts.flexible,
    text: experienceListAttractionsTexts.flexibleText,
  },
  {
    icon: 'phone',
    title: experienceListAttractionsTexts.support,
    text: experienceListAttractionsTexts.supportText,
  },
];
