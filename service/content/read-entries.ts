import { invalid } from '../core/app-error.ts';
import { requireRight } from '../core/may.ts';
import type { Viewer } from '../core/viewer.ts';
import type { LongAnswer, RawAnswer } from '../platform/call.ts';
import type { Context } from '../platform/context.ts';
import { refusedBy } from '../platform/database/database-error.ts';
import type { ContentType } from './content-type.ts';
import type { Finder } from './find-entries.ts';

/** A type, and the reader of it for who asks: who may not see its drafts is refused when he asks for them. */
export interface Readable {
  readonly type: ContentType;
  readonly finderFor: (viewer: Viewer, search: string) => Finder;
}

/** The page of a type that a query string asks for. Throws AppError for a query that is wrong or costs too much. */
export async function listEntries(ctx: Context, { of, search }: { of: Readable; search: string }): Promise<RawAnswer> {
  requireRight(ctx.viewer, 'read content', { type: of.type.name, action: 'find' });
  return within(of.finderFor(ctx.viewer, search).list(reading(ctx), search));
}

/** The same for who takes it as it is made, up to 16 MB of it. */
export async function sendEntries(
  ctx: Context,
  { of, search }: { of: Readable; search: string },
): Promise<RawAnswer | LongAnswer> {
  requireRight(ctx.viewer, 'read content', { type: of.type.name, action: 'find' });
  return within(of.finderFor(ctx.viewer, search).listInParts(reading(ctx), search));
}

/** One entry by its documentId. Throws NotFoundError, and AppError for a query that is wrong or costs too much. */
export async function showEntry(
  ctx: Context,
  { of, documentId, search }: { of: Readable; documentId: string; search: string },
): Promise<RawAnswer> {
  requireRight(ctx.viewer, 'read content', { type: of.type.name, action: 'findOne' });
  return within(of.finderFor(ctx.viewer, search).one(reading(ctx), documentId, search));
}

/** Clients decide what such a question costs, so it goes where it can harm nobody else. */
function reading(ctx: Context): Context {
  return ctx.reads ? { ...ctx, db: ctx.reads } : ctx;
}

/** The answer; a question that was given up because of its cost is refused. */
async function within<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (refusedBy(error)?.because === 'too-slow') throw invalid('The query takes too long; ask for less at a time');
    throw error;
  }
}
