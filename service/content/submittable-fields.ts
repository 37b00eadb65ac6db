import type { ContentType } from './content-type.ts';

/**
 * The type reduced to the fields that partners may submit; for a new entry, with its parent relations. Undefined for a
 * type without such fields.
 */
export function submittableFields(type: ContentType, purpose: 'create' | 'update'): ContentType | undefined {
  const { proposed, partOf = [] } = type;
  if (!proposed) return undefined;
  const named = new Set(purpose === 'create' ? [...proposed, ...partOf] : proposed);
  const only = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => named.has(name)));
  return { ...type, fields: only(type.fields), relations: only(type.relations) };
}
