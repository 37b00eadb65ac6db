import { adminEmailsTexts } from '../../messages/en/admin/emails.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import type { EmailPart } from '../../service/emails/word-email.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';

interface Sentence {
  /** The id of its message. */
  readonly message: string;
  readonly standard: string;
  readonly own: string | null;
  readonly parts: readonly EmailPart[];
  /** Placeholders that the sentence can contain. */
  readonly facts: readonly string[];
}

const partNames: Readonly<Record<EmailPart, Message>> = {
  subject: adminEmailsTexts.subject,
  preview: adminEmailsTexts.preheader,
  headline: adminEmailsTexts.headline,
  about: adminEmailsTexts.lineUnderHeadline,
  text: adminEmailsTexts.text,
  button: adminEmailsTexts.button,
  foot: adminEmailsTexts.footer,
};

/** 'Subject and headline', 'Text 3': by the first sentence of each part, numbered if several share a name. */
function labelsOf(t: Translate, sentences: readonly Sentence[]): string[] {
  const names = sentences.map(({ parts }) =>
    parts.map((part, at) => (at === 0 ? t(partNames[part]) : t(partNames[part]).toLowerCase())).join(', '),
  );
  return names.map((name, at) => {
    const same = names.flatMap((other, index) => (other === name ? [index] : []));
    return same.length === 1 ? name : `${name} ${same.indexOf(at) + 1}`;
  });
}

function hintOf(t: Translate, { standard, own, facts }: Sentence): string | undefined {
  const names = facts.map((name) => `{${name}}`).join(', ');
  const hint = facts.length === 0 ? '' : t(adminEmailsTexts.filledIn, { names });
  return (
    [own === null ? '' : t(adminEmailsTexts.standardText, { standard }), hint].filter(Boolean).join(' ') || undefined
  );
}

/** The sentences of an email with overrides. An empty field restores the default text. */
export function EmailTextsForm({
  sentences,
  language,
  refused,
}: {
  sentences: readonly Sentence[];
  language: string;
  refused: Refused | undefined;
}) {
  const t = useText();
  const labels = labelsOf(t, sentences);
  return (
    <Panel title={t(adminEmailsTexts.texts)} lead={t(adminEmailsTexts.changeHint)}>
      {/* a full page load: the frame with the email gets its page from the server only */}
      <AdminForm reloadDocument refused={refused}>
        <div className="grid gap-4">
          {sentences.map((sentence, at) => {
            const { message, standard, own } = sentence;
            return (
              <div key={message} className="[&_textarea]:field-sizing-content">
                <input type="hidden" name={`words.${at}.message`} value={message} />
                <input type="hidden" name={`words.${at}.seen`} value={own ?? ''} />
                <TextField
                  label={labels[at]}
                  hint={hintOf(t, sentence)}
                  multiline
                  lang={language}
                  rows={Math.ceil((own ?? standard).length / 45)}
                  maxLength={1_000}
                  autoComplete="off"
                  {...fieldProps(refused, `words.${at}.own`, own ?? standard)}
                />
              </div>
            );
          })}
        </div>
        <div className="mt-5 flex flex-wrap gap-3">
          <Submit name="do" value="save">
            {t(adminEmailsTexts.save)}
          </Submit>
          <Submit name="do" value="try" variant="secondary" formAction="#shown">
            {t(adminEmailsTexts.preview)}
          </Submit>
        </div>
      </AdminForm>
    </Panel>
  );
}
