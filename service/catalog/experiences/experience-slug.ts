import type { ExperienceType } from './experience-offer.ts';

/**
 * The slug in the path after `/attraction/booking/` or `/tour-packages/booking/` (EXP-20): a leading 'booking/' is
 * removed. For attractions the last segment counts, and '-add-on-packages' means '-and-add-on-packages' unless 'and-'
 * precedes it.
 */
export function slugIn(path: string, type: ExperienceType): string {
  const slug = path.replace(/^\/+|\/+$/g, '').replace(/^booking\//, '');
  if (type === 'tour-package') return slug;
  const last = slug.slice(slug.lastIndexOf('/') + 1);
  return last.replace(/(?<!-and)-add-on-packages/g, '-and-add-on-packages');
}
