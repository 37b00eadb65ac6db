import { Link } from 'react-router';
import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { type Day, formatDateOfYear } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import type { IconName } from '../../storefront/ui/icon-names.ts';
import { AdminIcon } from '../ui/admin-icon.tsx';
import type { AdminIconName } from '../ui/admin-icon-names.ts';
import { formatShort, When } from '../ui/when.tsx';
import { type QueueItem, type QueueKind, waitsSince } from './queue.ts';
import { rowOf } from './queue-content.tsx';

const kindTexts: Readonly<Record<QueueKind, Message>> = {
  overbooked: adminTodayTexts.overbooked,
  held: adminTodayTexts.held,
  arrival: adminTodayTexts.arrival,
  acknowledgement: adminTodayTexts.overdueAnswer,
  unpaid: adminTodayTexts.unpaid,
  message: adminTodayTexts.message,
  enquiry: adminTodayTexts.enquiry,
  refund: adminTodayTexts.refund,
  privacy: adminTodayTexts.privacy,
  channel: adminTodayTexts.channel,
  backup: adminTodayTexts.backup,
  email: adminTodayTexts.email,
  webhook: adminTodayTexts.webhook,
  job: adminTodayTexts.job,
  plan: adminTodayTexts.plan,
  submission: adminTodayTexts.submission,
  review: adminTodayTexts.review,
  scarce: adminTodayTexts.scarce,
  setup: adminTodayTexts.setup,
};

const icons: Readonly<Record<QueueKind, IconName | AdminIconName>> = {
  overbooked: 'triangle-alert',
  held: 'wallet',
  arrival: 'bed-double',
  acknowledgement: 'handshake',
  unpaid: 'hourglass',
  message: 'mail',
  enquiry: 'inbox',
  refund: 'undo-2',
  privacy: 'shield',
  channel: 'link-2',
  backup: 'triangle-alert',
  email: 'triangle-alert',
  webhook: 'plug-zap',
  job: 'cog',
  plan: 'file-text',
  submission: 'handshake',
  review: 'star',
  scarce: 'flame',
  setup: 'list-checks',
};

/** The name of a kind, as of 'Message'. */
export const kindText = (t: Translate, kind: QueueKind): string => t(kindTexts[kind]);

function nameOf(t: Translate, { kind, of }: QueueItem): string {
  if (kind === 'review' && of.reported) return t(adminTodayTexts.reportedReview);
  if (kind === 'acknowledgement' && of.refused) return t(adminTodayTexts.refusedGuest);
  if (kind === 'plan' && of.action === 'unpublish') return t(adminTodayTexts.planUnpublish);
  return kindText(t, kind);
}

interface RowProps {
  item: QueueItem;
  isUrgent: boolean;
  today: Day;
}

/** Something that waits: what it is, who and what, since when or until when, and the button or link that settles it. */
export function QueueRow({ item, isUrgent, today }: RowProps) {
  const t = useText();
  const { title, detail, to, action } = rowOf(t, item);
  return (
    <li className="queue-row">
      <AdminIcon name={icons[item.kind]} size={18} className={isUrgent ? 'text-danger' : 'text-ink-soft'} />
      <span className="queue-kind">{nameOf(t, item)}</span>
      <span className="queue-text">
        <span className="font-semibold">{to ? <Link to={to}>{title}</Link> : title}</span>
        {detail ? <span className="text-ink-soft"> {detail}</span> : null}
      </span>
      <span className="queue-when">
        <RowTime item={item} today={today} />
      </span>
      <span className="queue-action">{action}</span>
    </li>
  );
}

/** When it came or when it is due: of today the time, else the day. */
function RowTime({ item, today }: Pick<RowProps, 'item' | 'today'>) {
  const t = useText();
  const short = (at: Date | string) => formatShort(t, at, today);
  const { kind, of } = item;
  if (kind === 'arrival') return of.time || null;
  if (kind === 'overbooked' || kind === 'scarce') return formatDateOfYear(t, of.day);
  if (kind === 'privacy') return t(adminTodayTexts.by, { at: formatDateOfYear(t, of.dueOn) });
  if (kind === 'unpaid') return <When at={of.until}>{t(adminTodayTexts.until, { at: short(of.until) })}</When>;
  const since = waitsSince(item);
  if (since !== null) return <When at={since}>{t(adminTodayTexts.since, { at: short(since) })}</When>;
  return kind === 'channel' ? t(adminTodayTexts.neverSynced) : null;
}
