import type { Viewer } from '../core/viewer.ts';
import { type AuditRow, findAuditRows, findEditedSubjects, findRecentlyCreated } from './audit-rows.sql.ts';
import type { Context } from './context.ts';

/** One action to record. */
interface AuditEntry {
  /** 'create', 'update', 'delete', 'publish' … */
  readonly action: string;
  /** 'stay', 'booking', 'api-token' … */
  readonly subjectType: string;
  readonly subjectId: string;
  /** The changed fields before and after the action. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** Who acted, if not the viewer: a text, or the user who has just signed in. */
  readonly actor?: string | { readonly email: string; readonly userId: number };
}

function actorOf(viewer: Viewer): { actor: string; user_id: number | null; token_id: number | null } {
  switch (viewer.kind) {
    case 'user':
      return { actor: viewer.email, user_id: viewer.userId, token_id: null };
    case 'token':
      return { actor: `token ${viewer.name}`, user_id: null, token_id: viewer.tokenId };
    case 'operator':
      return { actor: 'command line', user_id: null, token_id: null };
    case 'visitor':
    case 'clock':
      return { actor: viewer.kind, user_id: null, token_id: null };
  }
}

function namedActor(actor: NonNullable<AuditEntry['actor']>) {
  return typeof actor === 'string'
    ? { actor, user_id: null, token_id: null }
    : { actor: actor.email, user_id: actor.userId, token_id: null };
}

/** Adds one row to the audit log, in the current transaction. */
export async function recordAudit(ctx: Pick<Context, 'db' | 'now' | 'viewer'>, entry: AuditEntry): Promise<void> {
  await recordAudits(ctx, [entry]);
}

/** Adds several rows to the audit log with one statement. */
export async function recordAudits(
  ctx: Pick<Context, 'db' | 'now' | 'viewer'>,
  entries: readonly AuditEntry[],
): Promise<void> {
  await ctx.db
    .insertInto('audit_rows')
    .values(
      entries.map(({ action, subjectType, subjectId, before, after, actor }) => ({
        at: ctx.now,
        ...(actor === undefined ? actorOf(ctx.viewer) : namedActor(actor)),
        action,
        subject_type: subjectType,
        subject_id: subjectId,
        before: jsonOf(before),
        after: jsonOf(after),
      })),
    )
    .execute();
}

/** The value as JSON for the database, which refuses lone surrogates. */
function jsonOf(value: unknown): string | null {
  if (value === undefined) return null;
  return JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? inner.toWellFormed() : inner));
}

/** The ids among `subjectIds` that were created or changed on this site, by its audit log. */
export function editedSubjects(
  { db }: Pick<Context, 'db'>,
  subjectType: string,
  subjectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return findEditedSubjects(db, subjectType, subjectIds);
}

/** Ids of the 50 subjects of a type that were created last, newest first. */
export function recentlyCreatedSubjects({ db }: Pick<Context, 'db'>, subjectType: string): Promise<string[]> {
  return findRecentlyCreated(db, subjectType, 50);
}

/** The audit log of one subject, newest first, with row ids below `before`. */
export function listSubjectAudit(
  { db }: Pick<Context, 'db'>,
  subject: { readonly subjectType: string; readonly subjectId: string },
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<AuditRow[]> {
  return findAuditRows(db, { ...subject, before, limit });
}

/** The audit log of one action on a kind of subject, newest first, with row ids below `before`. */
export function listAuditedActions(
  { db }: Pick<Context, 'db'>,
  of: { readonly subjectType: string; readonly action: string },
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<AuditRow[]> {
  return findAuditRows(db, { ...of, before, limit });
}
