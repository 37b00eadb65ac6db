import { errorsEmailsTexts } from '../../messages/en/errors/emails.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { templatesOf } from './apply-overrides.ts';
import type { EmailText } from './blocks.ts';
import { overrideProblem } from './message-template.ts';
import { wordsOf } from './words.ts';

/** The typed override of one sentence. */
export interface TypedOverride {
  readonly standard: string;
  /** The override that was read before; empty for the standard text. */
  readonly seen: string;
  readonly typed: string;
}

/** A new override of a sentence; null: the standard text. */
export interface OverrideChange {
  readonly standard: string;
  readonly seen: string | null;
  readonly own: string | null;
}

const maxLength = 1_000;

/**
 * Changes to the overrides of that email. An empty text or the standard text removes the override. Throws
 * ValidationError for each invalid override, with `path`: ['words', its index, 'own'], and for a sentence that the
 * email does not contain.
 */
export function overrideChangesOf(email: EmailText, typed: readonly TypedOverride[]): OverrideChange[] {
  const standards = new Set(templatesOf(email).map(({ template }) => template.standard));
  if (typed.some(({ standard }) => !standards.has(standard)))
    throw invalid(sentence(errorsEmailsTexts.sentenceChanged));
  const errors: { path: (string | number)[]; message: string; name: 'ValidationError' }[] = [];
  const changes = typed.map(({ standard, seen, typed }, index): OverrideChange => {
    const text = wordsOf(typed).trim();
    const own = text === '' || text === standard ? null : text;
    const problem = own === null ? undefined : own.length > maxLength ? tooLong : overrideProblem(standard, own);
    if (problem !== undefined)
      errors.push({ path: ['words', index, 'own'], message: problem, name: 'ValidationError' });
    return { standard, own, seen: seen === '' ? null : seen };
  });
  if (errors.length > 0) throw invalid(errors[0]?.message ?? '', { errors });
  return changes.filter(({ own, seen }) => own !== seen);
}

const tooLong = `Enter up to ${maxLength.toLocaleString('en-IN')} characters.`;
