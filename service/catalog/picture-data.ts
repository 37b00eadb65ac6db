/** A picture as pages show it. */
export interface PictureData {
  url: string;
  alt: string;
  width: number;
  height: number;
  /**
   * All sizes of an uploaded picture, as a WebP `srcset`; the widths are those of the 3:2 frame it fills. An AVIF file
   * lies beside each. Absent: a drawing, which is sharp in every size.
   */
  srcSet?: string;
  /** The point that stays visible when the picture is cropped, as `object-position`: '20% 80%'. */
  focus?: string;
  /** The operator's caption. */
  caption?: string;
}

/** A picture in a language other than English, in which its alternative text is not known: the name of what it shows. */
export function pictureOf<Picture extends PictureData | null>(name: string, picture: Picture): Picture {
  return picture && { ...picture, alt: name };
}

/** True for a drawing, which is shown as an illustration. */
export function isDrawn({ srcSet }: PictureData): boolean {
  return srcSet === undefined;
}

/** Photographs before drawings, each in the given order. */
export function photographsFirst<Picture extends PictureData>(pictures: readonly Picture[]): Picture[] {
  return [...pictures.filter((picture) => !isDrawn(picture)), ...pictures.filter(isDrawn)];
}
