import type { Found } from '../../service/catalog/lists/list.ts';
import { AppError } from '../../service/core/app-error.ts';
import type { Context } from '../../service/platform/context.ts';
import { isUnavailable } from '../../service/platform/database/database-error.ts';

/**
 * What a search found. Where that cannot be read, nothing, with the status of the answer in `failed`: the heading, the search
 * and the filters of the list stay, and only its results say so. Throws what the service refuses.
 */
export async function foundOrFailed<Search, Card>(
  { log }: Pick<Context, 'log'>,
  reading: Promise<Found<Search, Card>>,
): Promise<Found<Search, Card>> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, 'A list could not be read');
    return {
      ...{ cards: [], total: 0, soldOut: 0, advice: null, first: 1, page: 1, pageCount: 0, counts: {}, names: {} },
      ...{ histogram: [], priceRange: null, place: null },
      within: 'all',
      failed: isUnavailable(error) ? 503 : 500,
    };
  }
}
