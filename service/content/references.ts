/** How a body refers to another entry: by its id or by its document id. */
export type Reference = { readonly id: number } | { readonly documentId: string };

/** The position of a connected entry among the existing ones. */
export type LinkPosition =
  | { readonly at: 'start' | 'end' }
  | { readonly at: 'before' | 'after'; readonly of: Reference };

/** A change of a relation in a body: the complete list, or the entries to connect and disconnect. */
export type LinkChange =
  | { readonly kind: 'set'; readonly to: readonly Reference[] }
  | {
      readonly kind: 'edit';
      readonly connect: readonly { readonly reference: Reference; readonly place: LinkPosition }[];
      readonly disconnect: readonly Reference[];
    };

const mostReferences = 200;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Parses a number, a text of digits, a document id, `{id}` or `{documentId}`; undefined for anything else. */
export function referenceIn(raw: unknown): Reference | undefined {
  if (typeof raw === 'number') return Number.isSafeInteger(raw) && raw > 0 ? { id: raw } : undefined;
  if (typeof raw === 'string') {
    const text = raw.trim();
    if (/^\d{1,15}$/.test(text)) return { id: Number(text) };
    return text === '' || text.length > 100 ? undefined : { documentId: text };
  }
  if (!isObject(raw)) return undefined;
  const inner = raw['documentId'] ?? raw['id'];
  return typeof inner === 'object' ? undefined : referenceIn(inner);
}

function listOf(raw: unknown): readonly unknown[] {
  if (raw === undefined || raw === null) return [];
  return Array.isArray(raw) ? raw : [raw];
}

function referencesIn(raw: unknown): readonly Reference[] | undefined {
  const references = listOf(raw).map(referenceIn);
  const valid = references.filter((reference) => reference !== undefined);
  return valid.length === references.length && valid.length <= mostReferences ? valid : undefined;
}

function positionIn(raw: unknown): LinkPosition | undefined {
  const position = isObject(raw) ? raw['position'] : undefined;
  if (position === undefined) return { at: 'end' };
  if (!isObject(position)) return undefined;
  if (position['start'] === true) return { at: 'start' };
  if (position['end'] === true) return { at: 'end' };
  for (const at of ['before', 'after'] as const) {
    const of = position[at] === undefined ? undefined : referenceIn(position[at]);
    if (of) return { at, of };
  }
  return undefined;
}

const edits: ReadonlySet<string> = new Set(['connect', 'disconnect', 'set']);

/**
 * Parses the value of a relation in a body: null, one entry or a list (the complete relation), or `connect`,
 * `disconnect` and `set`. Undefined if invalid.
 */
export function linkChangeIn(raw: unknown): LinkChange | undefined {
  if (!isObject(raw) || !Object.keys(raw).some((key) => edits.has(key))) {
    const to = referencesIn(raw);
    return to && { kind: 'set', to };
  }
  if (Object.keys(raw).some((key) => !edits.has(key))) return undefined;
  if (raw['set'] !== undefined) {
    const to = referencesIn(raw['set']);
    return to && listOf(raw['connect']).length + listOf(raw['disconnect']).length === 0
      ? { kind: 'set', to }
      : undefined;
  }
  const disconnect = referencesIn(raw['disconnect']);
  const connect = listOf(raw['connect']).flatMap((item) => {
    const reference = referenceIn(item);
    const place = positionIn(item);
    return reference && place ? [{ reference, place }] : [];
  });
  const whole = connect.length === listOf(raw['connect']).length && connect.length <= mostReferences;
  return disconnect && whole ? { kind: 'edit', connect, disconnect } : undefined;
}

/** The ids of a relation after the change, in order. `idOf` returns the id of each referenced entry. */
export function changedLinks(
  present: readonly number[],
  change: LinkChange,
  idOf: (reference: Reference) => number | undefined,
): number[] {
  const valid = (reference: Reference) => idOf(reference) ?? -1;
  if (change.kind === 'set') return [...new Set(change.to.map(valid))];
  const gone = new Set(change.disconnect.map(valid));
  const links = present.filter((id) => !gone.has(id));
  for (const { reference, place } of change.connect) {
    const id = valid(reference);
    const before = links.indexOf(id);
    if (before >= 0) links.splice(before, 1);
    links.splice(indexFor(links, place, valid), 0, id);
  }
  return links;
}

function indexFor(links: readonly number[], place: LinkPosition, valid: (reference: Reference) => number): number {
  if (!('of' in place)) return place.at === 'start' ? 0 : links.length;
  const index = links.indexOf(valid(place.of));
  if (index < 0) return links.length;
  return place.at === 'before' ? index : index + 1;
}
