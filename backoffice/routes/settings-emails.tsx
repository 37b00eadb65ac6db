import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { requireRight } from '../../service/core/may.ts';
import { listUnsent } from '../../service/emails/list-unsent.ts';
import { withSiteName } from '../../service/emails/render-email.ts';
import { showEmails } from '../../service/emails/show-emails.ts';
import { asStaff } from '../back-office.ts';
import { sampleEmails } from '../server/sample-emails.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { FactList, Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'set payments and emails up');
    const { smtpUrl, mailFrom, mode, publicUrl, emailsPerHour } = ctx.config;
    const { total } = await listUnsent(ctx);
    const { contact } = await readSettings(ctx);
    const kinds = Object.entries(sampleEmails(publicUrl));
    const emails = await showEmails(ctx, { language: 'en', emails: kinds.map(([, [{ text }]]) => text) });
    const sent = smtpUrl
      ? `by ${new URL(smtpUrl).hostname}`
      : mode === 'production'
        ? 'not sent yet: emails are queued until SMTP_URL is set'
        : 'to the test mailbox, which anyone on this machine can read';
    return {
      facts: [
        ['Sent', sent],
        ['From', mailFrom],
        ['Queued for more than 10 minutes', String(total)],
        ['Hourly limit for emails triggered by visitors', emailsPerHour.toLocaleString('en-IN')],
      ] as const,
      kinds: kinds.map(([kind, [{ when }]], at) => ({
        kind,
        when,
        subject: withSiteName(emails[at]?.subject ?? '', contact.name),
      })),
    };
  });
}

type Row = Awaited<ReturnType<typeof loader>>['kinds'][number];

const columns: readonly Column<Row>[] = [
  {
    head: 'Subject',
    cell: ({ kind, subject }) => (
      // a full page load: the frame in it gets its page from the server only
      <a
        href={adminUrls.emailSettings(kind)}
        className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {subject}
      </a>
    ),
  },
  { head: 'Sent when', cell: ({ when }) => when },
];

export default function Emails() {
  const { facts, kinds } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Emails" lead="All emails you send, shown with sample data. Open one to edit its text." />
      <div className="mb-6 max-w-3xl">
        <Panel title="Sending">
          <FactList facts={facts} />
        </Panel>
      </div>
      <AdminTable caption="Emails" columns={columns} rows={kinds} keyOf={({ kind }) => kind} empty="" />
    </>
  );
}
