import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireRight } from '../core/may.ts';
import type { Context } from './context.ts';

const day = 86_400_000;
/** Temporary folders of requests: uploads, and files made from them. */
const ours = /^padharo-(?:form|sent|admin|import)-/;

/**
 * Deletes folders of requests whose process died at least a day ago (part of the nightly job 'forget-old').
 *
 * @may clock
 */
export async function deleteOldFolders(
  ctx: Pick<Context, 'now' | 'viewer'>,
  { from = tmpdir() }: { readonly from?: string } = {},
): Promise<void> {
  requireRight(ctx.viewer, 'run scheduled jobs');
  for (const name of await readdir(from)) {
    const path = join(from, name);
    if (!ours.test(name)) continue;
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < ctx.now.getTime() - day) await rm(path, { recursive: true, force: true });
  }
}
