import { recordAudits } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { queueWebhooksForEach } from '../webhooks/queue-webhooks.ts';
import type { Subject } from './store-entry.ts';
import { wholeEntry } from './write-answer.ts';

interface Write {
  readonly documentId: string;
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/**
 * Records each write in the audit log and queues its webhooks, with the whole entry: as it is or, if deleted, as it
 * was.
 */
export async function recordWrites(
  ctx: Context,
  subject: Subject,
  action: 'create' | 'update' | 'delete' | 'publish' | 'unpublish',
  writes: readonly Write[],
): Promise<void> {
  const { name } = subject.type;
  await recordAudits(
    ctx,
    writes.map(({ documentId, ...change }) => ({ action, subjectType: name, subjectId: documentId, ...change })),
  );
  await queueWebhooksForEach(ctx, `entry.${action}`, writes, async ({ documentId, before }) => ({
    model: name,
    entry: action === 'delete' ? before : await wholeEntry(ctx, subject, documentId),
  }));
}
