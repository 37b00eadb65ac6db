import { AppError } from '../core/app-error.ts';
import type { SignedIn } from '../core/viewer.ts';

/**
 * The address that the user has proved to read. Throws ForbiddenError before it is confirmed: whoever typed it could
 * learn, or change, what belongs to its owner.
 */
export function ownAddress(viewer: SignedIn): string {
  if (!viewer.confirmed) {
    throw new AppError('ForbiddenError', 'Please confirm your email address first: open the link we sent you');
  }
  return viewer.email;
}
