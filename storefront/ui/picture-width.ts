/**
 * The address of the picture in the narrowest of its widths that is at least so many pixels; its own where it has none.
 */
export function addressInWidth({ url, srcSet = '' }: { url: string; srcSet?: string }, pixels: number): string {
  const sizes = srcSet.split(', ').map((size) => size.split(' '));
  return sizes.find(([, width = '']) => Number.parseInt(width, 10) >= pixels)?.[0] ?? url;
}
