import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { adminEnquiriesTexts } from '../../messages/en/admin/enquiries.ts';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import type { Translate } from '../../messages/translate.ts';
import { enquiryKinds, enquiryStatuses, openStatuses } from '../../service/enquiries/inbox/inbox.ts';
import { listEnquiries } from '../../service/enquiries/inbox/list-enquiries.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { urls } from '../../storefront/urls.ts';
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

const columns = (t: Translate): readonly Column<Row>[] => [
  {
    head: t(adminEnquiriesTexts.subject),
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
    head: t(adminEnquiriesTexts.from),
    cell: ({ name, email }) => (
      <>
        <span className="block wrap-anywhere md:min-w-40">{name}</span>
        <span className="block text-sm text-ink-soft wrap-anywhere">{email}</span>
      </>
    ),
  },
  { head: t(adminEnquiriesTexts.about), cell: ({ kind }) => t(enquiryTypeLabels[kind]) },
  { head: t(adminEnquiriesTexts.status), cell: ({ status }) => <EnquiryMark status={status} /> },
  {
    head: t(adminEnquiriesTexts.assignedTo),
    cell: ({ assignee }) => assignee ?? <span className="text-ink-soft">{t(adminEnquiriesTexts.noOne)}</span>,
  },
  { head: t(adminEnquiriesTexts.received), cell: ({ at }) => <When at={at} /> },
];

export default function Enquiries() {
  const t = useText();
  const { rows, next, colleagues, own } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const value = (name: string) => ({ name, defaultValue: query.get(name) ?? '' });
  return (
    <>
      <PageHead title={t(adminEnquiriesTexts.enquiries)} lead={t(adminEnquiriesTexts.lead)} />
      <Filters label={t(adminEnquiriesTexts.searchEnquiries)}>
        <TextField
          label={t(adminEnquiriesTexts.searchFor)}
          {...value('q')}
          type="search"
          autoComplete="off"
          className="grow max-sm:col-span-2 sm:max-w-100"
        />
        <SelectField label={t(adminEnquiriesTexts.status)} {...value('status')}>
          <option value="">{t(adminEnquiriesTexts.needsReply)}</option>
          {enquiryStatuses.map((name) => (
            <option key={name} value={name}>
              {t(statusWords[name])}
            </option>
          ))}
          <option value="all">{t(adminEnquiriesTexts.all)}</option>
        </SelectField>
        <SelectField label={t(adminEnquiriesTexts.about)} {...value('kind')}>
          <option value="">{t(adminEnquiriesTexts.any)}</option>
          {enquiryKinds.map((name) => (
            <option key={name} value={name}>
              {t(enquiryTypeLabels[name])}
            </option>
          ))}
        </SelectField>
        <SelectField label={t(adminEnquiriesTexts.assignedTo)} {...value('who')}>
          <option value="">{t(adminEnquiriesTexts.anyone)}</option>
          {colleagues.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {userId === own ? t(adminEnquiriesTexts.nameAndYou, { name }) : name}
            </option>
          ))}
        </SelectField>
      </Filters>
      <AdminTable
        caption={t(adminEnquiriesTexts.caption)}
        columns={columns(t)}
        rows={rows}
        keyOf={({ documentId }) => documentId}
        next={next}
        wide
        empty={t(adminEnquiriesTexts.none)}
        begin={{ to: urls.contact, label: t(adminListTexts.openContactForm) }}
        noMatch={t(adminEnquiriesTexts.noMatch)}
      />
    </>
  );
}
