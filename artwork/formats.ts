/** The smaller sizes in which a drawn picture can be had as WebP, by the names of the wire: how many pixels wide. */
export const formatWidths = { thumbnail: 245, small: 500, medium: 750, large: 1000 } as const;

export type Format = keyof typeof formatWidths;
export const formats: readonly Format[] = ['thumbnail', 'small', 'medium', 'large'];

export function isFormat(text: string | undefined): text is Format {
  return text !== undefined && Object.hasOwn(formatWidths, text);
}

/** The address of a format of the drawn picture of that name, `hotel-12.town`. */
export function formatUrl(format: Format, name: string): string {
  return `/artwork/${format}_${name}.webp`;
}
