import { partnershipAnchor, partnerships } from './partnerships.ts';

/** The subject in an address: `?subject=…`, or `#list-your-tours`; one of `subjects` only, if there are any. */
export function presetSubject(
  { search, hash }: { readonly search: string; readonly hash: string },
  subjects?: readonly string[],
): string | undefined {
  const query = new URLSearchParams(search).get('subject')?.slice(0, 150);
  if (query && (!subjects || subjects.includes(query))) return query;
  const offer = partnerships.find((partnership) => `#${partnershipAnchor(partnership)}` === hash)?.title;
  return offer && subjects?.includes(offer) ? offer : undefined;
}
