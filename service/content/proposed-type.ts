import type { ContentType } from './content-type.ts';

/**
 * The type as a proposal sees it: what may be proposed of it and nothing else; of a new entry, with what it is part of. Undefined
 * of a type of which nothing may be.
 */
export function proposedType(type: ContentType, purpose: 'create' | 'update'): ContentType | undefined {
  const { proposed, partOf = [] } = type;
  if (!proposed) return undefined;
  const named = new Set(purpose === 'create' ? [...proposed, ...partOf] : proposed);
  const only = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => named.has(name)));
  return { ...type, fields: only(type.fields), relations: only(type.relations) };
}
