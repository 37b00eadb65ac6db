import { z } from 'zod';

const file = z.object({ url: z.string(), mime: z.string(), size: z.number(), sizeInBytes: z.int() });
const format = file.extend({
  name: z.string(),
  hash: z.string(),
  ext: z.string(),
  path: z.null(),
  width: z.int(),
  height: z.int(),
  avif: file.optional().describe('The same as AVIF. Illustrations do not have it'),
});

/** The sizes of a picture on the wire; null for a generated one without sizes. */
export const formatsAnswer = z.object({ thumbnail: format, small: format, medium: format, large: format }).nullable();
export const focalPointAnswer = z.object({ x: z.number(), y: z.number() }).nullable();

/** A picture as the upload calls answer it. */
export const fileResponse = z.object({
  id: z.int(),
  documentId: z.string(),
  name: z.string(),
  alternativeText: z.string(),
  caption: z.string().nullable(),
  width: z.int(),
  height: z.int(),
  formats: formatsAnswer,
  focalPoint: focalPointAnswer,
  hash: z.string().nullable(),
  ext: z.string(),
  mime: z.string(),
  size: z.number().nullable(),
  sizeInBytes: z.int().nullable(),
  url: z.string(),
  previewUrl: z.null(),
  provider: z.string(),
  provider_metadata: z.null(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime(),
});
