import { z } from 'zod';
import { requireRight } from '../core/may.ts';
import { listSubjectAudit, recordAudit } from './audit.ts';
import type { Context } from './context.ts';
import { isNewer, release, releaseNumber } from './release.ts';

const subject = { subjectType: 'database', subjectId: 'newest-release' } as const;
const timeoutMs = 10_000;
/** Bytes of an answer that are read at most. */
const longest = 10_000;

/** A version and the web page that says what it brings. */
const newestRelease = z.strictObject({ version: releaseNumber, notes: z.url({ protocol: /^https$/ }).max(500) });

/** What the address answers. The request says nothing about this site. Throws if it is not a release. */
async function ask(address: string) {
  const headers = { accept: 'application/json', 'user-agent': 'Padharo' };
  const answer = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body) {
    length += part.length;
    if (length > longest) throw new Error(`more than ${longest} bytes`);
    parts.push(part);
  }
  return newestRelease.parse(JSON.parse(Buffer.concat(parts).toString()));
}

async function lastFound(ctx: Pick<Context, 'db'>) {
  const [last] = await listSubjectAudit(ctx, subject, { before: undefined, limit: 1 });
  return last && newestRelease.parse(last.after);
}

/**
 * Asks the address that the operator gave for the newest release (job 'check-updates', daily), and records it in the
 * audit log when it is another one. Without an address it asks no one.
 *
 * @may clock
 */
export async function checkUpdates(ctx: Context): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  const { updatesUrl } = ctx.config;
  if (updatesUrl === undefined) return;
  try {
    const after = await ask(updatesUrl);
    const before = await lastFound(ctx);
    if (before?.version === after.version && before.notes === after.notes) return;
    await recordAudit(ctx, { ...subject, action: 'find-release', ...(before && { before }), after });
  } catch (error) {
    ctx.log.warn({ err: error }, 'UPDATES_URL did not answer with a release');
  }
}

/**
 * The newer release that the operator’s address names; undefined if there is none, or no address.
 *
 * @may admin, operator
 */
export async function showUpdate(ctx: Context): Promise<{ version: string; notes: string } | undefined> {
  requireRight(ctx.viewer, 'see what failed');
  if (ctx.config.updatesUrl === undefined) return undefined;
  const found = await lastFound(ctx);
  return found && isNewer(found.version, release) ? found : undefined;
}
