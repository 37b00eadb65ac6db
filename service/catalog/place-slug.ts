/** A place as it stands in a path: 'new-delhi'. Letters of all scripts stay. */
export function placeSlug(place: string): string {
  return place
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
