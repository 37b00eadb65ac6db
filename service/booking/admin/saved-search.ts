/** What a saved search keeps of an address. Typed words are not among it: they are somebody's name. */
const keptNames = ['view', 'status', 'payment', 'waiting', 'type', 'from', 'until', 'madeFrom', 'madeUntil'];

/** The question of an address as it is kept: what narrows the list, in one order; empty where nothing does. */
export function keptQuery(search: string): string {
  const asked = new URLSearchParams(search);
  const kept = keptNames.flatMap((name) => {
    const value = asked.get(name)?.trim() ?? '';
    return value === '' || value.length > 40 ? [] : [[name, value]];
  });
  return new URLSearchParams(kept).toString();
}
