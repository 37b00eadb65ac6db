import qs from 'qs';
import { errorsApiTexts } from '../../messages/en/errors/api.ts';
import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { AppError, invalid } from '../core/app-error.ts';

/** A value of a query string: text, list, or named values. Objects have no prototype. */
export type Raw = string | readonly Raw[] | RawObject;
export interface RawObject {
  readonly [key: string]: Raw;
}

export const limits = {
  search: 16_384,
  parameters: 300,
  nesting: 24,
  list: 200,
  text: 1_000,
} as const;

function decode(text: string, _decoder?: unknown, _charset?: string, part?: 'key' | 'value'): string {
  const decoded = decodePart(text);
  // qs would drop it, and with it a filter that the client relies on
  if (part === 'key' && decoded.includes('__proto__')) throw invalid('Invalid key __proto__');
  return decoded;
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new AppError('BadRequestError', sentence(errorsContentTexts.queryInvalid));
  }
}

export function isRawObject(raw: Raw | undefined): raw is RawObject {
  return typeof raw === 'object' && !Array.isArray(raw);
}

// qs can return holes and undefined values; this returns only texts, lists and objects
function clean(value: unknown): Raw {
  if (typeof value === 'string') {
    if (value.length > limits.text)
      throw invalid(sentence(errorsContentTexts.queryValueTooLong, { most: String(limits.text) }));
    if (value.includes('\0')) throw invalid(sentence(errorsApiTexts.nulCharacter));
    return value;
  }
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return '';
  const object: Record<string, Raw> = Object.create(null);
  for (const [key, item] of Object.entries(value)) object[key] = clean(item);
  return object;
}

/** Parses a raw query string with brackets. Throws AppError if it is malformed, too long or too deep. */
export function readSearch(search: string): RawObject {
  if (search === '') return {};
  if (search.length > limits.search) throw invalid(sentence(errorsContentTexts.queryTooLong));
  let parsed: unknown;
  try {
    parsed = qs.parse(search, {
      plainObjects: true,
      depth: limits.nesting,
      strictDepth: true,
      parameterLimit: limits.parameters,
      arrayLimit: limits.list,
      throwOnLimitExceeded: true,
      decoder: decode,
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    // qs throws RangeError at its limits
    throw invalid(sentence(errorsContentTexts.queryTooManyParts));
  }
  const raw = clean(parsed);
  return isRawObject(raw) ? raw : {};
}
