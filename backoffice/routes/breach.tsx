import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminBreachTexts } from '../../messages/en/admin/breach.ts';
import { adminPrivacyTexts } from '../../messages/en/admin/privacy.ts';
import { breachNoticeTexts } from '../../messages/en/breach-notice.ts';
import type { Message } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { formatInstant } from '../../service/core/day.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { requireRight } from '../../service/core/may.ts';
import { type BreachNotice, dueNotices, instantInIndia } from '../../service/privacy/breach.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { urls } from '../../storefront/urls.ts';
import { asStaff, type StaffContext } from '../back-office.ts';
import { BackTo } from '../ui/back-to.tsx';
import { Filters } from '../ui/filters.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';

/** Deadlines and texts for a breach that was noticed at `?noticed=`; nothing is stored. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'answer for personal data');
    const typed = new URL(request.url).searchParams.get('noticed') ?? '';
    const noticedAt = instantInIndia(typed);
    const isWrong = typed !== '' && (!noticedAt || noticedAt > ctx.now);
    if (!noticedAt || isWrong) return { typed, isWrong, due: [], texts: [] };
    return { typed, isWrong, due: dueNotices(noticedAt, ctx.now), texts: await textsFor(ctx, noticedAt) };
  });
}

async function textsFor(ctx: StaffContext, noticedAt: Date): Promise<{ label: Message; text: string }[]> {
  const { contact } = await readSettings(ctx);
  const officer = { name: contact.name, email: contact.email, phone: contact.phone, ...contact.grievanceOfficer };
  const [english, hindi] = [textIn('en'), textIn('hi')];
  const own = {
    ...officer,
    officer: officer.name,
    company: `${contact.legalName ?? contact.name}, ${contact.address}`,
    site: ctx.config.publicUrl,
    verify: `${ctx.config.publicUrl}${urls.verify}`,
  };
  const inEnglish = { ...own, noticed: formatInstant(english, noticedAt) };
  const inHindi = {
    ...own,
    noticed: formatInstant(hindi, noticedAt),
    verify: ctx.config.publicUrl + addressIn('hi', urls.verify),
  };
  const email = (t: typeof english, values: typeof inEnglish) =>
    `${t(breachNoticeTexts.subject, values)}\n\n${t(breachNoticeTexts.text, values)}`;
  return [
    { label: adminBreachTexts.toPeople, text: email(english, inEnglish) },
    { label: adminBreachTexts.toPeopleHindi, text: email(hindi, inHindi) },
    { label: adminBreachTexts.toBoard, text: english(adminBreachTexts.boardText, inEnglish) },
    { label: adminBreachTexts.toCertIn, text: english(adminBreachTexts.certInText, inEnglish) },
    { label: adminBreachTexts.toBoardDetails, text: english(adminBreachTexts.boardDetailsText, inEnglish) },
  ];
}

const names: Readonly<Record<BreachNotice, Message>> = {
  people: adminBreachTexts.people,
  board: adminBreachTexts.board,
  'cert-in': adminBreachTexts.certIn,
  'board-details': adminBreachTexts.boardDetails,
};

const steps = [
  adminBreachTexts.stepStop,
  adminBreachTexts.stepEvidence,
  adminBreachTexts.stepWho,
  adminBreachTexts.stepLog,
];

export default function Breach() {
  const t = useText();
  const { typed, isWrong, due, texts } = useLoaderData<typeof loader>();
  return (
    <>
      <BackTo to={adminUrls.personalData} title={t(adminPrivacyTexts.privacyRequests)} />
      <PageHead title={t(adminBreachTexts.title)} lead={t(adminBreachTexts.lead)} />
      <Filters label={t(adminBreachTexts.deadlines)}>
        <TextField
          label={t(adminBreachTexts.noticedAt)}
          name="noticed"
          type="datetime-local"
          defaultValue={typed}
          error={isWrong ? t(adminBreachTexts.notATime) : undefined}
        />
      </Filters>
      <div className="grid gap-6">
        {due.length > 0 ? (
          <Panel title={t(adminBreachTexts.deadlines)}>
            <table className="w-full border-collapse text-start">
              <thead>
                <tr className="border-b border-line text-sm text-ink-soft">
                  {[adminBreachTexts.whom, adminBreachTexts.until, adminBreachTexts.left].map((head) => (
                    <th key={t(head)} scope="col" className="py-2 pe-4 text-start font-semibold">
                      {t(head)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {due.map(({ notice, dueAt, isLate, hours }) => (
                  <tr key={notice} className="border-b border-line last:border-0">
                    <th scope="row" className="py-3 pe-4 text-start font-medium wrap-anywhere">
                      {t(names[notice])}
                    </th>
                    <td className="pe-4">{dueAt ? <When at={dueAt} /> : t(adminBreachTexts.atOnce)}</td>
                    <td className={isLate ? 'font-semibold text-danger' : undefined}>
                      {dueAt ? t(isLate ? adminBreachTexts.hoursLate : adminBreachTexts.hoursLeft, { hours }) : null}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Panel>
        ) : null}
        <Panel title={t(adminBreachTexts.first)}>
          <ol className="grid list-decimal gap-2 ps-5">
            {steps.map((step) => (
              <li key={t(step)}>{t(step)}</li>
            ))}
          </ol>
        </Panel>
        {texts.length > 0 ? (
          <Panel title={t(adminBreachTexts.texts)} lead={t(adminBreachTexts.textsLead)}>
            <div className="grid gap-5">
              {texts.map(({ label, text }) => (
                <TextField key={t(label)} label={t(label)} name={t(label)} multiline rows={12} defaultValue={text} />
              ))}
            </div>
          </Panel>
        ) : null}
      </div>
    </>
  );
}
