import { errorsEmailsTexts } from '../../messages/en/errors/emails.ts';
import { type Message, type Sentence, sentence } from '../../messages/message.ts';
import { AppError, inEnglish, invalid } from '../core/app-error.ts';
import type { EmailText } from './blocks.ts';
import { readOwnWords } from './own-words.ts';
import { standardText } from './standard-text.ts';
import { sentencesOf } from './word-email.ts';
import { wordsOf } from './words.ts';

/** The typed override of one sentence. */
export interface TypedOverride {
  /** The id of its message. */
  readonly message: string;
  /** The override that was read before; empty for the standard text. */
  readonly seen: string;
  readonly typed: string;
}

/** A new override of a sentence; null: the standard text. */
export interface OverrideChange {
  readonly message: string;
  readonly seen: string | null;
  readonly own: string | null;
}

const maxLength = 1_000;

/**
 * Changes to the overrides of that email in a language. An empty text or the standard text removes the override. Throws
 * ValidationError for each invalid override, with `path`: ['words', its index, 'own'], and for a sentence that the
 * email does not contain.
 */
export function overrideChangesOf(
  email: EmailText,
  { language, typed }: { readonly language: string; readonly typed: readonly TypedOverride[] },
): OverrideChange[] {
  const messages = new Map(sentencesOf(email).map(({ sentence: { message } }) => [message.id, message]));
  const problems: { readonly index: number; readonly words: Sentence }[] = [];
  const changes = typed.map(({ message: id, seen, typed }, index): OverrideChange => {
    const message = messages.get(id);
    if (!message) throw invalid(sentence(errorsEmailsTexts.sentenceChanged));
    const text = wordsOf(typed).trim();
    const own = text === '' || text === standardText(message, language) ? null : text;
    const words = own === null ? undefined : problemOf(message, own);
    if (words !== undefined) problems.push({ index, words });
    return { message: id, own, seen: seen === '' ? null : seen };
  });
  const [first, ...more] = problems.map(({ words }) => words);
  if (first !== undefined) {
    const errors = problems.map(({ index, words }) => ({
      path: ['words', index, 'own'],
      message: inEnglish(words),
      name: 'ValidationError',
    }));
    throw new AppError('ValidationError', first, { errors }, more);
  }
  return changes.filter(({ own, seen }) => own !== seen);
}

function problemOf(message: Message, own: string): Sentence | undefined {
  if (own.length > maxLength) return sentence(errorsEmailsTexts.tooLong, { max: maxLength.toLocaleString('en-IN') });
  const read = readOwnWords(message, own);
  return 'problem' in read ? read.problem : undefined;
}
