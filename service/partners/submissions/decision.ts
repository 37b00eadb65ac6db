import { adminFieldRulesTexts } from '../../../messages/en/admin/field-rules.ts';
import { errorsPartnersTexts } from '../../../messages/en/errors/partners.ts';
import { type Sentence, sentence } from '../../../messages/message.ts';
import { conflict, notFound, wrongFields } from '../../core/app-error.ts';
import { isPlain, lengthOf } from '../../core/field-rule.ts';
import { type SubmissionDecision, submissionDecided } from '../../emails/submission.email.ts';
import { writeEmail } from '../../emails/write-email.ts';
import type { Context } from '../../platform/context.ts';
import { findSubmission, lockSubmission, type Submission } from './submissions.sql.ts';

const mostNote = 2_000;

/**
 * The message to the partner about a decision; null if empty. Throws ValidationError if it is too long, or with the
 * message `missing` if it is empty.
 */
export function decisionNote(typed: string, missing?: Sentence): string | null {
  const note = typed.replaceAll('\r\n', '\n').trim();
  const fine = lengthOf(note) <= mostNote && isPlain(note, true);
  const wrong = wrongFields({
    note: fine
      ? note === ''
        ? missing
        : undefined
      : sentence(adminFieldRulesTexts.tooLong, { most: mostNote.toLocaleString('en-IN') }),
  });
  if (wrong) throw wrong;
  return note === '' ? null : note;
}

/**
 * The submission to decide, in the state in which it was read, locked until the transaction ends. Throws NotFoundError,
 * and ConflictError if it has been decided or saved again since.
 */
export async function lockOpenSubmission(
  ctx: Context,
  { documentId, saves }: { documentId: string; saves: number },
): Promise<Submission> {
  const submission = await lockSubmission(ctx.db, { documentId });
  if (!submission || submission.state === 'draft') throw notFound(sentence(errorsPartnersTexts.submissionNotFound));
  if (submission.state !== 'open') throw conflict(sentence(errorsPartnersTexts.alreadyDecided));
  if (submission.saves !== saves) throw conflict(sentence(errorsPartnersTexts.changedByPartner));
  return submission;
}

/** Notifies the partner of a decision by email. Runs in the caller's transaction. */
export async function notifyPartner(
  ctx: Context,
  { documentId }: Submission,
  text: Omit<SubmissionDecision, 'link' | 'title'>,
): Promise<void> {
  const found = await findSubmission(ctx.db, documentId);
  if (!found) return;
  const link = new URL('/admin/listings', ctx.config.publicUrl).href;
  const email = submissionDecided({ ...text, link, title: found.title });
  await writeEmail(ctx, { kind: 'submission-decided', to: found.email, ...email });
}

/** The deciding user's id, as stored. */
export const decider = ({ viewer }: Context) => (viewer.kind === 'user' ? viewer.username : 'command line');
