/** A change as a form carries it; undefined for what is no JSON, which the verb refuses. */
export function parsedChange(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
