import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminEmailsTexts } from '../../messages/en/admin/emails.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { readSettings } from '../../service/catalog/settings/read-settings.ts';
import { notFound } from '../../service/core/app-error.ts';
import { requireRight } from '../../service/core/may.ts';
import type { TypedOverride } from '../../service/emails/override-changes.ts';
import { overrideEmailTexts } from '../../service/emails/override-email-texts.ts';
import { emailWithSiteName } from '../../service/emails/render-email.ts';
import { sendSample } from '../../service/emails/send-sample.ts';
import { showEmailTexts } from '../../service/emails/show-email-texts.ts';
import type { EmailKind } from '../../service/emails/write-email.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff, staffContext } from '../back-office.ts';
import { act, type Refused, refusedWith } from '../server/act.ts';
import { type Fields, readFields } from '../server/fields.ts';
import { emailLanguage, languageLinks } from '../server/languages.ts';
import { sampleEmails } from '../server/sample-emails.ts';
import { EmailTextsForm } from '../settings/email-texts-form.tsx';
import { rowsIn } from '../settings/rows-in-form.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { LanguageNav } from '../ui/language-nav.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

/** The email of the address, in the language and the case that its query names; cases are counted from 1. */
function sampleOf(publicUrl: string, kind: string | undefined, address: string) {
  const language = emailLanguage(address);
  const samples = sampleEmails(publicUrl);
  const isKind = (name: string): name is EmailKind => Object.hasOwn(samples, name);
  if (kind === undefined || !isKind(kind)) throw notFound(sentence(adminEmailsTexts.emailNotFound));
  const cases = samples[kind];
  const chosen = Number(new URL(address).searchParams.get('case') ?? 1);
  const sample = cases[chosen - 1];
  if (!sample) throw notFound(sentence(adminEmailsTexts.emailNotFound));
  return { kind, language, chosen, sample, cases: cases.map(({ when }) => when) };
}

export function loader({ context, params, request }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'set payments and emails up');
    const { sample, ...shown } = sampleOf(ctx.config.publicUrl, params['kind'], request.url);
    const { contact } = await readSettings(ctx);
    const { sentences, email } = await showEmailTexts(ctx, { email: sample.text, language: shown.language });
    return {
      ...shown,
      languages: languageLinks,
      when: sample.when,
      to: ctx.viewer.email,
      sentences,
      saved: emailWithSiteName(email, contact.name),
    };
  });
}

interface Answer extends Refused {
  /** A preview of the email with the entered texts. */
  readonly tried?: ReturnType<typeof emailWithSiteName>;
}

function formValues(fields: Fields): TypedOverride[] {
  const rows = rowsIn(fields, 'words', ['message', 'seen', 'own']);
  return rows.map(({ typed: { message, seen, own } }) => ({ message, seen, typed: own }));
}

export async function action(args: ActionFunctionArgs) {
  const { params, request } = args;
  const fields = await readFields(request.clone());
  if (fields?.text('do') === 'try') return tried(args, fields);
  return act(
    args,
    async (ctx, fields) => {
      const t = textIn(ctx.language);
      requireRight(ctx.viewer, 'set payments and emails up');
      const { kind, language, sample } = sampleOf(ctx.config.publicUrl, params['kind'], request.url);
      if (fields.text('do') === 'send') {
        const { to } = await sendSample(ctx, { kind, text: sample.text, language });
        return { message: t(adminEmailsTexts.testEmailSent, { to }) };
      }
      const changed = await overrideEmailTexts(ctx, {
        of: kind,
        email: sample.text,
        language,
        typed: formValues(fields),
      });
      if (changed === 0) return { message: t(adminEmailsTexts.nothingToSave) };
      return {
        message: t(adminEmailsTexts.sentencesSaved, { count: changed }),
      };
    },
    { keep: 'all' },
  );
}

/** Renders the email with the entered texts and saves nothing. */
async function tried({ context, params, request }: ActionFunctionArgs, fields: Fields) {
  const ctx = staffContext(context);
  const typed = Object.fromEntries(fields.names.map((name) => [name, fields.text(name)]));
  try {
    requireRight(ctx.viewer, 'set payments and emails up');
    const { language, sample } = sampleOf(ctx.config.publicUrl, params['kind'], request.url);
    const { contact } = await readSettings(ctx);
    const { email } = await showEmailTexts(ctx, { email: sample.text, language, typed: formValues(fields) });
    const answer: Answer = { errors: {}, problem: undefined, typed, tried: emailWithSiteName(email, contact.name) };
    return data(answer);
  } catch (error) {
    return refusedWith(textIn(ctx.language), error, typed);
  }
}

export default function Email() {
  const t = useText();
  const { kind, language, languages, chosen, cases, when, to, sentences, saved } = useLoaderData<typeof loader>();
  const answer: Answer | undefined = useActionData<typeof action>();
  const { subject, html, plain } = answer?.tried ?? saved;
  return (
    <>
      <PageHead title={saved.subject} lead={t(adminEmailsTexts.sentWhenWhenThisPreview, { when })} />
      <LanguageNav
        languages={languages}
        current={language}
        to={(other) => adminUrls.emailSettings(kind, { language: other, case: chosen })}
      />
      {cases.length > 1 ? (
        <nav aria-label={t(adminEmailsTexts.cases)} className="mb-6">
          <ul className="flex flex-wrap gap-2">
            {cases.map((name, at) => (
              <li key={name}>
                {/* a full page load: the frame with the email gets its page from the server only */}
                <a
                  href={adminUrls.emailSettings(kind, { language, case: at + 1 })}
                  aria-current={at + 1 === chosen ? 'page' : undefined}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong px-4 text-sm hover:border-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent aria-[current=page]:text-on-accent"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <AdminForm refused={undefined} className="mb-6">
        <Submit name="do" value="send">
          {t(adminEmailsTexts.sendTestEmail)}
        </Submit>
        <p className="mt-2 text-sm text-ink-soft">{t(adminEmailsTexts.sendTestHint, { to })}</p>
      </AdminForm>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <EmailTextsForm sentences={sentences} language={language} refused={answer} />
        <div id="shown" tabIndex={-1} className="grid gap-6">
          <Panel
            title={answer?.tried ? t(adminEmailsTexts.changedPreview) : t(adminEmailsTexts.preview)}
            lead={t(adminEmailsTexts.subjectIs, { subject })}
          >
            <iframe
              title={t(adminEmailsTexts.previewOfSubject, { subject })}
              sandbox=""
              lang={language}
              srcDoc={html}
              className="h-[720px] w-full rounded-field border border-line bg-white"
            />
          </Panel>
          <Panel title={t(adminEmailsTexts.plainText)}>
            <pre lang={language} className="text-sm whitespace-pre-wrap wrap-anywhere">
              {plain}
            </pre>
          </Panel>
        </div>
      </div>
    </>
  );
}
