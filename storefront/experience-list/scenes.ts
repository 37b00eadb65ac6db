import type { ExperienceType } from '../../service/catalog/experiences/experience-offer.ts';

/** Pictures of the landing pages, and of places without a picture of their own. */
export const scenes: Readonly<Record<ExperienceType, string>> = {
  attraction: '/artwork/taj-1',
  'tour-package': '/artwork/himalayan-lake-8',
};
