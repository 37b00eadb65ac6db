import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';

/** Behind the landing pages, and the lists of places without a picture of their own. */
export const scenes: Readonly<Record<ExperienceType, string>> = {
  attraction: '/artwork/taj-1',
  'tour-package': '/artwork/himalayan-lake-8',
};
