import { Link } from 'react-router';
import { adminAcknowledgementTexts } from '../../messages/en/admin/acknowledgement.ts';
import { adminBookingsTexts } from '../../messages/en/admin/bookings.ts';
import type { GuestDetailsWire } from '../../service/booking/model/wire/guest-answers.ts';
import { formatMoney } from '../../service/core/money.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import type { Substitutes } from '../server/booking-page.ts';
import { AdminForm, refusedIn, Submit } from '../ui/admin-form.tsx';
import { formatInstant, When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';
import { AnswerForms, AnswerMark } from './answer.tsx';
import type { AdminBooking } from './booking-head.tsx';
import { lineWords } from './booking-words.ts';
import { OfferedStays } from './offered-stays.tsx';
import { Facts, FoldName, Section } from './section.tsx';

type Line = AdminBooking['lines'][number];

interface Props {
  booking: AdminBooking;
  substitutes: Substitutes;
  refused: Refused | undefined;
}

/** The booked lines with the cancellation policy of each. Former lines are folded. */
export function Lines({ booking, substitutes, refused }: Props) {
  const t = useText();
  const now = booking.lines.filter(({ state }) => state === 'live' || state === 'proposed');
  const before = booking.lines.filter((line) => !now.includes(line));
  const [shown, folded] = now.length > 0 ? [now, before] : [before, []];
  return (
    <Section title={t(adminBookingsTexts.items)}>
      <ul className="divide-y divide-line">
        {shown.map((line) => (
          <LineItem key={line.id} line={line} booking={booking} substitutes={substitutes} refused={refused} />
        ))}
      </ul>
      {folded.length > 0 ? (
        <details className="group border-t border-line">
          <FoldName>{t(adminBookingsTexts.formerItems, { count: folded.length })}</FoldName>
          <ul className="divide-y divide-line">
            {folded.map((line) => (
              <LineItem key={line.id} line={line} booking={booking} substitutes={substitutes} refused={refused} />
            ))}
          </ul>
        </details>
      ) : null}
    </Section>
  );
}

function LineItem({ line, booking, substitutes, refused }: Props & { line: Line }) {
  const t = useText();
  const {
    id,
    name,
    optionName,
    location,
    days,
    who,
    pickup,
    state,
    price,
    companyShare,
    kept,
    terms,
    usedAt,
    noShow,
    begun,
    answer,
  } = line;
  const { bookingId, bookingStatus } = booking;
  const isLive = state === 'live';
  const paid = bookingStatus === 'confirmed' || bookingStatus === 'completed';
  const canCancel = isLive && (bookingStatus === 'pending' || bookingStatus === 'confirmed');
  const canMark = isLive && paid && begun && usedAt === null && !noShow;
  return (
    <li className="py-4 first:pt-0 last:pb-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg font-semibold">
          {name}
          {optionName ? <span className="font-normal text-ink-soft">, {optionName}</span> : null}
        </h3>
        <span className="font-semibold tabular-nums">{formatMoney(price)}</span>
      </div>
      <p>{[days, who].filter(Boolean).join(' · ')}</p>
      <p className="text-ink-soft">{pickup ? t(adminBookingsTexts.pickUp, { place: pickup }) : location}</p>
      {companyShare === 0 ? null : (
        <p className="text-ink-soft">
          {t(adminAcknowledgementTexts.companyShare, { amount: formatMoney(companyShare) })}
        </p>
      )}
      {state !== 'live' ? (
        <p className="font-medium">
          {kept > 0
            ? t(adminBookingsTexts.stateAndCharge, { state: t(lineWords[state]), charge: formatMoney(kept) })
            : t(lineWords[state])}
        </p>
      ) : null}
      {usedAt ? (
        <p className="font-medium">
          <Rich
            message={adminBookingsTexts.checkedInAt}
            values={{ usedAt: formatInstant(usedAt), time: (words) => <When at={usedAt}>{words}</When> }}
          />
        </p>
      ) : null}
      {noShow ? <p className="font-medium">{t(adminBookingsTexts.noShow)}</p> : null}
      {isLive ? (
        <p className="mt-1 text-sm text-ink-soft">
          {terms.policy
            ? t(adminBookingsTexts.policyAndTerms, { policy: terms.policy, terms: terms.text })
            : terms.text}
        </p>
      ) : null}
      {answer ? <LineAnswer line={line} answer={answer} refused={refused} /> : null}
      {substitutes[id]?.length ? <OfferedStays line={id} stays={substitutes[id]} refused={refused} /> : null}
      {canCancel || canMark ? (
        <div className="mt-3 flex flex-wrap items-start gap-3">
          {canCancel ? (
            <Link
              to={`${adminUrls.changeBooking(bookingId)}?cancel=${id}`}
              className={buttonLook({ variant: 'secondary', size: 'sm' })}
              aria-label={t(adminBookingsTexts.cancelNamedItem, { name })}
            >
              {t(adminBookingsTexts.cancelItem)}
            </Link>
          ) : null}
          {canMark ? (
            <AdminForm refused={refusedIn(refused, 'no-show', id)}>
              <input type="hidden" name="of" value={id} />
              <Submit
                name="do"
                value="no-show"
                variant="secondary"
                size="sm"
                aria-label={t(adminBookingsTexts.noShowOf, { name })}
              >
                {t(adminBookingsTexts.noShow)}
              </Submit>
            </AdminForm>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}

/** Whether the partner expects the guest, and what staff can do about it. */
function LineAnswer({
  line,
  answer,
  refused,
}: {
  line: Line;
  answer: NonNullable<Line['answer']>;
  refused: Refused | undefined;
}) {
  const t = useText();
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <AnswerMark answer={answer.state} due={answer.dueAt} />
      {answer.reason ? <span className="wrap-anywhere text-ink-soft">{answer.reason}</span> : null}
      <AnswerForms line={line.id} name={line.name} answer={answer.state} byStaff refused={refused} />
      {answer.state === 'refused' ? (
        <AdminForm refused={refusedIn(refused, 'refund-refused', line.id)}>
          <input type="hidden" name="of" value={line.id} />
          <Submit name="do" value="refund-refused" variant="secondary" size="sm">
            {t(adminAcknowledgementTexts.refundInFull)}
          </Submit>
        </AdminForm>
      ) : null}
    </div>
  );
}

/** The person who booked and the guests. */
export function Guests({ guests, email }: { guests: GuestDetailsWire; email: string }) {
  const t = useText();
  const { bookedBy, leadTraveller, phone, requests, company, companyAddress, state, gstin, lines } = guests;
  const named = lines.filter(({ names, arrivalTime }) => names.length > 0 || arrivalTime);
  const call = phone ? (
    <a
      href={`tel:${phone.replace(/[^+\d]/g, '')}`}
      className="inline-flex min-h-11 items-center underline underline-offset-4"
    >
      {phone}
    </a>
  ) : null;
  return (
    <Section title={t(adminBookingsTexts.guests)}>
      <Facts
        of={[
          [t(adminBookingsTexts.bookedBy), bookedBy],
          [
            t(adminBookingsTexts.email),
            <a key="email" href={`mailto:${email}`}>
              {email}
            </a>,
          ],
          [t(adminBookingsTexts.phone), call],
          [t(adminBookingsTexts.leadTraveller), leadTraveller],
          [t(adminBookingsTexts.specialRequests), requests],
          [t(adminBookingsTexts.invoiceFor), [company, companyAddress, state, gstin].filter(Boolean).join(', ')],
          ...named.map(({ line, name, names, arrivalTime }, index): [string, string] => [
            named.findIndex((one) => one.name === name) === index ? name : `${name} (${line})`,
            [names.join(', '), arrivalTime ? t(adminBookingsTexts.arrivesAt, { arrivalTime }) : '']
              .filter(Boolean)
              .join('; '),
          ]),
        ]}
      />
    </Section>
  );
}
