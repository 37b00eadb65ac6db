import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { conversationsTexts } from '../../messages/en/conversations.ts';
import type { ConversationWire, EntryWire } from '../../service/booking/model/wire/message-answers.ts';
import { formatInstant } from '../../service/core/day.ts';
import { callApi } from '../device/api.ts';
import { useQuery } from '../device/use-query.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { useSite } from '../shell/frame.ts';
import { Button, Spinner } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useBookingKey } from './booking-key.ts';
import { MessageForm } from './message-form.tsx';

/** The messages about a booking, with emails folded, and the form to write one. */
export function Conversation(props: {
  bookingId: string;
  token: string | null;
  draft: string;
  onDraft: (text: string) => void;
  onRead?: () => void;
  /** The heading above; the page's own heading if it is undefined. */
  heading?: ReactNode;
}) {
  const t = useText();
  const { bookingId, token } = props;
  const { key, question } = useBookingKey();
  const address = `/api/bookings/${encodeURIComponent(bookingId)}/messages`;
  const path = address + question;
  const { answer, error, again, put } = useQuery(
    (key ?? token) && path,
    async (signal) => (await callApi<ConversationWire>('GET', path, undefined, { signal })).data,
    { reloadOn: token },
  );
  const isRead = answer !== undefined;
  const onRead = useEffectEvent(() => props.onRead?.());
  useEffect(() => {
    if (isRead) onRead();
  }, [isRead]);

  return (
    <section aria-label={t(conversationsTexts.about, { bookingId })} className="mt-6">
      {props.heading}
      {answer ? (
        <>
          <ol className="mt-5 space-y-3">
            {answer.map((entry) => (
              <li key={entry.id}>{entry.kind === 'letter' ? <Email {...entry} /> : <Message {...entry} />}</li>
            ))}
          </ol>
          <MessageForm
            path={address}
            text={props.draft}
            onText={props.onDraft}
            onSent={(sent) => put((known) => [...(known ?? []).filter(({ id }) => id !== sent.id), sent])}
          />
        </>
      ) : null}
      {!answer && error === undefined ? (
        <div className="grid place-items-center py-16">
          <Spinner label={t(conversationsTexts.loading)} className="size-9" />
        </div>
      ) : null}
      {!answer && error !== undefined ? (
        <div role="alert" className="mt-5 rounded-card border border-danger bg-card p-8 text-center">
          <p className="text-lg font-medium">{t(conversationsTexts.failed)}</p>
          <Button className="mt-5" onClick={again}>
            {t(conversationsTexts.tryAgain)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function Email({ subject, text, at }: EntryWire) {
  const t = useText();
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-14 list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden">
        <Icon name="mail" size={20} className="shrink-0 text-ink-soft" />
        <span className="min-w-0 grow">
          <span className="block font-semibold break-words">{subject}</span>
          <span className="block text-sm text-ink-soft">
            {t(conversationsTexts.emailSent, { when: formatInstant(t, new Date(at)) })}
          </span>
        </span>
        <Icon
          name="chevron-down"
          size={20}
          className="shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <p className="border-t border-line px-4 py-4 text-sm wrap-anywhere whitespace-pre-wrap">{text}</p>
    </details>
  );
}

function Message({ from, text, at, read, attachments }: EntryWire) {
  const t = useText();
  const own = from === 'traveller';
  const site = useSite();
  return (
    <div className={`max-w-prose rounded-card border border-line p-4 ${own ? 'ms-auto bg-sunk' : 'bg-card'}`}>
      <p className="text-sm text-ink-soft">
        <Rich
          message={!own && !read ? conversationsTexts.newMessage : conversationsTexts.message}
          values={{
            name: own ? t(conversationsTexts.you) : site,
            when: formatInstant(t, new Date(at)),
            from: (words) => <span className="font-semibold text-ink">{words}</span>,
            new: (words) => <span className="font-semibold text-accent">{words}</span>,
          }}
        />
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
      {attachments.length === 0 ? null : (
        <ul className="mt-2">
          {attachments.map(({ name, size, url }) => (
            <li key={url}>
              <a
                href={url}
                download
                className="inline-flex min-h-11 items-center font-semibold wrap-anywhere text-accent underline underline-offset-4"
              >
                {t(conversationsTexts.attachment, { name, kilobytes: Math.max(1, Math.round(size / 1_024)) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
