import { z } from 'zod';
import { sampleFiles } from './read-sample.ts';

type Schema = Readonly<Record<string, unknown>>;

/** What an editor is told of the files of each folder, as JSON Schema: `schema/<folder>.json`. */
export function sampleSchemas(): ReadonlyMap<string, Schema> {
  return new Map(Object.entries(sampleFiles).map(([kind, file]) => [kind, schemaOf(file)]));
}

/** The schema of a file, which may name its schema itself. */
function schemaOf(file: z.ZodType): Schema {
  const { properties, ...schema } = z.toJSONSchema(file, { io: 'input', target: 'draft-7', reused: 'ref' });
  return { ...schema, properties: { $schema: { type: 'string' }, ...properties } };
}
