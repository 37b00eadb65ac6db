import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import type { Translate } from '../../messages/translate.ts';
import { kindOf } from '../../service/catalog/kinds.ts';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { isDay, today } from '../../service/core/day.ts';
import { may } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { CalendarAdmin } from '../calendar/calendar-admin.tsx';
import { CalendarHead } from '../calendar/calendar-head.tsx';
import { readListQuery } from '../server/list-query.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { useScripts } from '../ui/live-filters.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const { filter, after } = readListQuery(request, ['name']);
    const sought = { type: filter('type'), place: filter('place'), product: filter('product'), after };
    const from = filter('from');
    const first = isDay(from) ? from : today(ctx.now);
    const views = { grid: true, tape: may(ctx.viewer, 'see bookings'), rules: may(ctx.viewer, 'change stock') };
    return { ...(await listStockRows(ctx, sought)), first, views };
  });
}

/** Saving from the grid does not reload the page; its filters, which are its address, do. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== 'POST' && defaultShouldRevalidate;

type Product = Awaited<ReturnType<typeof loader>>['products'][number];
const columns = (t: Translate): readonly Column<Product>[] => [
  {
    head: t(adminCalendarTexts.product),
    cell: ({ name, type, slug, published }) => (
      <>
        <Link to={adminUrls.calendarProduct(type, slug)} className="font-semibold underline underline-offset-4">
          {name}
        </Link>
        {published ? null : <> {t(adminCalendarTexts.isDraft)}</>}
      </>
    ),
  },
  { head: t(adminCalendarTexts.type), cell: ({ type }) => t(kindOf(type).label) },
  { head: t(adminCalendarTexts.rows), atEnd: true, cell: ({ rows }) => rows.length },
];

export default function Calendar() {
  const t = useText();
  const { products, next, first, views } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const hasScripts = useScripts();
  return (
    <>
      <CalendarHead title={t(adminCalendarTexts.calendar)} views={views} />
      {hasScripts ? (
        <CalendarAdmin key={`${first} ${search}`} products={products} next={next} first={first} query={search} />
      ) : (
        <AdminTable
          caption={t(adminCalendarTexts.productsWithStock)}
          columns={columns(t)}
          rows={products}
          keyOf={({ type, id }) => `${type} ${id}`}
          next={next}
          empty={t(adminCalendarTexts.nothingToSell)}
          begin={{ to: adminUrls.content, label: t(adminListTexts.openContent) }}
          noMatch={t(adminCalendarTexts.noMatchingProducts)}
        />
      )}
    </>
  );
}
