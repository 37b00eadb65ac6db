/** A text as a slug: 'Lake House, Nainital' becomes 'lake-house-nainital'. Empty if no character can be used. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 110)
    .replace(/^-+|-+$/g, '');
}
