import { AppError } from './app-error.ts';
import type { Viewer } from './viewer.ts';

/** Throws UnauthorizedError for a visitor and ForbiddenError for anybody else who is no admin. */
export function requireAdmin(viewer: Viewer): void {
  if (viewer.kind === 'visitor') throw new AppError('UnauthorizedError', 'Missing or invalid credentials');
  if (viewer.kind !== 'user' || viewer.role !== 'admin') throw new AppError('ForbiddenError', 'Forbidden');
}
