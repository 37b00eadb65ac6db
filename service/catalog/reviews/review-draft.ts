import { errorsCatalogTexts } from '../../../messages/en/errors/catalog.ts';
import { sentence } from '../../../messages/message.ts';
import { invalid, invalidField } from '../../core/app-error.ts';
import { lengthOf } from '../../core/field-rule.ts';
import {
  type AspectScores,
  aspects,
  isTravellerType,
  type Reviewed,
  reviewedNames,
  reviewRules,
  type TravellerType,
  travellerNames,
} from './review.ts';

/** How a body refers to a product: by id or documentId. */
export type ProductReference = { readonly id: number } | { readonly documentId: string };

/** A review as submitted, validated. */
export interface ReviewDraft {
  readonly name: string;
  readonly rating: number;
  readonly comment: string;
  readonly travellerType: TravellerType | null;
  readonly scores: AspectScores;
  readonly of: Reviewed;
  readonly product: ProductReference;
}

const known: ReadonlySet<string> = new Set([
  'Name',
  'Rating',
  'Comment',
  'travellerType',
  ...aspects,
  ...reviewedNames,
]);

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Parses `{data: {Name, Rating, Comment, stay}}`, or another product instead of the stay. Throws ValidationError with
 * all findings (API-30).
 */
export function reviewDraft(body: Readonly<Record<string, unknown>>): ReviewDraft {
  const { data } = body;
  if (!isObject(data)) throw invalid(sentence(errorsCatalogTexts.noData));
  const unknown = Object.keys(data).find((key) => !known.has(key));
  if (unknown !== undefined) throw invalid(`Invalid key ${unknown}`, { key: unknown, path: unknown, source: 'body' });
  const name = textIn(data['Name'], reviewRules.Name.most);
  const rating = ratingIn(data['Rating']);
  const comment = textIn(data['Comment'], reviewRules.Comment.most);
  const errors = [...finding('Name', name), ...finding('Rating', rating), ...finding('Comment', comment)];
  const travellerType = travellerIn(data['travellerType'], errors);
  const scores = scoresIn(data, errors);
  const [first] = errors;
  if (first || 'problem' in name || 'problem' in rating || 'problem' in comment) {
    throw invalid(first && errors.length === 1 ? first.message : `${errors.length} errors occurred`, { errors });
  }
  return { name: name.value, rating: rating.value, comment: comment.value, travellerType, scores, ...productIn(data) };
}

function travellerIn(raw: unknown, errors: Finding[]): TravellerType | null {
  if (raw === undefined || raw === null || isTravellerType(raw)) return raw ?? null;
  errors.push(...finding('travellerType', { problem: `must be one of: ${travellerNames.join(', ')}` }));
  return null;
}

function scoresIn(data: Readonly<Record<string, unknown>>, errors: Finding[]): AspectScores {
  const scores: Record<keyof AspectScores, number | null> = {
    cleanliness: null,
    location: null,
    value: null,
    service: null,
  };
  for (const name of aspects) {
    const raw = data[name] ?? null;
    const parsed = raw === null ? { value: null } : ratingIn(raw);
    if ('value' in parsed) scores[name] = parsed.value;
    else errors.push(...finding(name, parsed));
  }
  return scores;
}

function productIn(data: Readonly<Record<string, unknown>>): Pick<ReviewDraft, 'of' | 'product'> {
  const [of = 'stay', another] = reviewedNames.filter((name) => data[name] !== undefined && data[name] !== null);
  if (another !== undefined) {
    throw invalidField([another], sentence(errorsCatalogTexts.oneReviewed, { one: of, other: another }));
  }
  const product = productReference(data[of]);
  if (product) return { of, product };
  // REVIEW-2 specifies the message for a stay
  const words = of === 'stay' ? sentence(errorsCatalogTexts.noStay) : `${of} must be defined.`;
  throw invalid(words, { errors: finding(of, { problem: 'must be defined.' }) });
}

type Parsed<Value> = { readonly value: Value } | { readonly problem: string };

interface Finding {
  readonly path: readonly string[];
  readonly message: string;
  readonly name: string;
}

function finding(field: string, parsed: Parsed<unknown>): Finding[] {
  return 'problem' in parsed ? [{ path: [field], message: `${field} ${parsed.problem}`, name: 'ValidationError' }] : [];
}

function textIn(raw: unknown, atMost: number): Parsed<string> {
  if (raw === undefined || raw === null) return { problem: 'must be defined.' };
  if (typeof raw !== 'string') return { problem: 'must be a string' };
  const value = raw.trim();
  if (value === '') return { problem: 'must be defined.' };
  if (value.includes('\0')) return { problem: 'must not contain a NUL character' };
  return lengthOf(value) > atMost ? { problem: `must be at most ${atMost} characters` } : { value };
}

function ratingIn(raw: unknown): Parsed<number> {
  if (raw === undefined || raw === null) return { problem: 'must be defined.' };
  if (typeof raw !== 'number') return { problem: 'must be a number' };
  if (raw < 1) return { problem: 'must be greater than or equal to 1' };
  if (raw > 5) return { problem: 'must be less than or equal to 5' };
  return Number.isInteger(raw) ? { value: raw } : { problem: 'must be an integer' };
}

/** Accepts a number, a text of digits, a documentId, `{id}`, `{documentId}`, `{connect: […]}` or `{set: […]}`. */
export function productReference(raw: unknown): ProductReference | undefined {
  if (typeof raw === 'number') return Number.isInteger(raw) ? { id: raw } : undefined;
  if (typeof raw === 'string') {
    const text = raw.trim();
    if (/^\d{1,15}$/.test(text)) return { id: Number(text) };
    return text === '' ? undefined : { documentId: text };
  }
  if (Array.isArray(raw)) return raw.length === 1 && !Array.isArray(raw[0]) ? productReference(raw[0]) : undefined;
  if (!isObject(raw)) return undefined;
  // one level only: deeper references are invalid
  const inner = raw['documentId'] ?? raw['id'] ?? firstOf(raw['connect']) ?? firstOf(raw['set']);
  return isObject(inner) ? plainReference(inner['documentId'] ?? inner['id']) : plainReference(inner);
}

function plainReference(raw: unknown): ProductReference | undefined {
  return typeof raw === 'string' || typeof raw === 'number' ? productReference(raw) : undefined;
}

function firstOf(raw: unknown): unknown {
  return Array.isArray(raw) ? raw[0] : raw;
}
