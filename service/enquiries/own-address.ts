import { AppError } from '../core/app-error.ts';
import type { Viewer } from '../core/viewer.ts';

/**
 * The address that the viewer has proved to read. Throws UnauthorizedError for a visitor, and ForbiddenError before the
 * address is confirmed: whoever typed it could learn, or change, what belongs to its owner.
 */
export function ownAddress(viewer: Viewer): string {
  if (viewer.kind !== 'user') throw new AppError('UnauthorizedError', 'Missing or invalid credentials');
  if (!viewer.confirmed) {
    throw new AppError('ForbiddenError', 'Please confirm your email address first: open the link we sent you');
  }
  return viewer.email;
}
