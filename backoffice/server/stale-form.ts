import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { sentence } from '../../messages/message.ts';
import { AppError } from '../../service/core/app-error.ts';

/** The refusal of a form of an entry that was saved since, in words for people; any other error as it is. */
export function asStaleForm(error: unknown): unknown {
  return error instanceof AppError && error.name === 'PreconditionFailedError'
    ? new AppError('ConflictError', sentence(adminContentTexts.savedBySomeoneElse))
    : error;
}
