import type { Context } from '../../service/platform/context.ts';
import { isUnavailable } from '../../service/platform/database/database-error.ts';

/** Reads what a page shows in addition to its subject. */
export interface OptionalReads {
  /**
   * The value of `made`; `otherwise` if it fails, which is logged: the page is shown without it. Throws if the database
   * is unavailable: then no page is rendered.
   */
  readonly read: <Part>(what: string, made: Promise<Part>, otherwise: Part) => Promise<Part>;
  /** False after a failure: such a page is not cached for others. */
  readonly whole: () => boolean;
}

export function optionalReads(ctx: Pick<Context, 'log'>): OptionalReads {
  let whole = true;
  return {
    read: (what, made, otherwise) =>
      made.catch((error: unknown) => {
        if (isUnavailable(error)) throw error;
        whole = false;
        ctx.log.error({ err: error }, `Failed to read ${what}`);
        return otherwise;
      }),
    whole: () => whole,
  };
}
