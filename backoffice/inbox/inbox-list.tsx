import { Link } from 'react-router';
import { adminInboxTexts } from '../../messages/en/admin/inbox.ts';
import type { Message } from '../../messages/message.ts';
import { type Day, formatDateOfYear } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { IconName } from '../../storefront/ui/icon-names.ts';
import { AdminIcon } from '../ui/admin-icon.tsx';
import type { AdminIconName } from '../ui/admin-icon-names.ts';
import { RowCount } from '../ui/admin-table.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatShort, When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';
import {
  type InboxEntry,
  type InboxFilters,
  type InboxKind,
  type InboxState,
  inboxKinds,
  inboxQuery,
  inboxStates,
} from './inbox-view.ts';

const icons: Readonly<Record<InboxKind, IconName | AdminIconName>> = {
  message: 'mail',
  enquiry: 'inbox',
  review: 'star',
};

const kindTexts: Readonly<Record<InboxKind, Message>> = {
  message: adminInboxTexts.message,
  enquiry: adminInboxTexts.enquiry,
  review: adminInboxTexts.review,
};

const tabTexts: Readonly<Record<InboxKind, Message>> = {
  message: adminInboxTexts.messages,
  enquiry: adminInboxTexts.enquiries,
  review: adminInboxTexts.reviews,
};

const stateTexts: Readonly<Record<InboxState, Message>> = {
  open: adminInboxTexts.open,
  snoozed: adminInboxTexts.snoozed,
  done: adminInboxTexts.done,
};

const emptyTexts: Readonly<Record<InboxState, Message>> = {
  open: adminInboxTexts.nothing,
  snoozed: adminInboxTexts.nothingSnoozed,
  done: adminInboxTexts.nothingDone,
};

const tab =
  'inline-flex min-h-11 items-center rounded-[8px] px-2.5 text-sm font-semibold whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:bg-sunk aria-[current]:text-ink md:min-h-9';

interface Props {
  rows: readonly InboxEntry[];
  filters: InboxFilters;
  /** The thread that is open. */
  open: { readonly kind: InboxKind; readonly id: string } | null;
  today: Day;
}

/** The filters and the list of the inbox; each row opens its thread. */
export function InboxList({ rows, filters, open, today }: Props) {
  const t = useText();
  const { state, kind } = filters;
  return (
    <>
      <div className="flex flex-wrap gap-x-3 border-b border-line p-1.5">
        <nav aria-label={t(adminInboxTexts.states)} className="flex">
          {inboxStates.map((one) => (
            <Link
              key={one}
              to={`${adminUrls.inbox}${inboxQuery({ state: one, kind })}`}
              aria-current={one === state ? 'page' : undefined}
              className={tab}
            >
              {t(stateTexts[one])}
            </Link>
          ))}
        </nav>
        <nav aria-label={t(adminInboxTexts.kinds)} className="flex flex-wrap">
          {[undefined, ...inboxKinds].map((one) => (
            <Link
              key={one ?? ''}
              to={`${adminUrls.inbox}${inboxQuery({ state, kind: one })}`}
              aria-current={one === kind ? 'page' : undefined}
              className={tab}
            >
              {t(one ? tabTexts[one] : adminInboxTexts.all)}
            </Link>
          ))}
        </nav>
      </div>
      <RowCount of={rows.length} more={false} />
      {rows.length === 0 ? (
        <EmptyState
          none={t(adminInboxTexts.nothing)}
          begin={{ to: adminUrls.savedReplies, label: t(adminInboxTexts.savedReplies) }}
          noMatch={t(emptyTexts[state])}
        />
      ) : null}
      <ul data-rows="" aria-label={t(adminInboxTexts.list)} className="divide-y divide-line">
        {rows.map((row) => (
          <li key={`${row.kind} ${row.id}`}>
            <Row
              row={row}
              to={inboxQuery(filters)}
              isOpen={open?.kind === row.kind && open.id === row.id}
              today={today}
            />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-3 border-t border-line px-4 py-2 text-sm text-ink-soft">
        {t(adminInboxTexts.newestOnly)}
        <Link to={adminUrls.enquiries} className="underline underline-offset-4">
          {t(adminInboxTexts.allEnquiries)}
        </Link>
        <Link to={adminUrls.reviews} className="underline underline-offset-4">
          {t(adminInboxTexts.allReviews)}
        </Link>
      </p>
    </>
  );
}

function Row({ row, to, isOpen, today }: { row: InboxEntry; to: string; isOpen: boolean; today: Day }) {
  const t = useText();
  const { kind, id, who, rating, words, isOurs, at, unread, assignee, snoozedUntil } = row;
  const notes = [
    assignee && t(adminInboxTexts.assignedTo, { name: assignee }),
    snoozedUntil && snoozedUntil > today && t(adminInboxTexts.snoozedUntil, { day: formatDateOfYear(t, snoozedUntil) }),
  ].filter(Boolean);
  return (
    <Link
      to={`${adminUrls.thread(kind, id)}${to}`}
      aria-current={isOpen ? 'true' : undefined}
      className="flex min-h-11 gap-2.5 px-4 py-2 text-sm hover:bg-sunk aria-[current]:bg-accent-soft"
    >
      <AdminIcon name={icons[kind]} size={18} className={`mt-0.5 ${unread ? 'text-accent' : 'text-ink-soft'}`} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-2">
          <span className={`truncate ${unread ? 'font-semibold' : ''}`}>
            <span className="sr-only">{t(kindTexts[kind])}: </span>
            {rating === undefined ? who : t(adminInboxTexts.ratingOf, { rating, name: who })}
            {unread ? <span className="sr-only">, {t(adminInboxTexts.unread)}</span> : null}
          </span>
          <span className="shrink-0 text-xs text-ink-soft tabular-nums">
            <When at={at}>{formatShort(t, at, today)}</When>
          </span>
        </span>
        <span className="block truncate text-ink-soft">{isOurs ? t(adminInboxTexts.we, { words }) : words}</span>
        {notes.length > 0 ? <span className="block truncate text-xs text-ink-soft">{notes.join(' · ')}</span> : null}
      </span>
    </Link>
  );
}
