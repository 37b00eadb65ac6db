import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { errorsApiTexts } from '../../messages/en/errors/api.ts';
import { sentence } from '../../messages/message.ts';
import { AppError, invalid } from '../core/app-error.ts';
import { sentenceOf } from '../platform/body-fields.ts';

const deepest = 64;

/** Whether JSON nests deeper than any accepted body: found by scanning, before it is parsed. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const mark = json[at];
    if (mark === '"') at = endOfText(json, at);
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > deepest) return true;
  }
  return false;
}

/** The end of the string that begins there. */
function endOfText(json: string, begin: number): number {
  let at = begin + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}

/** Parses JSON bodies in this scope and those below it. Too deep nesting is refused before parsing. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(invalid(sentence(errorsApiTexts.bodyTooDeep)));
    else void parse(request, body, done);
  });
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes('\0') || hasNul(item));
}

/**
 * Validates the input of a call. Throws ValidationError in the wire format: the message itself for one finding, 'N
 * errors occurred' with `details.errors` for more (API-30).
 */
export function parseWith<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  if (value !== undefined && (value === null || typeof value !== 'object' || Array.isArray(value))) {
    throw new AppError('ValidationError', 'The body must be a JSON object');
  }
  if (hasNul(value)) throw invalid(sentence(errorsApiTexts.nulCharacter));
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String),
    message: issue.message,
    name: 'ValidationError',
  }));
  const [first, ...more] = errors.map(({ message }) => sentenceOf(message) ?? message);
  if (first === undefined || more.length > 0)
    throw new AppError(
      'ValidationError',
      `${errors.length} errors occurred`,
      { errors },
      first ? [first, ...more] : [],
    );
  throw invalid(first, { errors });
}
