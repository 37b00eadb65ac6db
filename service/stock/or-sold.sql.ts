import { conflict } from '../core/app-error.ts';
import { violates } from '../platform/database/database-error.ts';

/** Runs a write of stock. Throws ConflictError in those words when it would leave less than is already sold. */
export async function orSold(refusal: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (violates(error, 'never_oversold')) throw conflict(refusal);
    throw error;
  }
}
