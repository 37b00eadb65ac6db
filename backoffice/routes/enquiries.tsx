import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { enquiryKinds, enquiryStatuses, openStatuses } from '../../service/enquiries/inbox/inbox.ts';
import { listEnquiries } from '../../service/enquiries/inbox/list-enquiries.ts';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { EnquiryMark, enquiryTypeLabels, statusWords } from '../enquiry/enquiry-side.tsx';
import { readListQuery } from '../server/list-query.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Filters } from '../ui/filters.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, after } = readListQuery(request, ['-at']);
  const status = filter('status');
  const one = enquiryStatuses.find((name) => name === status);
  const who = /^\d{1,9}$/.exec(filter('who') ?? '');
  return asStaff(context, async (ctx) => ({
    ...(await listEnquiries(ctx, {
      text: filter('q'),
      kind: enquiryKinds.find((name) => name === filter('kind')),
      statuses: one ? [one] : status === 'all' ? undefined : openStatuses,
      assignedTo: who ? Number(who[0]) : undefined,
      after,
    })),
    own: ctx.viewer.userId,
  }));
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const columns: readonly Column<Row>[] = [
  {
    head: 'Subject',
    cell: ({ documentId, subject }) => (
      <Link
        to={adminUrls.enquiry(documentId)}
        className="inline-block font-semibold wrap-anywhere underline underline-offset-4 md:min-w-40"
      >
        {subject}
      </Link>
    ),
  },
  {
    head: 'From',
    cell: ({ name, email }) => (
      <>
        <span className="block wrap-anywhere md:min-w-40">{name}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">{email}</span>
      </>
    ),
  },
  { head: 'About', cell: ({ kind }) => enquiryTypeLabels[kind] },
  { head: 'Status', cell: ({ status }) => <EnquiryMark status={status} /> },
  { head: 'Assigned to', cell: ({ assignee }) => assignee ?? <span className="text-ink-soft">no one</span> },
  { head: 'Received', cell: ({ at }) => <When at={at} /> },
];

export default function Enquiries() {
  const { rows, next, colleagues, own } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const value = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  return (
    <>
      <PageHead title="Enquiries" lead="Messages from the forms on your site, newest first." />
      <Filters label="Search enquiries">
        <TextField
          label="Name, email, phone or subject"
          {...value('q')}
          type="search"
          autoComplete="off"
          className="grow max-sm:col-span-2 sm:max-w-100"
        />
        <SelectField label="Status" {...value('status')}>
          <option value="">Needs reply</option>
          {enquiryStatuses.map((name) => (
            <option key={name} value={name}>
              {statusWords[name]}
            </option>
          ))}
          <option value="all">All</option>
        </SelectField>
        <SelectField label="About" {...value('kind')}>
          <option value="">Any</option>
          {enquiryKinds.map((name) => (
            <option key={name} value={name}>
              {enquiryTypeLabels[name]}
            </option>
          ))}
        </SelectField>
        <SelectField label="Assigned to" {...value('who')}>
          <option value="">Anyone</option>
          {colleagues.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {userId === own ? `${name} (you)` : name}
            </option>
          ))}
        </SelectField>
      </Filters>
      <AdminTable
        caption="Enquiries, newest first"
        columns={columns}
        rows={rows}
        keyOf={({ documentId }) => documentId}
        next={next}
        wide
        empty="No enquiries match this search."
        none="All enquiries answered."
      />
    </>
  );
}
