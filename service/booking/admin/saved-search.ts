/** Query parameters that a saved search contains. Search text is not among them because it may be a person's name. */
const savedParameters = ['view', 'status', 'payment', 'waiting', 'type', 'from', 'until', 'madeFrom', 'madeUntil'];

/** Returns the filters of an address as a query string in a fixed order; empty without any. */
export function savedQuery(search: string): string {
  const parameters = new URLSearchParams(search);
  const pairs = savedParameters.flatMap((name) => {
    const value = parameters.get(name)?.trim() ?? '';
    return value === '' || value.length > 40 ? [] : [[name, value]];
  });
  return new URLSearchParams(pairs).toString();
}
