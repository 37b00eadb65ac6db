import { adminEnquiriesTexts } from '../../messages/en/admin/enquiries.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { Notes } from '../booking/notes.tsx';
import { Section } from '../booking/section.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { When } from '../ui/when.tsx';
import type { EnquiryData } from './enquiry-side.tsx';

interface Props extends EnquiryData {
  refused: Refused | undefined;
}

/** The enquiry, the answers, and a form to answer. */
export function EnquiryTalk({ enquiry, form, refused }: Props) {
  const t = useText();
  const own = refusedIn(refused, 'answer');
  const answers = enquiry.entries.filter(({ kind }) => kind === 'answer');
  return (
    <Section title={t(adminEnquiriesTexts.message)}>
      <ol className="grid gap-3">
        <li className="max-w-prose justify-self-start rounded-card bg-sunk px-4 py-3">
          <p className="text-sm text-ink-soft wrap-anywhere">
            <bdi>{enquiry.name}</bdi>, <When at={enquiry.at} />
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{enquiry.message}</p>
        </li>
        {answers.map(({ id, author, text, at }) => (
          <li key={id} className="max-w-prose justify-self-end rounded-card bg-accent-soft px-4 py-3">
            <p className="text-sm text-ink-soft">
              {author}, <When at={at} />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
      <AdminForm
        key={form}
        refused={own}
        backupName={`answer to enquiry ${enquiry.documentId}`}
        className="mt-4 grid gap-3"
      >
        <input type="hidden" name="form" value={form} />
        <TextField
          label={t(adminEnquiriesTexts.reply)}
          hint={
            enquiry.language === 'en'
              ? t(adminEnquiriesTexts.replyHint, { email: enquiry.email })
              : t(adminEnquiriesTexts.replyHintIn, {
                  email: enquiry.email,
                  language: new Intl.DisplayNames('en', { type: 'language' }).of(enquiry.language) ?? enquiry.language,
                })
          }
          multiline
          rows={5}
          {...fieldProps(own, 'answer')}
        />
        <Submit name="do" value="answer" size="sm" className="justify-self-start">
          {t(adminEnquiriesTexts.send)}
        </Submit>
      </AdminForm>
    </Section>
  );
}

/** Internal notes about the enquiry. */
export function EnquiryNotes({ enquiry, form, refused }: Props) {
  const notes = enquiry.entries.filter(({ kind }) => kind === 'note').toReversed();
  return <Notes of={`enquiry ${enquiry.documentId}`} notes={notes} form={form} refused={refused} />;
}
