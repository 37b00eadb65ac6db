import type { Found } from '../../service/catalog/lists/list.ts';
import { AppError } from '../../service/core/app-error.ts';
import type { Context } from '../../service/platform/context.ts';
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
