import { anchorOf, partnerships } from './partnerships.ts';

/** The subject that an address asks for: `?subject=…`, or `#list-your-tours`; of `subjects` only, where there are some. */
export function presetSubject(
  { search, hash }: { readonly search: string; readonly hash: string },
  subjects?: readonly string[],
): string | undefined {
  const asked = new URLSearchParams(search).get('subject')?.slice(0, 150);
  if (asked && (!subjects || subjects.includes(asked))) return asked;
  const offer = partnerships.find((partnership) => `#${anchorOf(partnership)}` === hash)?.title;
  return offer && subjects?.includes(offer) ? offer : undefined;
}
