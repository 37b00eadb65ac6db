import { hash } from 'node:crypto';
import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { conflict, invalid } from '../core/app-error.ts';
import type { Viewer } from '../core/viewer.ts';
import { RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { beginRepeatable, deleteRepeatables, findRepeatable, saveAnswer } from './repeatable.sql.ts';

const retentionMs = 86_400_000;

function senderOf(viewer: Viewer): string {
  if (viewer.kind === 'user') return `user ${viewer.userId}`;
  return viewer.kind === 'token' ? `token ${viewer.tokenId}` : 'visitor';
}

/**
 * Runs the work once per client-chosen key, within the current transaction: a repeat within a day gets the first
 * answer, and waits for it while the first is running. Throws ConflictError for a different request with the same key.
 */
export async function repeatOnce(
  ctx: Context,
  { key, request }: { readonly key: string | undefined; readonly request: string },
  work: () => Promise<RawAnswer>,
): Promise<RawAnswer> {
  if (key === undefined) return work();
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw invalid(sentence(errorsContentTexts.idempotencyKey));
  const repeatable = { sender: senderOf(ctx.viewer), key, hash: hash('sha256', request) };
  await deleteRepeatables(ctx.db, new Date(ctx.now.getTime() - retentionMs));
  if (await beginRepeatable(ctx.db, repeatable, ctx.now)) {
    const answer = await work();
    await saveAnswer(ctx.db, repeatable, { text: answer.body.toString(), etag: answer.headers['etag'] ?? '' });
    return answer;
  }
  const before = await findRepeatable(ctx.db, repeatable);
  if (before?.request_hash !== repeatable.hash || before.answer === null) {
    throw conflict(sentence(errorsContentTexts.idempotencyReused));
  }
  return new RawAnswer(before.answer, 'application/json; charset=utf-8', before.etag ? { etag: before.etag } : {});
}
