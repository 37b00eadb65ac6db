import { Link } from 'react-router';
import { adminInboxTexts } from '../../messages/en/admin/inbox.ts';
import { addDays, type Day, formatDayOfYear } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';
import { BookingState } from '../booking/booking-head.tsx';
import { BookingNumber } from '../booking/booking-marks.tsx';
import { Conversation } from '../booking/conversation.tsx';
import { Facts, Section } from '../booking/section.tsx';
import { EnquirySide } from '../enquiry/enquiry-side.tsx';
import { EnquiryTalk } from '../enquiry/enquiry-talk.tsx';
import { ReviewCard } from '../review/review-card.tsx';
import type { Refused } from '../server/act.ts';
import type { InboxThread } from '../server/read-inbox.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Pop } from '../ui/pop.tsx';
import { adminUrls } from '../urls.ts';

interface Props {
  thread: InboxThread;
  refused: Refused | undefined;
  /** The query of the list beside it. */
  query: string;
}

/** The messages, the enquiry or the review, with a form to reply. */
export function Thread({ thread, refused, query }: Props) {
  if (thread.kind === 'enquiry') return <EnquiryTalk enquiry={thread.enquiry} form={thread.form} refused={refused} />;
  if (thread.kind === 'review') return <ReviewCard review={thread.review} refused={refused} />;
  const { id, entries, form, draft } = thread;
  return (
    <Conversation
      bookingId={id}
      entries={entries}
      form={form}
      refused={refused}
      draft={draft}
      tools={<Replies thread={thread} query={query} />}
    />
  );
}

type MessageThread = Extract<InboxThread, { kind: 'message' }>;

/** Saved replies: pressed, one is the text of the reply, filled for the booking. */
function Replies({ thread: { id, replies }, query }: { thread: MessageThread; query: string }) {
  const t = useText();
  const address = (reply: number) => {
    const params = new URLSearchParams(query);
    params.set('reply', String(reply));
    return `${adminUrls.thread('message', id)}?${params}`;
  };
  return (
    <Pop label={t(adminInboxTexts.savedReplies)}>
      <ul className="w-56">
        {replies.map(({ id, name }) => (
          <li key={id}>
            <Link to={address(id)} preventScrollReset className="block min-h-11 content-center hover:underline">
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link to={adminUrls.savedReplies} className="block min-h-11 content-center text-ink-soft hover:underline">
            {t(adminInboxTexts.manageReplies)}
          </Link>
        </li>
      </ul>
    </Pop>
  );
}

interface AsideProps {
  thread: InboxThread;
  own: number;
  today: Day;
}

/** The booking or the sender of the open thread, with its assignee and its snooze. */
export function ThreadAside({ thread, own, today }: AsideProps) {
  const t = useText();
  if (thread.kind === 'review') return null;
  const { snoozedUntil, isOpen } = thread.followUp;
  return (
    <div className="grid min-w-0 content-start gap-4">
      {thread.kind === 'message' ? <BookingSide booking={thread.booking} /> : null}
      {thread.kind === 'enquiry' ? <EnquirySide enquiry={thread.enquiry} own={own} /> : null}
      {thread.kind === 'message' || isOpen ? (
        <Section title={t(adminInboxTexts.handling)}>
          {thread.kind === 'message' ? <Assign thread={thread} own={own} /> : null}
          {isOpen ? <Later snoozedUntil={snoozedUntil} form={thread.form} today={today} /> : null}
        </Section>
      ) : null}
    </div>
  );
}

/** The days until which something is snoozed, from today. */
const snoozeDays = [1, 2, 3, 7, 14, 30];

function Later({ snoozedUntil, form, today }: { snoozedUntil: Day | null; form: string; today: Day }) {
  const t = useText();
  return (
    <>
      <AdminForm key={form} refused={undefined} className="mb-4 flex items-end gap-2">
        <SelectField label={t(adminInboxTexts.snoozeUntil)} name="until" className="min-w-0 grow">
          {snoozeDays.map((days) => (
            <option key={days} value={addDays(today, days)}>
              {formatDayOfYear(t, addDays(today, days))}
            </option>
          ))}
        </SelectField>
        <Submit name="do" value="snooze" size="sm" variant="secondary">
          {t(adminInboxTexts.snooze)}
        </Submit>
      </AdminForm>
      <AdminForm refused={undefined} className="flex flex-wrap items-center gap-2">
        {snoozedUntil && snoozedUntil > today ? (
          <>
            <p className="text-sm text-ink-soft">
              {t(adminInboxTexts.snoozedUntil, { day: formatDayOfYear(t, snoozedUntil) })}
            </p>
            <Submit name="do" value="unsnooze" size="sm" variant="secondary">
              {t(adminInboxTexts.unsnooze)}
            </Submit>
          </>
        ) : null}
        <Submit name="do" value="done" size="sm" variant="secondary">
          {t(adminInboxTexts.markDone)}
        </Submit>
      </AdminForm>
    </>
  );
}

function Assign({ thread: { colleagues, form, followUp }, own }: { thread: MessageThread; own: number }) {
  const t = useText();
  return (
    <>
      {followUp.assignedTo === own ? null : (
        <AdminForm refused={undefined} className="mb-3">
          <input type="hidden" name="who" value={own} />
          <Submit name="do" value="assign" size="sm" variant="secondary">
            {t(adminInboxTexts.assignToMe)}
          </Submit>
        </AdminForm>
      )}
      <AdminForm key={form} refused={undefined} className="mb-4 flex items-end gap-2">
        <SelectField
          label={t(adminInboxTexts.person)}
          name="who"
          defaultValue={String(followUp.assignedTo ?? '')}
          className="min-w-0 grow"
        >
          <option value="">{t(adminInboxTexts.noOne)}</option>
          {colleagues.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {userId === own ? t(adminInboxTexts.nameAndYou, { name }) : name}
            </option>
          ))}
        </SelectField>
        <Submit name="do" value="assign" size="sm" variant="secondary">
          {t(adminInboxTexts.assign)}
        </Submit>
      </AdminForm>
    </>
  );
}

/** The booking that the messages are about: its state, its items and its money. */
function BookingSide({ booking }: { booking: MessageThread['booking'] }) {
  const t = useText();
  const { bookingId, who, lines, total, toPay } = booking;
  return (
    <Section title={who.name}>
      <p className="mb-2 text-sm text-ink-soft wrap-anywhere">
        <BookingNumber of={bookingId} />
        <span className="block">{who.email}</span>
      </p>
      <BookingState booking={booking} className="mb-3" />
      <ul className="mb-3 divide-y divide-line border-y border-line text-sm">
        {lines
          .filter(({ state }) => state === 'live' || state === 'proposed')
          .map(({ id, name, optionName, days }) => (
            <li key={id} className="py-2">
              <span className="block font-semibold">{[name, optionName].filter(Boolean).join(', ')}</span>
              <span className="text-ink-soft">{days}</span>
            </li>
          ))}
      </ul>
      <Facts
        of={[
          [t(adminInboxTexts.total), formatMoney(total)],
          [t(adminInboxTexts.balance), formatMoney(toPay)],
        ]}
      />
      <p className="mt-3">
        <Link to={adminUrls.booking(bookingId)} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
          {t(adminInboxTexts.openBooking)}
        </Link>
      </p>
    </Section>
  );
}
