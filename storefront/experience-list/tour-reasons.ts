import { experienceListToursTexts } from '../../messages/en/experience-list/tours.ts';
import type { PointMessages } from '../home/point.ts';

/** EXP-12: 'Why Choose Our Tour Packages'. */
export const tourReasons: readonly PointMessages[] = [
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
