import { may } from '../content/rights.ts';
import { AppError } from '../core/app-error.ts';
import type { ContentAction, Viewer } from '../core/viewer.ts';
import { fileType } from './picture.ts';

/**
 * Throws UnauthorizedError for a visitor and ForbiddenError for anybody but editors, admins and programs with the right.
 * The list of pictures is theirs too: what is shown of it comes with the entries.
 */
export function requireMediaRight(viewer: Viewer, action: ContentAction): void {
  if (viewer.kind === 'visitor') throw new AppError('UnauthorizedError', 'Missing or invalid credentials');
  const allowed = viewer.kind === 'token' ? may(viewer, fileType, action) : may(viewer, fileType, 'create');
  if (!allowed) throw new AppError('ForbiddenError', 'Forbidden');
}
