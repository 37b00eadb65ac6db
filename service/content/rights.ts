import { AppError } from '../core/app-error.ts';
import type { ContentAction, Viewer } from '../core/viewer.ts';
import type { ContentModel, ContentType } from './content-type.ts';

const staff: ReadonlySet<string> = new Set(['editor', 'admin']);
const reads: ReadonlySet<ContentAction> = new Set(['find', 'findOne']);

/** Whether somebody may do that with entries of a type. What is published may be read by everybody who is no program. */
export function may(viewer: Viewer, type: Pick<ContentType, 'name'>, action: ContentAction): boolean {
  if (viewer.kind === 'token') {
    const { scopes } = viewer;
    const has = (name: string) => Object.hasOwn(scopes, name) && scopes[name]?.includes(action);
    return has(type.name) === true || has('*') === true;
  }
  return reads.has(action) || (viewer.kind === 'user' && staff.has(viewer.role));
}

/** Throws UnauthorizedError for a visitor and ForbiddenError for anybody else who may not. */
export function requireRight(viewer: Viewer, type: Pick<ContentType, 'name'>, action: ContentAction): void {
  if (may(viewer, type, action)) return;
  if (viewer.kind === 'visitor') throw new AppError('UnauthorizedError', 'Missing or invalid credentials');
  throw new AppError('ForbiddenError', 'Forbidden');
}

/** The types whose drafts somebody may see: those that he may write. */
export function draftsSeenBy(viewer: Viewer, model: ContentModel): readonly string[] {
  const writes = ['create', 'update', 'delete', 'publish'] as const;
  return [...model.values()]
    .filter((type) => writes.some((action) => may(viewer, type, action)))
    .map(({ name }) => name);
}
