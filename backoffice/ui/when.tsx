import { formatInstant } from './format-instant.ts';

/** An instant, readable for people and programs. */
export function When({ at }: { at: Date | string }) {
  return <time dateTime={new Date(at).toISOString()}>{formatInstant(at)}</time>;
}
