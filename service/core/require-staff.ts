import { AppError } from './app-error.ts';
import type { Role, Viewer } from './viewer.ts';

/**
 * Lets the operator and staff of one of these roles through. Throws UnauthorizedError for a visitor and ForbiddenError
 * for anybody else.
 */
export function requireStaff(viewer: Viewer, roles: readonly Role[]): void {
  if (viewer.kind === 'visitor') throw new AppError('UnauthorizedError', 'Missing or invalid credentials');
  if (viewer.kind === 'operator' || (viewer.kind === 'user' && roles.includes(viewer.role))) return;
  throw new AppError('ForbiddenError', 'Forbidden');
}

/** Throws UnauthorizedError for a visitor and ForbiddenError for anybody else but an admin or the operator. */
export function requireAdmin(viewer: Viewer): void {
  requireStaff(viewer, ['admin']);
}
