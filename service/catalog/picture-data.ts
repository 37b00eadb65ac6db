/** A picture as pages show it. */
export interface PictureData {
  url: string;
  alt: string;
  width: number;
  height: number;
  /**
   * An uploaded picture in all its sizes, as `srcset` has them, with how wide a frame of 3:2 each fills. In WebP; the
   * same as AVIF stands beside each. Absent: drawn, and sharp in every size.
   */
  srcSet?: string;
  /** What stays in view where the picture is cut, as `object-position` has it: '20% 80%'. */
  focus?: string;
  /** What the operator says under it. */
  caption?: string;
}

/** Drawn by us, not photographed: it is shown as an illustration. */
export function isDrawn({ srcSet }: PictureData): boolean {
  return srcSet === undefined;
}

/** The operator's own photographs before what is drawn, each in its order. */
export function photographsFirst<Picture extends PictureData>(pictures: readonly Picture[]): Picture[] {
  return [...pictures.filter((picture) => !isDrawn(picture)), ...pictures.filter(isDrawn)];
}
