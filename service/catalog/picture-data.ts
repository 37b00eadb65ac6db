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

/**
 * A picture in the reader's language. While its alternative text is not translated, it is called by what it shows: `name`
 * in that language.
 */
export function pictureOf<Picture extends PictureData | null>(
  { name, text }: { name: string; text: (source: string) => string },
  picture: Picture,
): Picture {
  if (!picture) return picture;
  const { alt, caption } = picture;
  const described = isDrawn(picture) ? alt : text(alt);
  return { ...picture, alt: described === alt ? name : described, ...(caption && { caption: text(caption) }) };
}

/** True for a drawing, which is shown as an illustration. */
export function isDrawn({ srcSet }: PictureData): boolean {
  return srcSet === undefined;
}

/** Photographs before drawings, each in the given order. */
export function photographsFirst<Picture extends PictureData>(pictures: readonly Picture[]): Picture[] {
  return [...pictures.filter((picture) => !isDrawn(picture)), ...pictures.filter(isDrawn)];
}
