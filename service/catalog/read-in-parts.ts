import type { Context } from '../platform/context.ts';
import { isUnavailable } from '../platform/database/database-error.ts';

/** A row, and whether one of its parts could not be read. */
export interface ReadRow<Row> {
  readonly row: Row;
  readonly incomplete: boolean;
}

/**
 * Reads a row with all its parts in one statement. If that fails, reads the row without them, then each part with a
 * statement of its own; a part that fails again is logged and keeps its empty value. Throws when the row itself cannot
 * be read, or the database is unavailable.
 */
export async function readInParts<Part extends string, Row extends Record<Part, unknown>>(
  ctx: Pick<Context, 'log'>,
  parts: readonly Part[],
  read: (requestedParts: readonly Part[]) => Promise<Row | undefined>,
): Promise<ReadRow<Row> | undefined> {
  try {
    const row = await read(parts);
    return row && { row, incomplete: false };
  } catch (error) {
    // each part would wait for the database again
    if (isUnavailable(error)) throw error;
    ctx.log.warn({ err: error }, 'A page could not be read at once; its parts are read one by one');
  }
  let row = await read([]);
  let incomplete = false;
  for (const part of parts) {
    try {
      const one: Row | undefined = await read([part]);
      if (row && one) row = { ...row, [part]: one[part] };
    } catch (error) {
      incomplete = true;
      ctx.log.error({ err: error, part }, 'A part of a page could not be read');
    }
  }
  return row && { row, incomplete };
}
