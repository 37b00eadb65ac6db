import { wrongFields } from '../../accounts/staff/wrong-fields.ts';
import { conflict, notFound } from '../../core/app-error.ts';
import { isPlain, lengthOf } from '../../core/field-rule.ts';
import { type ProposalDecided, proposalDecided } from '../../emails/proposal-decided.email.ts';
import { writeEmail } from '../../emails/write-email.ts';
import type { Context } from '../../platform/context.ts';
import { findProposal, lockProposal, type Proposal } from './proposals.sql.ts';

const mostNote = 2_000;

/** What is written to the partner with a decision; null for nothing. Throws ValidationError, also where `missing` is said of nothing. */
export function noteIn(typed: string, missing?: string): string | null {
  const note = typed.replaceAll('\r\n', '\n').trim();
  const fine = lengthOf(note) <= mostNote && isPlain(note, true);
  const wrong = wrongFields({
    note: fine ? (note === '' ? missing : undefined) : 'Please use at most 2,000 characters.',
  });
  if (wrong) throw wrong;
  return note === '' ? null : note;
}

/**
 * The proposal that is decided upon, as who decides has read it, locked until the transaction ends. Throws NotFoundError, and
 * ConflictError when it was decided or written again since.
 */
export async function lockWaiting(
  ctx: Context,
  { documentId, saves }: { documentId: string; saves: number },
): Promise<Proposal> {
  const proposal = await lockProposal(ctx.db, { documentId });
  if (!proposal) throw notFound('There is no such proposal');
  if (proposal.state !== 'open') throw conflict('Somebody else has decided this already.');
  if (proposal.saves !== saves) throw conflict('The partner has changed this since you opened it. Please look again.');
  return proposal;
}

/** Tells the partner by email how it was decided. Part of the caller's transaction. */
export async function tellPartner(
  ctx: Context,
  { documentId }: Proposal,
  said: Omit<ProposalDecided, 'link' | 'title'>,
): Promise<void> {
  const found = await findProposal(ctx.db, documentId);
  if (!found) return;
  const link = new URL('/admin/listings', ctx.config.publicUrl).href;
  const email = proposalDecided({ ...said, link, title: found.title });
  await writeEmail(ctx, { kind: 'proposal-decided', to: found.email, ...email });
}

/** Who decides, as the row says it. */
export const decider = ({ viewer }: Context) => (viewer.kind === 'user' ? viewer.username : 'command line');
