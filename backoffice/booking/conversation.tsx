import type { ReactNode } from 'react';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { showConversation } from '../../service/booking/usecases/messages/show-conversation.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { Section } from './section.tsx';

/** An email or a message about the booking. */
type ConversationEntry = Awaited<ReturnType<typeof showConversation>>['data'][number];

/** The messages between the traveller and the business, and a form to reply. */
export function Conversation({
  bookingId,
  entries,
  form,
  refused,
  draft,
  tools,
}: {
  bookingId: string;
  entries: readonly ConversationEntry[];
  form: string;
  refused: Refused | undefined;
  /** The text of a saved reply, to look at before it is sent. */
  draft?: string | undefined;
  /** What helps to reply, beside the button. */
  tools?: ReactNode;
}) {
  const t = useText();
  const messages = entries.filter(({ kind }) => kind === 'message');
  const own = refusedIn(refused, 'answer');
  return (
    <Section title={t(adminBookingsTexts.messages)}>
      {messages.length === 0 ? <p className="text-ink-soft">{t(adminBookingsTexts.noMessages)}</p> : null}
      <ol className="grid gap-3">
        {messages.map(({ id, from, text, at, attachments }) => (
          <li
            key={id}
            id={id}
            className={`message max-w-prose rounded-card px-4 py-3 ${from === 'operator' ? 'justify-self-end bg-accent-soft' : 'justify-self-start bg-sunk'}`}
          >
            <p className="text-sm text-ink-soft">
              {from === 'operator' ? t(adminBookingsTexts.we) : t(adminBookingsTexts.traveller)}, <When at={at} />
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            {attachments.map(({ name, url }) => (
              <a key={url} href={url} className="block min-h-11 content-center underline underline-offset-4">
                {name}
              </a>
            ))}
          </li>
        ))}
      </ol>
      <AdminForm
        key={form}
        refused={own}
        backupName={draft === undefined ? `message of booking ${bookingId}` : undefined}
        className="mt-4 grid gap-3"
      >
        <input type="hidden" name="form" value={form} />
        <TextField
          label={t(adminBookingsTexts.reply)}
          hint={t(adminBookingsTexts.replyHint)}
          multiline
          rows={3}
          {...fieldProps(own, 'message', draft)}
        />
        <div className="flex flex-wrap items-center gap-2">
          <Submit name="do" value="answer" size="sm">
            {t(adminBookingsTexts.send)}
          </Submit>
          {tools}
        </div>
      </AdminForm>
    </Section>
  );
}

/** Emails about the booking, newest first. */
export function Emails({ entries, refused }: { entries: readonly ConversationEntry[]; refused: Refused | undefined }) {
  const t = useText();
  const emails = entries.filter(({ kind }) => kind === 'letter').toReversed();
  return (
    <Section title={t(adminBookingsTexts.emails)}>
      {emails.length === 0 ? <p className="text-ink-soft">{t(adminBookingsTexts.noEmails)}</p> : null}
      <ul className="divide-y divide-line">
        {emails.map(({ id, subject, text, at, sentAt }) => {
          const row = id.replace('letter-', '');
          return (
            <li key={id} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-64">
                <details>
                  <summary className="min-h-11 cursor-pointer content-center font-medium">{subject}</summary>
                  <p className="py-2 text-sm wrap-anywhere whitespace-pre-line">{text}</p>
                </details>
                <p className="text-sm text-ink-soft">
                  {sentAt ? (
                    <Rich
                      message={adminBookingsTexts.sentAt}
                      values={{ sentAt: formatInstant(sentAt), time: (words) => <When at={sentAt}>{words}</When> }}
                    />
                  ) : (
                    <Rich
                      message={adminBookingsTexts.writtenAt}
                      values={{ at: formatInstant(at), time: (words) => <When at={at}>{words}</When> }}
                    />
                  )}
                </p>
              </div>
              <AdminForm refused={refusedIn(refused, 'resend', row)}>
                <input type="hidden" name="of" value={row} />
                <Submit
                  name="do"
                  value="resend"
                  size="sm"
                  variant="secondary"
                  aria-label={t(adminBookingsTexts.sendSubjectAgain, { subject: subject ?? '' })}
                >
                  {t(adminBookingsTexts.sendAgain)}
                </Submit>
              </AdminForm>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
