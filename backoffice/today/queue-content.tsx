import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import type { Translate } from '../../messages/translate.ts';
import { formatDateOfYear } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { plainReason } from '../content/planned-mark.tsx';
import { enquiryTypeLabels } from '../enquiry/enquiry-side.tsx';
import { requestWords } from '../privacy/request-table.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Pop } from '../ui/pop.tsx';
import { adminUrls } from '../urls.ts';
import type { QueueItem } from './queue.ts';

interface Row {
  readonly title: string;
  readonly detail?: string | undefined;
  /** What the title leads to. */
  readonly to?: string;
  readonly action?: ReactNode;
}

const joined = (parts: readonly (string | null | undefined)[], by = ', ') => parts.filter(Boolean).join(by);

/** What the row of an item shows. */
export function rowOf(t: Translate, { kind, of }: QueueItem): Row {
  switch (kind) {
    case 'overbooked':
    case 'channel': {
      const title = joined([of.product, of.option]);
      const to = adminUrls.channels(of.type, of.slug);
      const detail =
        kind === 'overbooked'
          ? t(adminTodayTexts.overbookedOn, { channels: of.names.join(', ') })
          : t(of.isWhole ? adminTodayTexts.syncFailedFor : adminTodayTexts.partlySynced, of);
      return { title, detail, action: <Go to={to} label={t(adminTodayTexts.openChannels)} of={title} /> };
    }
    case 'held': {
      const detail = t(adminTodayTexts.amountDoesNotMatch, { reference: of.reference });
      const to = adminUrls.booking(of.bookingId);
      return {
        title: of.bookingId,
        detail,
        action: <Go to={to} label={t(adminTodayTexts.decide)} of={of.bookingId} />,
      };
    }
    case 'arrival':
      return {
        title: of.name,
        to: adminUrls.booking(of.bookingId),
        detail: joined(
          [
            `${joined([of.what, of.optionName])}${of.units > 1 ? ` × ${of.units}` : ''}`,
            t(adminTodayTexts.guestCount, { count: of.guests }),
            of.bookingId,
          ],
          ' · ',
        ),
        action: (
          <Do what="check-in" of={`${of.bookingId} ${of.line}`} label={t(adminTodayTexts.checkIn)} name={of.name} />
        ),
      };
    case 'acknowledgement': {
      const to = adminUrls.booking(of.bookingId);
      return {
        title: of.name,
        to,
        detail: joined([joined([of.what, of.optionName]), formatDateOfYear(t, of.startDay), of.bookingId], ' · '),
        action: of.refused ? (
          <Go to={to} label={t(adminTodayTexts.decide)} of={of.bookingId} />
        ) : (
          <>
            <Do
              what="acknowledge"
              of={`${of.bookingId} ${of.line}`}
              label={t(adminTodayTexts.markExpected)}
              name={of.bookingId}
            />
            <Do
              what="offer"
              of={`${of.bookingId} ${of.line}`}
              label={t(adminTodayTexts.offerChoice)}
              name={of.bookingId}
            />
          </>
        ),
      };
    }
    case 'unpaid': {
      const values = { total: formatMoney(of.total), bookingId: of.bookingId };
      return {
        title: of.name,
        to: adminUrls.booking(of.bookingId),
        detail: of.transfer
          ? t(adminTodayTexts.saysPaid, values)
          : t(of.method === 'upi' ? adminTodayTexts.byUpi : adminTodayTexts.unpaidTotal, values),
        action: (
          <TransferForm
            what="upi"
            of={of.bookingId}
            name={of.name}
            label={t(adminTodayTexts.recordTransfer)}
            send={t(adminTodayTexts.confirmBooking)}
            reference={of.transfer?.reference}
          />
        ),
      };
    }
    case 'message':
      return {
        title: of.name,
        detail: `${of.text.slice(0, 120)} · ${of.bookingId}`,
        action: <Go to={adminUrls.thread('message', of.bookingId)} label={t(adminTodayTexts.reply)} of={of.name} />,
      };
    case 'enquiry':
      return {
        title: of.subject,
        detail: `${of.name} · ${t(enquiryTypeLabels[of.kind])}`,
        action: <Go to={adminUrls.thread('enquiry', of.documentId)} label={t(adminTodayTexts.reply)} of={of.subject} />,
      };
    case 'refund':
      return {
        title: of.bookingId,
        to: adminUrls.booking(of.bookingId),
        detail: t(adminTodayTexts.refundOf, { amount: formatMoney(of.toSend), about: of.problem ?? of.reference }),
        action: (
          <TransferForm
            what="refund"
            of={of.reference}
            name={of.bookingId}
            label={t(adminTodayTexts.markAsSent)}
            send={t(adminTodayTexts.save)}
          />
        ),
      };
    case 'privacy': {
      const title = t(requestWords[of.kind]);
      const to = `${adminUrls.personalData}?${new URLSearchParams({ email: of.email ?? '' })}`;
      return {
        title,
        detail: of.email ?? undefined,
        action: <Go to={to} label={t(adminTodayTexts.open)} of={title} />,
      };
    }
    case 'backup':
      return { title: t(adminTodayTexts.backupIsLate), detail: t(adminTodayTexts.backupAdvice) };
    case 'email':
      return {
        title: of.subject,
        detail: of.recipient,
        action: <Do what="email" of={String(of.id)} label={t(adminTodayTexts.tryAgain)} name={of.subject} />,
      };
    case 'webhook':
      return {
        title: of.event,
        detail: joined([of.url, of.problem], ': '),
        action: (
          <Do
            what="webhook"
            of={`${of.webhookId} ${of.documentId}`}
            label={t(adminTodayTexts.tryAgain)}
            name={of.event}
          />
        ),
      };
    case 'job':
      return { title: of.name, detail: t(adminTodayTexts.times, { count: of.times }) };
    case 'plan': {
      const to = adminUrls.entry(of.type, of.documentId);
      return {
        title: of.title,
        detail: plainReason(t, of.reason ?? ''),
        action: <Go to={to} label={t(adminTodayTexts.fixEntry)} of={of.title} />,
      };
    }
    case 'submission': {
      const to = adminUrls.submission(of.documentId);
      return {
        title: of.title,
        detail: of.partnerName,
        action: <Go to={to} label={t(adminTodayTexts.check)} of={of.title} />,
      };
    }
    case 'review': {
      const title = t(of.verified ? adminTodayTexts.ratingOfGuest : adminTodayTexts.rating, of);
      const label = t(of.reported ? adminTodayTexts.check : adminTodayTexts.reply);
      return {
        title,
        detail: of.comment.slice(0, 160),
        action: <Go to={adminUrls.reviewsFrom(of)} label={label} of={title} />,
      };
    }
    case 'scarce': {
      const title = joined([of.what, of.optionName]);
      const state = of.left === 0 ? t(adminTodayTexts.soldOut) : t(adminTodayTexts.oneLeft, { left: of.left });
      const to = `${adminUrls.calendar}?${new URLSearchParams({ product: of.what, from: of.day })}`;
      return {
        title,
        detail: of.times > 1 ? t(adminTodayTexts.andMoreDays, { state, count: of.times - 1 }) : state,
        action: <Go to={to} label={t(adminTodayTexts.openCalendar)} of={title} />,
      };
    }
    case 'setup':
      return {
        title: t(adminTodayTexts.stepsLeft, of),
        action: (
          <>
            <Do what="dismiss" of="" label={t(adminTodayTexts.hideHere)} name={t(adminTodayTexts.setup)} />
            <Go to={adminUrls.firstSteps} label={t(adminTodayTexts.continueSetup)} of={t(adminTodayTexts.setup)} />
          </>
        ),
      };
  }
}

