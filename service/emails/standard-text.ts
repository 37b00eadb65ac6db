import type { Message } from '../../messages/message.ts';
import { sourcesOf } from '../../messages/translations.ts';

const languagesRead = new Map<string, ReadonlyMap<string, string>>();

/** The text of a message (ICU) before the operator words it; in English if that language has none. */
export function standardText({ id, source = '' }: Message, language: string): string {
  const texts = languagesRead.get(language) ?? sourcesOf(language);
  languagesRead.set(language, texts);
  return texts.get(id) ?? source;
}
