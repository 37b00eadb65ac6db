/** What was typed as a location, without spaces around it; undefined where it names no place (CAR-1). */
export function locationAsked(typed: string | null): string | undefined {
  const location = typed?.trim() ?? '';
  return /[\p{L}\p{N}]/u.test(location) ? location : undefined;
}
