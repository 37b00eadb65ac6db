/** A field of an entry as it was and as it is, as text; undefined where there was none. */
export interface ChangedField {
  readonly name: string;
  readonly was: string | undefined;
  readonly is: string | undefined;
}

function fieldsOf(json: string): ReadonlyMap<string, unknown> {
  const value: unknown = JSON.parse(json);
  if (value === null) return new Map();
  if (typeof value !== 'object' || Array.isArray(value)) return new Map([['value', value]]);
  return new Map(Object.entries(value));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** What differs between two rows of the audit log, given as JSON (`null` for none), by the names of the fields. */
export function changedFields(before: string, after: string): ChangedField[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((name) => ({
      name,
      was: was.has(name) ? textOf(was.get(name)) : undefined,
      is: is.has(name) ? textOf(is.get(name)) : undefined,
    }))
    .filter((field) => field.was !== field.is);
}
