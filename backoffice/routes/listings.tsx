import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { kinds } from '../../service/catalog/kinds.ts';
import { today } from '../../service/core/day.ts';
import { showOwnListings } from '../../service/partners/show-partner.ts';
import { lastMonths } from '../../service/partners/statement.ts';
import { shopKinds } from '../../storefront/product/kinds.ts';
import { StateMark } from '../content/state-mark.tsx';
import { asStaff } from '../desk.ts';
import { Months } from '../partner/months.tsx';
import { type Column, DeskTable } from '../ui/desk-table.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { deskUrls } from '../urls.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => ({
    ...(await showOwnListings(ctx)),
    months: lastMonths(today(ctx.now)),
  }));
}

type Row = Awaited<ReturnType<typeof loader>>['products'][number];

const columns: readonly Column<Row>[] = [
  {
    head: 'Listing',
    cell: ({ type, slug, name, published }) =>
      published ? (
        <a href={shopKinds[type].page(slug)} className="font-semibold underline underline-offset-4">
          {name}
        </a>
      ) : (
        <span className="font-semibold">{name}</span>
      ),
  },
  { head: 'Kind', cell: ({ type }) => kinds[type].label },
  { head: 'State', cell: ({ published }) => <StateMark published={published} /> },
  {
    head: 'Days',
    cell: ({ type, slug }) => (
      <Link to={deskUrls.calendarProduct(type, slug)} className="underline underline-offset-4">
        Calendar
      </Link>
    ),
  },
];

export default function Listings() {
  const { products, months } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title="My listings"
        lead="What you sell here. Close days in the calendar: the shop refuses them at once."
      />
      <DeskTable
        caption="My listings"
        columns={columns}
        rows={products}
        keyOf={({ type, id }) => `${type} ${id}`}
        empty="Nothing is yours here yet. Write to us, and we set it up."
      />
      <div className="mt-8">
        <Panel title="Statements" lead="What was served in a month, our commission, and what was paid out to you.">
          <Months months={months} to={deskUrls.ownStatement} />
        </Panel>
      </div>
    </>
  );
}
