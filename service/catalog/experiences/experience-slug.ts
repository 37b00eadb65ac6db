import type { ExperienceType } from './experience-offer.ts';

/**
 * The slug that the path behind `/attraction/booking/` or `/tour-packages/booking/` means (EXP-20): a leading 'booking/'
 * is stripped. Of an attraction the last segment counts, and '-add-on-packages' stands for '-and-add-on-packages' where
 * 'and-' does not stand before it already.
 */
export function slugIn(path: string, type: ExperienceType): string {
  const slug = path.replace(/^\/+|\/+$/g, '').replace(/^booking\//, '');
  if (type === 'tour-package') return slug;
  const last = slug.slice(slug.lastIndexOf('/') + 1);
  return last.replace(/(?<!-and)-add-on-packages/g, '-and-add-on-packages');
}
