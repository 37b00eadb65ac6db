import { storable } from './fields.ts';

/** What the address of a list asks for. */
export interface Question {
  /** The value of a filter, without the spaces around it; undefined when it is not set. */
  readonly filter: (name: string) => string | undefined;
  /** By which of its columns, and downwards; the first of them where the address names none. */
  readonly sort: { readonly by: string; readonly down: boolean };
  /** Where the page begins, as the page before has said it (`next`). */
  readonly after: string | undefined;
}

const longest = 200;

/** Reads the address of a list. `sorts`: what it can be ordered by, `-name` where the first press begins at the end. */
export function readQuestion(request: Request, sorts: readonly [string, ...string[]]): Question {
  const asked = new URL(request.url).searchParams;
  const said = asked.get('sort') ?? sorts[0];
  const known = sorts.map((name) => name.replace(/^-/, ''));
  const by = said.replace(/^-/, '');
  const sort = known.includes(by) ? said : sorts[0];
  return {
    filter: (name) =>
      storable(asked.get(name) ?? '')
        .trim()
        .slice(0, longest) || undefined,
    sort: { by: sort.replace(/^-/, ''), down: sort.startsWith('-') },
    after: storable(asked.get('after') ?? '').slice(0, longest) || undefined,
  };
}
