import type { LoaderFunctionArgs } from 'react-router';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { asStaff } from '../back-office.ts';
import { readListQuery } from '../server/list-query.ts';

/** The next rows of the grid, requested near the end of the loaded ones. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const { filter, after } = readListQuery(request, ['name']);
    const sought = { type: filter('type'), place: filter('place'), product: filter('product'), after };
    return { ...(await listStockRows(ctx, sought)), after };
  });
}
