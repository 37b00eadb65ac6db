import { instantWords } from './instant-words.ts';

/** An instant, readable for people and programs. */
export function When({ at }: { at: Date | string }) {
  return <time dateTime={new Date(at).toISOString()}>{instantWords(at)}</time>;
}
