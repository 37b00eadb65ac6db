import { AppError } from '../core/app-error.ts';
import { invalidValue } from './invalid-key.ts';
import type { Paging } from './query.ts';
import { isRawObject, type Raw } from './read-search.ts';

export const pageSizeDefault = 25;
/** API-29: up to 1000; standard Strapi stops at 100. */
export const pageSizeCap = 1_000;

const counted: Readonly<Record<string, boolean>> = {
  true: true,
  t: true,
  '1': true,
  false: false,
  f: false,
  '0': false,
};

/**
 * Parses `pagination`. Sizes are clamped to 1…1000, with 25 for an invalid number. An offset that is not a whole number
 * throws ValidationError, both kinds of paging together throw PaginationError. Unknown keys are ignored.
 */
export function parsePaging(raw: Raw | undefined): Paging {
  const input = isRawObject(raw) ? raw : {};
  const byPage = input['page'] !== undefined || input['pageSize'] !== undefined;
  const byOffset = input['start'] !== undefined || input['limit'] !== undefined;
  if (byPage && byOffset) {
    throw new AppError('PaginationError', 'Cannot use both page & offset pagination in the same query');
  }
  const withCount = count(input['withCount']);
  if (byOffset) {
    const start = Math.max(0, place('start', input['start'], 0));
    return { by: 'offset', page: 1, start, limit: size('limit', input['limit']), withCount };
  }
  const page = Math.max(1, place('page', input['page'], 1));
  const limit = size('pageSize', input['pageSize']);
  return { by: 'page', page, start: Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER), limit, withCount };
}

function place(name: string, raw: Raw | undefined, otherwise: number): number {
  if (raw === undefined) return otherwise;
  const value = typeof raw === 'string' ? Number(raw) : Number.NaN;
  if (!Number.isSafeInteger(value))
    throw invalidValue(`Invalid ${name} parameter. Expected a whole number`, name, 'pagination');
  return value;
}

function size(name: string, raw: Raw | undefined): number {
  if (raw === undefined) return pageSizeDefault;
  if (typeof raw !== 'string')
    throw invalidValue(`Invalid ${name} parameter. Expected a whole number`, name, 'pagination');
  const value = Number(raw);
  if (Number.isNaN(value)) return pageSizeDefault;
  if (Number.isFinite(value) && !Number.isInteger(value)) {
    throw invalidValue(`Invalid ${name} parameter. Expected a whole number`, name, 'pagination');
  }
  return Math.min(Math.max(1, value), pageSizeCap);
}

function count(raw: Raw | undefined): boolean {
  if (raw === undefined) return true;
  const value = typeof raw === 'string' ? counted[raw] : undefined;
  if (value === undefined) {
    throw invalidValue(
      'Invalid withCount parameter. Expected "t","1","true","false","0","f"',
      'withCount',
      'pagination',
    );
  }
  return value;
}
