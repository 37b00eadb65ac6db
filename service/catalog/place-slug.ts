/** A place as part of a path: 'new-delhi'. Letters of all scripts stay. */
export function placeSlug(place: string): string {
  return place
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
