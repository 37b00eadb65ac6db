import { experienceListToursTexts } from '../../messages/en/experience-list/tours.ts';
import type { Point } from '../home/point.ts';

/** EXP-12: 'Why Choose Our Tour Packages'. */
export const tourReasons: readonly Point[] = [
  {
    icon: 'compass',
    title: experienceListToursTexts.guides,
    text: experienceListToursTexts.guidesText,
  },
  {
    icon: 'calendar-check',
    title: experienceListToursTexts.schedules,
    text: experienceListToursTexts.schedulesText,
  },
  {
    icon: 'receipt-indian-rupee',
    title: experienceListToursTexts.value,
    text: experienceListToursTexts.valueText,
  },
];
