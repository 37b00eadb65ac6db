import type { ContentModel } from '../content/content-type.ts';
import { focalPointAnswer, formatsAnswer } from '../media/media-answers.ts';
import type { Call, Section } from '../platform/call.ts';
import { errorSchema, refusalAnswers } from './openapi-answers.ts';
import { openApiPath, operationOf } from './openapi-calls.ts';
import { sharedParameters, sharedSchemas } from './openapi-query.ts';
import { type OpenApi, type Operation, type Schema, schemaOf } from './openapi-schema.ts';
import { typeSchemas } from './openapi-types.ts';

const description = `The content API of Padharo, in the format of the Strapi 5 REST API, and the calls of its website.
Published content can be read without a bearer. All errors have the same shape: {data: null, error: {status, name, message, details}}.`;

/** The whole API as an OpenAPI 3.1 document, generated from the table of calls and the content types. */
export function describeApi(calls: readonly Call[], model: ContentModel, url: string): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    const path = openApiPath(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(model, call) };
  }
  const schemas: Record<string, Schema> = { Error: errorSchema, ...sharedSchemas, ...typeSchemas(model) };
  const media = schemas['Media'];
  if (media) schemas['Media'] = withPictureFormats(media);
  return {
    openapi: '3.1.1',
    info: { title: 'Padharo', version: '1.0.0', description },
    servers: [{ url }],
    tags: sectionsOf(calls).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: onlyUsed(schemas, paths),
      parameters: sharedParameters,
      responses: refusalAnswers,
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The `jwt` of a sign-in. The call has the permissions of the person.',
        },
        apiToken: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API token, `pat_…`. Its scopes set the permissions by content type and action.',
        },
      },
    },
  };
}

/** A section with the last segment of its page's address. */
export interface DocumentedSection extends Section {
  readonly slug: string;
}

/** Every section of the calls, once, in order. */
export function sectionsOf(calls: readonly Call[]): DocumentedSection[] {
  const named = new Map(calls.map(({ section }) => [section.name, section]));
  return [...named.values()].map((section) => ({ ...section, slug: section.name.toLowerCase().replaceAll(' ', '-') }));
}

/** Adds the schema of picture formats, which the declaration only calls JSON. */
function withPictureFormats(media: Schema): Schema {
  const formats = schemaOf(formatsAnswer, 'output');
  const focalPoint = schemaOf(focalPointAnswer, 'output');
  return { ...media, properties: { ...Object(media['properties']), formats, focalPoint } };
}

/** The schemas that are referenced, directly or through others. */
function onlyUsed(schemas: Readonly<Record<string, Schema>>, paths: object): Record<string, Schema> {
  const used = new Set(['Error', ...namesIn(paths)]);
  for (const name of used) for (const next of namesIn(schemas[name])) used.add(next);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
}

function namesIn(value: unknown): string[] {
  return [...JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);
}
