import { formatDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { enquiryTypeLabels } from '../enquiry/enquiry-side.tsx';
import { requestWords } from '../privacy/request-table.tsx';
import type { TodayData } from '../server/read-today.ts';
import { Panel } from '../ui/panel.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';
import { Line, More, Rows } from './rows.tsx';

/** Unanswered messages, enquiries, reviews, and pending submissions of partners. */
export function PeopleParts({
  unanswered,
  enquiries,
  reviews,
  proposals,
  dataRequests,
}: Pick<TodayData, 'unanswered' | 'enquiries' | 'reviews' | 'proposals' | 'dataRequests'>) {
  const t = useText();
  return (
    <>
      {unanswered === undefined ? null : (
        <Panel title="Messages that need a reply">
          <Rows
            rows={unanswered?.data.slice(0, 8)}
            none="All messages answered."
            keyOf={({ bookingId }) => bookingId}
            row={({ bookingId, name, since, text }) => (
              <Line
                main={<More to={adminUrls.booking(bookingId)}>{name}</More>}
                more={`${text.slice(0, 120)} · ${bookingId}`}
                end={<When at={since} />}
              />
            )}
          />
        </Panel>
      )}
      {enquiries === undefined ? null : (
        <Panel
          title={enquiries?.total ? `Enquiries that need a reply (${enquiries.total})` : 'Enquiries that need a reply'}
          action={<More to={adminUrls.enquiries}>All enquiries</More>}
        >
          <Rows
            rows={enquiries?.enquiries}
            none="All enquiries answered."
            keyOf={({ id }) => id}
            row={({ documentId, kind, name, subject, at }) => (
              <Line
                main={<More to={adminUrls.enquiry(documentId)}>{subject}</More>}
                more={`${name} · ${t(enquiryTypeLabels[kind])}`}
                end={<When at={at} />}
              />
            )}
          />
        </Panel>
      )}
      {proposals === undefined || proposals?.length === 0 ? null : (
        <Panel title="Partner submissions to review" action={<More to={adminUrls.submissions}>All submissions</More>}>
          <Rows
            rows={proposals}
            none=""
            keyOf={({ documentId }) => documentId}
            row={({ documentId, title, partnerName, at }) => (
              <Line
                main={<More to={adminUrls.submission(documentId)}>{title}</More>}
                more={partnerName}
                end={<When at={at} />}
              />
            )}
          />
        </Panel>
      )}
      {dataRequests === undefined || dataRequests?.length === 0 ? null : (
        <Panel title="Privacy requests" action={<More to={adminUrls.personalData}>All requests</More>}>
          <Rows
            rows={dataRequests}
            none=""
            keyOf={({ documentId }) => documentId}
            row={({ kind, email, dueOn, urgency }) => (
              <Line
                main={
                  <More to={`${adminUrls.personalData}?${new URLSearchParams({ email: email ?? '' })}`}>
                    {t(requestWords[kind])}
                  </More>
                }
                more={email ?? undefined}
                end={`${urgency === 'late' ? 'late: was due' : 'due'} ${formatDay(dueOn)}`}
              />
            )}
          />
        </Panel>
      )}
      {reviews === undefined ? null : (
        <Panel title="Reviews to check" action={<More to={adminUrls.reviews}>All reviews</More>}>
          <Rows
            rows={reviews}
            none="All reviews answered, none reported."
            keyOf={({ documentId }) => documentId}
            row={({ id, name, rating, comment, verified, reported, at }) => (
              <Line
                main={
                  <More to={adminUrls.reviewsFrom({ id, reported })}>
                    {`${reported ? 'Reported: ' : ''}${rating} of 5, ${name}${verified ? ', verified' : ''}`}
                  </More>
                }
                more={comment.slice(0, 160)}
                end={<When at={at} />}
              />
            )}
          />
        </Panel>
      )}
    </>
  );
}

/** The next guests of a partner's listings. */
export function PartnerParts({ upcomingGuests }: Pick<TodayData, 'upcomingGuests'>) {
  if (upcomingGuests === undefined) return null;
  return (
    <Panel title="Next guests" action={<More to={adminUrls.guests}>All guests</More>}>
      <Rows
        rows={upcomingGuests?.rows.slice(0, 8)}
        none="No guests from today."
        keyOf={({ line }) => line}
        row={({ of, name, optionName, days, who }) => (
          <Line main={of} more={[name, optionName, who].filter(Boolean).join(', ')} end={days} />
        )}
      />
    </Panel>
  );
}
