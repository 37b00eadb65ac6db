import { z } from 'zod';
import { errorsMediaTexts } from '../../messages/en/errors/media.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { unknownFields } from '../platform/body-fields.ts';

const strict = unknownFields(([key]) => `Invalid key ${key}`);

function text(name: string, most: number) {
  return z
    .string(`${name} must be a string`)
    .trim()
    .max(most, `${name} must be at most ${most} characters`)
    .transform((value) => value.toWellFormed());
}

const percent = (name: string) =>
  z.number(`${name} must be a number`).min(0, `${name} must be 0 to 100`).max(100, `${name} must be 0 to 100`);

/** The description of a picture. Absent: unchanged; null: cleared. */
export const fileInfo = z.strictObject(
  {
    name: text('name', 200)
      .refine((value) => value !== '', 'name must be defined.')
      .optional(),
    alternativeText: text('alternativeText', 500).nullish(),
    caption: text('caption', 1_000).nullish(),
    focalPoint: z
      .strictObject(
        { x: percent('focalPoint.x'), y: percent('focalPoint.y') },
        {
          error: (issue) => strict.error(issue) ?? 'focalPoint must be {x, y} as percentages',
        },
      )
      .nullish(),
  },
  { error: (issue) => strict.error(issue) ?? 'fileInfo must be an object' },
);
export type FileInfo = z.output<typeof fileInfo>;

const infos = z.union([z.array(z.unknown()).max(100), z.unknown().transform((one) => [one])]);

/**
 * The descriptions of a form's files in order: a field `fileInfo` for each, or one with a list, as JSON. Throws
 * ValidationError.
 */
export function fileInfosIn(texts: readonly string[]): FileInfo[] {
  const given = texts.flatMap((text) => {
    try {
      const value: unknown = JSON.parse(text);
      return infos.parse(value);
    } catch {
      throw invalid(sentence(errorsMediaTexts.fileInfoJson));
    }
  });
  return given.map((one) => {
    const read = fileInfo.safeParse(one);
    if (read.success) return read.data;
    throw invalid(read.error.issues[0]?.message ?? sentence(errorsMediaTexts.fileInfoInvalid));
  });
}
