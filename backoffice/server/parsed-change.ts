/** The change in a form field, parsed from JSON; undefined for invalid JSON, which the use case refuses. */
export function parsedChange(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
