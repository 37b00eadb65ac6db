import { may } from '../core/may.ts';
import type { Viewer } from '../core/viewer.ts';
import type { ContentModel } from './content-type.ts';

const writes = ['create', 'update', 'delete', 'publish'] as const;

/** The types whose drafts somebody may see: those that he may write. */
export function draftsSeenBy(viewer: Viewer, model: ContentModel): readonly string[] {
  const written = (type: string) => writes.some((action) => may(viewer, 'write content', { type, action }));
  return [...model.keys()].filter(written);
}
