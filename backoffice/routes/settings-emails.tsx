import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminEmailsTexts } from '../../messages/en/admin/emails.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { requireRight } from '../../service/core/may.ts';
import { listUnsent } from '../../service/emails/list-unsent.ts';
import { withSiteName } from '../../service/emails/render-email.ts';
import { showEmails } from '../../service/emails/show-emails.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { emailLanguage, languageLinks } from '../server/languages.ts';
import { sampleEmails } from '../server/sample-emails.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { LanguageNav } from '../ui/language-nav.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { FactList, Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const language = emailLanguage(request.url);
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    requireRight(ctx.viewer, 'set payments and emails up');
    const { smtpUrl, mailFrom, mode, publicUrl, emailsPerHour } = ctx.config;
    const { total } = await listUnsent(ctx);
    const { contact } = await readSettings(ctx);
    const kinds = Object.entries(sampleEmails(publicUrl));
    const emails = await showEmails(ctx, { language, emails: kinds.map(([, [{ text }]]) => text) });
    const sent = smtpUrl
      ? t(adminEmailsTexts.byHostname, { hostname: new URL(smtpUrl).hostname })
      : mode === 'production'
        ? t(adminEmailsTexts.notSentYet)
        : t(adminEmailsTexts.toTestMailbox);
    return {
      language,
      languages: languageLinks,
      facts: [
        [t(adminEmailsTexts.sent), sent],
        [t(adminEmailsTexts.from), mailFrom],
        [t(adminEmailsTexts.stuck), String(total)],
        [t(adminEmailsTexts.hourlyLimit), emailsPerHour.toLocaleString('en-IN')],
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

const columns = (t: Translate, language: string): readonly Column<Row>[] => [
  {
    head: t(adminEmailsTexts.subject),
    cell: ({ kind, subject }) => (
      // a full page load: the frame in it gets its page from the server only
      <a
        href={adminUrls.emailSettings(kind, { language })}
        lang={language}
        className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {subject}
      </a>
    ),
  },
  { head: t(adminEmailsTexts.sentWhen), cell: ({ when }) => when },
];

export default function Emails() {
  const t = useText();
  const { language, languages, facts, kinds } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t(adminEmailsTexts.emails)} lead={t(adminEmailsTexts.lead)} />
      <div className="mb-6 max-w-3xl">
        <Panel title={t(adminEmailsTexts.sending)}>
          <FactList facts={facts} />
        </Panel>
      </div>
      <LanguageNav languages={languages} current={language} to={adminUrls.emailsIn} />
      <AdminTable
        caption={t(adminEmailsTexts.emails)}
        columns={columns(t, language)}
        rows={kinds}
        keyOf={({ kind }) => kind}
        empty=""
      />
    </>
  );
}
