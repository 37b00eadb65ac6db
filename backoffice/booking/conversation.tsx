import type { showConversation } from '../../service/booking/usecases/messages/show-conversation.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, fieldProps, refusedIn, Submit } from '../ui/admin-form.tsx';
import { When } from '../ui/when.tsx';
import { Section } from './section.tsx';

/** An email or a message about the booking. */
type ConversationEntry = Awaited<ReturnType<typeof showConversation>>['data'][number];

/** The messages between the traveller and the business, and a form to reply. */
export function Conversation({
  bookingId,
  entries,
  form,
  refused,
}: {
  bookingId: string;
  entries: readonly ConversationEntry[];
  form: string;
  refused: Refused | undefined;
}) {
  const messages = entries.filter(({ kind }) => kind === 'message');
  const own = refusedIn(refused, 'answer');
  return (
    <Section title="Messages">
      {messages.length === 0 ? <p className="text-ink-soft">No messages yet.</p> : null}
      <ol className="grid gap-3">
        {messages.map(({ id, from, text, at, attachments }) => (
          <li
            key={id}
            className={`max-w-prose rounded-card px-4 py-3 ${from === 'operator' ? 'justify-self-end bg-accent-soft' : 'justify-self-start bg-sunk'}`}
          >
            <p className="text-sm text-ink-soft">
              {from === 'operator' ? 'We' : 'Traveller'}, <When at={at} />
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
      <AdminForm key={form} refused={own} backupName={`message of booking ${bookingId}`} className="mt-4 grid gap-3">
        <input type="hidden" name="form" value={form} />
        <TextField
          label="Reply"
          hint="We email it to the traveller, with a link to reply."
          multiline
          rows={3}
          {...fieldProps(own, 'message')}
        />
        <Submit name="do" value="answer" size="sm" className="justify-self-start">
          Send
        </Submit>
      </AdminForm>
    </Section>
  );
}

/** Emails about the booking, newest first. */
export function Emails({ entries, refused }: { entries: readonly ConversationEntry[]; refused: Refused | undefined }) {
  const emails = entries.filter(({ kind }) => kind === 'letter').toReversed();
  return (
    <Section title="Emails">
      {emails.length === 0 ? <p className="text-ink-soft">No emails yet.</p> : null}
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
                    <>
                      Sent <When at={sentAt} />
                    </>
                  ) : (
                    <>
                      Written <When at={at} />, not sent yet
                    </>
                  )}
                </p>
              </div>
              <AdminForm refused={refusedIn(refused, 'resend', row)}>
                <input type="hidden" name="of" value={row} />
                <Submit name="do" value="resend" size="sm" variant="secondary" aria-label={`Send again: ${subject}`}>
                  Send again
                </Submit>
              </AdminForm>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