const compact = 'md:min-h-9 md:px-3 whitespace-nowrap';

/** A link that leads to where the item is settled. `of`: what it is about, for screen readers. */
function Go({ to, label, of }: { to: string; label: string; of: string }) {
  const t = useText();
  return (
    <Link
      to={to}
      aria-label={t(adminTodayTexts.nameOfAction, { action: label, name: of })}
      className={buttonLook({ variant: 'secondary', size: 'sm' }, compact)}
    >
      {label}
    </Link>
  );
}

/** A button that settles the item at once. */
function Do({ what, of, label, name }: { what: string; of: string; label: string; name: string }) {
  const t = useText();
  return (
    <AdminForm refused={undefined}>
      <input type="hidden" name="of" value={of} />
      <Submit
        name="do"
        value={what}
        variant="secondary"
        size="sm"
        className={compact}
        aria-label={t(adminTodayTexts.nameOfAction, { action: label, name })}
      >
        {label}
      </Submit>
    </AdminForm>
  );
}

/** Asks for the bank reference of a transfer, below the button that opens it. */
function TransferForm({
  what,
  of,
  name,
  label,
  send,
  reference,
}: {
  what: string;
  of: string;
  name: string;
  label: string;
  send: string;
  reference?: string | null | undefined;
}) {
  const t = useText();
  return (
    <Pop
      className="rounded-field border border-line-strong bg-card"
      label={
        <>
          {label} <span className="sr-only">: {name}</span>
        </>
      }
    >
      <AdminForm refused={undefined} className="grid w-64 gap-3">
        <input type="hidden" name="of" value={of} />
        <TextField
          label={t(adminTodayTexts.bankReferenceUtr)}
          name="reference"
          defaultValue={reference ?? undefined}
          required
        />
        <Submit name="do" value={what} size="sm">
          {send}
        </Submit>
      </AdminForm>
    </Pop>
  );
}
