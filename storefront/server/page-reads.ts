import type { Found } from '../../service/catalog/lists/list.ts';
import { AppError } from '../../service/core/app-error.ts';
import type { Context } from '../../service/platform/context.ts';
import { isUnavailable } from '../../service/platform/database/database-error.ts';
import { mayPass } from './busy-page.ts';

/**
 * The result of a search. If it cannot be read, an empty result with the status of the answer in `failed`: heading,
 * search and filters of the list stay, and only its results show the error. Throws refusals of the service, and
 * temporary errors of the database: then no page is rendered, and the reader gets one that reloads.
 */
export async function foundOrFailed<Search, Card>(
  { log }: Pick<Context, 'log'>,
  reading: Promise<Found<Search, Card>>,
): Promise<Found<Search, Card>> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError || mayPass(error)) throw error;
    log.error({ err: error }, 'A list could not be read');
    return {
      cards: [],
      total: 0,
      soldOut: 0,
      advice: null,
      first: 1,
      page: 1,
      pageCount: 0,
      counts: {},
      names: {},
      histogram: [],
      priceRange: null,
      place: null,
      within: 'all',
      failed: 500,
    };
  }
}

/** Reads what a page shows in addition to its subject. */
interface OptionalReads {
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
