/**
 * The address of the narrowest width that has at least this many pixels; the picture's own address if it has no widths.
 */
export function addressInWidth({ url, srcSet = '' }: { url: string; srcSet?: string }, pixels: number): string {
  const sizes = srcSet.split(', ').map((size) => size.split(' '));
  return sizes.find(([, width = '']) => Number.parseInt(width, 10) >= pixels)?.[0] ?? url;
}
