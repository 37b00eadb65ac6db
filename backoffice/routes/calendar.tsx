import { useState, useSyncExternalStore } from 'react';
import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import { adminCalendarTexts } from '../../messages/en/admin/calendar.ts';
import type { Translate } from '../../messages/translate.ts';
import { kindOf, productTypes } from '../../service/catalog/kinds.ts';
import { listStockRows } from '../../service/catalog/stock-grid/list-stock-rows.ts';
import { isDay, today } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { CalendarAdmin } from '../calendar/calendar-admin.tsx';
import { readListQuery } from '../server/list-query.ts';
import { DayField } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Filters } from '../ui/filters.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const { filter, after } = readListQuery(request, ['name']);
    const sought = { type: filter('type'), place: filter('place'), product: filter('product'), after };
    const from = filter('from');
    const first = isDay(from) ? from : today(ctx.now);
    return { ...(await listStockRows(ctx, sought)), first };
  });
}

/** Saving from the grid does not reload the page; its filters, a GET form, do. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod !== 'POST' && defaultShouldRevalidate;

const nothing = () => () => {};

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
  const { products, next, first } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const hasScripts = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
  const [isOpen, setIsOpen] = useState(false);
  const query = (name: string) => new URLSearchParams(search).get(name) ?? '';
  return (
    <>
      <PageHead title={t(adminCalendarTexts.calendar)} lead={t(adminCalendarTexts.lead)} />
      {hasScripts ? (
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls="calendar-filters"
          className="mb-4 sm:hidden"
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(adminCalendarTexts.filterCalendar)}
        </Button>
      ) : null}
      {/* on phones the grid starts on the first screen */}
      <div id="calendar-filters" className={hasScripts && !isOpen ? 'max-sm:hidden' : undefined}>
        <Filters>
          <SelectField label={t(adminCalendarTexts.type)} name="type" defaultValue={query('type')}>
            <option value="">{t(adminCalendarTexts.all)}</option>
            {productTypes.map((type) => (
              <option key={type} value={type}>
                {t(kindOf(type).label)}
              </option>
            ))}
          </SelectField>
          <TextField label={t(adminCalendarTexts.place)} name="place" defaultValue={query('place')} />
          <TextField label={t(adminCalendarTexts.product)} name="product" defaultValue={query('product')} />
          <DayField
            label={t(adminCalendarTexts.firstDay)}
            name="from"
            defaultValue={query('from')}
            className="needs-script"
          />
        </Filters>
      </div>
      {hasScripts ? (
        <CalendarAdmin key={`${first} ${search}`} products={products} next={next} first={first} query={search} />
      ) : (
        <AdminTable
          caption={t(adminCalendarTexts.productsWithStock)}
          columns={columns(t)}
          rows={products}
          keyOf={({ type, id }) => `${type} ${id}`}
          next={next}
          empty={t(adminCalendarTexts.noMatchingProducts)}
        />
      )}
    </>
  );
}
