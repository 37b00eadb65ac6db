import type { Context } from '../../service/platform/context.ts';
import { isUnavailable } from '../../service/platform/database/database-error.ts';

/** What a page reads beside its subject. */
export interface ReadBeside {
  /**
   * What `made` gives; `otherwise` where it fails, which is logged: the page stands without it. Throws when the database
   * is away: then no page is made.
   */
  readonly read: <Part>(what: string, made: Promise<Part>, otherwise: Part) => Promise<Part>;
  /** False once something failed: such a page is not kept for others. */
  readonly whole: () => boolean;
}

export function readBeside(ctx: Pick<Context, 'log'>): ReadBeside {
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
