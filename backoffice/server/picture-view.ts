import { z } from 'zod';
import type { PictureView } from '../content/picture-view.ts';

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
