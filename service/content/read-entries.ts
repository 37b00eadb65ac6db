import { errorsContentTexts } from '../../messages/en/errors/content.ts';
import { sentence } from '../../messages/message.ts';
import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Viewer } from '../core/viewer.ts';
import type { RawAnswer, StreamedAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { dataErrorOf } from '../platform/database/database-error.ts';
import type { ContentType } from './content-type.ts';
import type { Finder } from './find-entries.ts';

/** A type and its finder for a viewer. A viewer who may not see its drafts gets an error when requesting them. */
export interface Readable {
  readonly type: ContentType;
  readonly finderFor: (viewer: Viewer, search: string) => Finder;
}

/**
 * The page of a type for a query string. Throws AppError for a query that is invalid or too expensive.
 *
 * @may everyone but writing program
 */
export async function listEntries(ctx: Context, { of, search }: { of: Readable; search: string }): Promise<RawAnswer> {
  requireRight(ctx.viewer, 'read content', { type: of.type.name, action: 'find' });
  return within(of.finderFor(ctx.viewer, search).list(reading(ctx), search));
}

/**
 * The same, streamed, up to 16 MB.
 *
 * @may everyone but writing program
 */
export async function sendEntries(
  ctx: Context,
  { of, search }: { of: Readable; search: string },
): Promise<RawAnswer | StreamedAnswer> {
  requireRight(ctx.viewer, 'read content', { type: of.type.name, action: 'find' });
  return within(of.finderFor(ctx.viewer, search).listInParts(reading(ctx), search));
}

/**
 * One entry by its document id. Throws NotFoundError, and AppError for a query that is invalid or too expensive.
 *
 * @may everyone but writing program
 */
export async function showEntry(
  ctx: Context,
  { of, documentId, search }: { of: Readable; documentId: string; search: string },
): Promise<RawAnswer> {
  requireRight(ctx.viewer, 'read content', { type: of.type.name, action: 'findOne' });
  return within(of.finderFor(ctx.viewer, search).one(reading(ctx), documentId, search));
}

/** Clients decide the cost of such queries, so they use the connections for reads. */
function reading(ctx: Context): Context {
  return ctx.reads ? { ...ctx, db: ctx.reads } : ctx;
}

/** Waits for the answer; a query that timed out becomes an error for the client. */
async function within<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (dataErrorOf(error)?.because === 'too-slow') throw invalid(sentence(errorsContentTexts.queryTooSlow));
    throw error;
  }
}
