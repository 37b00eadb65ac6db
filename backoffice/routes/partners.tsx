import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { adminPartnersTexts } from '../../messages/en/admin/partners.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { invitePartner } from '../../service/partners/invite-partner.ts';
import { listPartners } from '../../service/partners/list-partners.ts';
import { useText } from '../../storefront/rendering/text.tsx';
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
      const t = textIn(ctx.language);
      const { documentId, email } = await invitePartner(ctx, { name: text('name'), email: text('email') });
      return { message: t(adminPartnersTexts.invitationSent, { email }), to: adminUrls.partner(documentId) };
    },
    { keep: ['name', 'email'] },
  );
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const columns = (t: Translate): readonly Column<Row>[] => [
  {
    head: t(adminPartnersTexts.name),
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
    head: t(adminPartnersTexts.status),
    cell: ({ joined }) => (
      <Mark tone={joined ? 'good' : 'waits'}>
        {joined ? t(adminPartnersTexts.active) : t(adminPartnersTexts.invited)}
      </Mark>
    ),
  },
  { head: t(adminPartnersTexts.products), atEnd: true, cell: ({ products }) => products },
];

export default function Partners() {
  const t = useText();
  const { rows, next } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead title={t(adminPartnersTexts.partners)} lead={t(adminPartnersTexts.lead)} />
      <Filters label={t(adminPartnersTexts.searchPartners)}>
        <TextField
          label={t(adminPartnersTexts.nameOrEmail)}
          name="q"
          defaultValue={query.get('q') ?? ''}
          type="search"
          autoComplete="off"
          className="grow sm:max-w-100"
        />
      </Filters>
      <AdminTable
        caption={t(adminPartnersTexts.caption)}
        columns={columns(t)}
        rows={rows}
        keyOf={({ documentId }) => documentId}
        next={next}
        empty={t(adminPartnersTexts.none)}
        begin={{ to: '#invite', label: t(adminPartnersTexts.inviteTitle) }}
        noMatch={t(adminPartnersTexts.noMatch)}
      />
      <div className="mt-8 max-w-xl">
        <Panel id="invite" title={t(adminPartnersTexts.inviteTitle)} lead={t(adminPartnersTexts.inviteLead)}>
          <AdminForm refused={refused} className="grid gap-3">
            <TextField label={t(adminPartnersTexts.invitedName)} {...fieldProps(refused, 'name')} />
            <TextField
              label={t(adminPartnersTexts.email)}
              type="email"
              autoComplete="off"
              {...fieldProps(refused, 'email')}
            />
            <Submit className="justify-self-start">{t(adminPartnersTexts.invite)}</Submit>
          </AdminForm>
        </Panel>
      </div>
    </>
  );
}
