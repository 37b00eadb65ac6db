import { z } from 'zod';
import { requireRight } from '../core/may.ts';
import { listSubjectAudit, recordAudit } from './audit.ts';
import type { Context } from './context.ts';
import { release, releaseNumber } from './release.ts';

const subject = { subjectType: 'database', subjectId: 'release' } as const;

/**
 * The release that started last; undefined before the first one that records it.
 *
 * @may operator, clock
 */
export async function showStartedRelease(ctx: Pick<Context, 'db' | 'viewer'>): Promise<string | undefined> {
  requireRight(ctx.viewer, 'set up the site');
  const [last] = await listSubjectAudit(ctx, subject, { before: undefined, limit: 1 });
  return last && z.object({ version: releaseNumber }).parse(last.after).version;
}

/**
 * Records in the audit log that this release runs, if another one ran before.
 *
 * @may operator, clock
 */
export async function recordRelease(ctx: Pick<Context, 'db' | 'now' | 'viewer'>): Promise<void> {
  requireRight(ctx.viewer, 'set up the site');
  const version = await showStartedRelease(ctx);
  if (version === release) return;
  const before = version === undefined ? {} : { before: { version } };
  await recordAudit(ctx, { ...subject, action: 'start-release', ...before, after: { version: release } });
}
