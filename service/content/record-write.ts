import { recordAudit } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { tellWebhooks } from '../webhooks/tell-webhooks.ts';
import type { Subject } from './store-entry.ts';
import { wholeEntry } from './write-answer.ts';

/** Leaves a row about a write and tells the webhooks of it: the whole entry, as it is or, deleted, as it was. */
export async function recordWrite(
  ctx: Context,
  subject: Subject,
  write: {
    readonly action: 'create' | 'update' | 'delete' | 'publish' | 'unpublish';
    readonly documentId: string;
    readonly before?: Readonly<Record<string, unknown>>;
    readonly after?: Readonly<Record<string, unknown>>;
  },
): Promise<void> {
  const { action, documentId, before, after } = write;
  const { name } = subject.type;
  await recordAudit(ctx, { action, subjectType: name, subjectId: documentId, before, after });
  await tellWebhooks(ctx, `entry.${action}`, async () => ({
    model: name,
    entry: action === 'delete' ? before : await wholeEntry(ctx, subject, documentId),
  }));
}
