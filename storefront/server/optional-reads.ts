import type { Context } from '../../service/platform/context.ts';
import { isUnavailable } from '../../service/platform/database/database-error.ts';

/** Reads what a page shows in addition to its subject. */
export interface OptionalReads {
  /**
   * The value of `value`; `otherwise` if it fails, which is logged: the page is shown without it. Throws if the database
   * is unavailable: then no page is rendered.
   */
  readonly read: <Part>(name: string, value: Promise<Part>, otherwise: Part) => Promise<Part>;
  /** False after a failure: such a page is not cached for others. */
  readonly isComplete: () => boolean;
}

export function optionalReads(ctx: Pick<Context, 'log'>): OptionalReads {
  let isComplete = true;
  return {
    read: (name, value, otherwise) =>
      value.catch((error: unknown) => {
        if (isUnavailable(error)) throw error;
        isComplete = false;
        ctx.log.error({ err: error }, `Failed to read ${name}`);
        return otherwise;
      }),
    isComplete: () => isComplete,
  };
}
