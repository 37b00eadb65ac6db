import { z } from 'zod';

/** A picture as the forms of the back office show it. */
export interface PictureView {
  readonly documentId: string;
  readonly name: string;
  readonly alt: string;
  /** The caption in the gallery; empty means that the description is shown. */
  readonly caption: string;
  /** The address of a small size, if there is one. */
  readonly url: string;
  /** The address of the whole picture; null for a drawing, which cannot be cropped. */
  readonly whole: string | null;
  /** The focal point, in percent from its left and top; null is the middle. */
  readonly focus: { readonly x: number; readonly y: number } | null;
}

const wire = z.object({
  documentId: z.string(),
  name: z.string(),
  alternativeText: z.string().nullish(),
  caption: z.string().nullish(),
  url: z.string(),
  focalPoint: z.object({ x: z.number(), y: z.number() }).nullish(),
  formats: z.looseObject({ small: z.object({ url: z.string() }).optional() }).nullish(),
});

/** A picture of the API, as forms show it. */
export function pictureView(picture: unknown): PictureView {
  const { documentId, name, alternativeText, caption, url, focalPoint, formats } = wire.parse(picture);
  const small = formats?.small?.url ?? url;
  return {
    documentId,
    name,
    alt: alternativeText ?? '',
    caption: caption ?? '',
    url: small,
    whole: url.startsWith('/media/') ? url : null,
    focus: focalPoint ?? null,
  };
}
