import type { EmailPart } from '../../service/emails/word-email.ts';
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

const partNames: Readonly<Record<EmailPart, string>> = {
  subject: 'Subject',
  preview: 'Preview text in the inbox',
  headline: 'Headline',
  about: 'Line under the headline',
  text: 'Text',
  button: 'Button',
  foot: 'Footer',
};

/** 'Subject and headline', 'Text 3': by the first sentence of each part, numbered if several share a name. */
function labelsOf(sentences: readonly Sentence[]): string[] {
  const names = sentences.map(({ parts }) =>
    parts.map((part, at) => (at === 0 ? partNames[part] : partNames[part].toLowerCase())).join(', '),
  );
  return names.map((name, at) => {
    const same = names.flatMap((other, index) => (other === name ? [index] : []));
    return same.length === 1 ? name : `${name} ${same.indexOf(at) + 1}`;
  });
}

function hintOf({ standard, own, facts }: Sentence): string | undefined {
  const names = facts.map((name) => `{${name}}`).join(', ');
  const hint = facts.length === 0 ? '' : `We fill in ${names}.`;
  return [own === null ? '' : `Standard text: ‘${standard}’`, hint].filter(Boolean).join(' ') || undefined;
}

/** The sentences of an email with overrides. An empty field restores the default text. */
export function EmailTextsForm({
  sentences,
  refused,
}: {
  sentences: readonly Sentence[];
  refused: Refused | undefined;
}) {
  const labels = labelsOf(sentences);
  return (
    <Panel
      title="Texts"
      lead="A change applies to every email with this sentence. Empty a field to restore the standard text."
    >
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
                  hint={hintOf(sentence)}
                  multiline
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
            Save
          </Submit>
          <Submit name="do" value="try" variant="secondary" formAction="#shown">
            Preview
          </Submit>
        </div>
      </AdminForm>
    </Panel>
  );
}
