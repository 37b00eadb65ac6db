/** A text as words of an address: 'Lake House, Nainital' is 'lake-house-nainital'. Empty when nothing of it can be kept. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 110)
    .replace(/^-+|-+$/g, '');
}
