import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import { listPartners } from '../../service/partners/list-partners.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { readListQuery } from '../server/list-query.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Filters } from '../ui/filters.tsx';
import { Mark } from '../ui/mark.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, after } = readListQuery(request, ['name']);
  return asStaff(context, (ctx) => listPartners(ctx, { text: filter('q'), after }));
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text }) => {
      const { documentId, email } = await invitePartner(ctx, { name: text('name'), email: text('email') });
      return { message: `Invitation sent to ${email}.`, to: adminUrls.partner(documentId) };
    },
    { keep: ['name', 'email'] },
  );
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const columns: readonly Column<Row>[] = [
  {
    head: 'Name',
    cell: ({ documentId, name, email }) => (
      <>
        <Link to={adminUrls.partner(documentId)} className="font-semibold underline underline-offset-4">
          {name}
        </Link>
        <span className="block text-sm text-ink-soft wrap-anywhere">{email}</span>
      </>
    ),
  },
  {
    head: 'Status',
    cell: ({ joined }) => <Mark tone={joined ? 'good' : 'waits'}>{joined ? 'Active' : 'Invited'}</Mark>,
  },
  { head: 'Products', atEnd: true, cell: ({ products }) => products },
];

export default function Partners() {
  const { rows, next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead
        title="Partners"
        lead="Businesses that sell through you. Partners see only their own listings, calendar, guests and statements."
      />
      <Filters label="Search partners">
        <TextField
          label="Name or email"
          name="q"
          defaultValue={query.get('q') ?? ''}
          type="search"
          autoComplete="off"
          className="grow sm:max-w-100"
        />
      </Filters>
      <AdminTable
        caption="Partners, by name"
        columns={columns}
        rows={rows}
        keyOf={({ documentId }) => documentId}
        next={next}
        empty="No partners match this search."
        none="No partners yet."
      />
      <div className="mt-8 max-w-xl">
        <Panel title="Invite a partner" lead="The email link works for 72 hours. You assign their listings next.">
          <AdminForm refused={refused} className="grid gap-3">
            <TextField label="Person or business name" {...fieldProps(refused, 'name')} />
            <TextField label="Email" type="email" autoComplete="off" {...fieldProps(refused, 'email')} />
            <Submit className="justify-self-start">Invite</Submit>
          </AdminForm>
        </Panel>
      </div>
    </>
  );
}
