import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { conversationsTexts } from '../../messages/en/conversations.ts';
import type { ConversationsWire } from '../../service/booking/model/wire/message-answers.ts';
import { formatDay, today } from '../../service/core/day.ts';
import { FocusHeading } from '../account/message.tsx';
import { callApi } from '../device/api.ts';
import { useQuery } from '../device/use-query.ts';
import { useText } from '../rendering/text.tsx';
import { Button, ButtonLink, Spinner } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';
import { Conversation } from './conversation.tsx';

/** Your Communication (BOOK-19): the bookings with their unread counts, and the messages about the selected one. */
export default function Conversations({
  token,
  onUnread,
}: {
  token: string | null;
  onUnread: (unread: number) => void;
}) {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const [drafts, setDrafts] = useState<Readonly<Record<string, string>>>({});
  const path = '/api/conversations';
  // an opened conversation counts as read, even if the list was loaded before
  const [read, setRead] = useState<readonly string[]>([]);
  const {
    answer: requested,
    error,
    again,
  } = useQuery(
    token && path,
    async (signal) => (await callApi<ConversationsWire>('GET', path, undefined, { signal })).data,
    { reloadOn: token },
  );
  const answer = requested?.map((one) => (read.includes(one.bookingId) ? { ...one, unread: 0 } : one));
  const total = answer?.reduce((all, { unread }) => all + unread, 0);
  const reportUnread = useEffectEvent(onUnread);
  useEffect(() => {
    if (total !== undefined) reportUnread(total);
  }, [total]);
  const open = search.get('booking');
  const choose = (bookingId: string | null) =>
    setSearch({ view: 'messages', ...(bookingId && { booking: bookingId }) }, { preventScrollReset: true });

  if (open) {
    return (
      <Conversation
        key={open}
        bookingId={open}
        token={token}
        draft={drafts[open] ?? ''}
        onDraft={(text) => setDrafts((known) => ({ ...known, [open]: text }))}
        onRead={() => setRead((known) => [...known, open])}
        heading={
          <>
            <Button variant="quiet" size="sm" onClick={() => choose(null)}>
              <Icon name="chevron-left" size={18} />
              {t(conversationsTexts.allMessages)}
            </Button>
            <FocusHeading className="mt-2">
              {answer?.find(({ bookingId }) => bookingId === open)?.names || open}
            </FocusHeading>
            <p className="text-sm wrap-anywhere text-ink-soft">{open}</p>
          </>
        }
      />
    );
  }
  if (!answer && error === undefined) {
    return (
      <div className="grid place-items-center py-24">
        <Spinner label={t(conversationsTexts.loadingAll)} className="size-9" />
      </div>
    );
  }
  if (!answer) {
    return (
      <div role="alert" className="mt-6 rounded-card border border-danger bg-card p-8 text-center">
        <p className="text-lg font-medium">{t(conversationsTexts.allFailed)}</p>
        <Button className="mt-5" onClick={again}>
          {t(conversationsTexts.tryAgain)}
        </Button>
      </div>
    );
  }
  if (answer.length === 0) {
    return (
      <div className="mt-6 rounded-card border border-line bg-card px-6 py-8 text-center md:py-12">
        <Icon name="mail" className="mx-auto text-ink-soft max-md:hidden" />
        <h2 className="mt-3 text-3xl">{t(conversationsTexts.empty)}</h2>
        <p className="mt-2 text-lg text-ink-soft">{t(conversationsTexts.emptyAdvice)}</p>
        <ButtonLink to={urls.home} className="mt-5">
          {t(conversationsTexts.startBooking)}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul className="mt-6 space-y-3">
      {answer.map(({ bookingId, bookedAt, names, unread }) => (
        <li key={bookingId}>
          <button
            type="button"
            onClick={() => choose(bookingId)}
            className="flex min-h-16 w-full items-center gap-4 rounded-card border border-line bg-card p-4 text-left hover:bg-sunk"
          >
            <span className="min-w-0 grow">
              <span className="block font-semibold">{names}</span>
              <span className="block text-sm wrap-anywhere text-ink-soft">
                {t(conversationsTexts.booking, { bookingId, day: formatDay(t, today(new Date(bookedAt))) })}
              </span>
            </span>
            {unread > 0 ? (
              <span className="shrink-0 rounded-full bg-accent px-3 py-1 text-sm font-semibold text-on-accent">
                {t(conversationsTexts.unread, { count: unread })}
              </span>
            ) : null}
            <Icon name="chevron-right" size={20} className="shrink-0 text-ink-soft" />
          </button>
        </li>
      ))}
    </ul>
  );
}
