import { adminTodayTexts } from '../../messages/en/admin/today.ts';
import { formatDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { enquiryTypeLabels } from '../enquiry/enquiry-side.tsx';
import { requestWords } from '../privacy/request-table.tsx';
import type { TodayData } from '../server/read-today.ts';
import { Panel } from '../ui/panel.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';
import { Line, More, Rows } from './rows.tsx';

const ratingTexts = {
  plain: { verified: adminTodayTexts.ratingOfGuest, unverified: adminTodayTexts.rating },
  reported: { verified: adminTodayTexts.reportedRatingOfGuest, unverified: adminTodayTexts.reportedRating },
} as const;

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
        <Panel title={t(adminTodayTexts.messages)}>
          <Rows
            rows={unanswered?.data.slice(0, 8)}
            none={t(adminTodayTexts.allMessagesAnswered)}
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
          title={
            enquiries?.total
              ? t(adminTodayTexts.enquiriesCount, { total: enquiries.total })
              : t(adminTodayTexts.enquiries)
          }
          action={<More to={adminUrls.enquiries}>{t(adminTodayTexts.allEnquiries)}</More>}
        >
          <Rows
            rows={enquiries?.enquiries}
            none={t(adminTodayTexts.noEnquiries)}
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
        <Panel
          title={t(adminTodayTexts.submissions)}
          action={<More to={adminUrls.submissions}>{t(adminTodayTexts.allSubmissions)}</More>}
        >
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
        <Panel
          title={t(adminTodayTexts.privacyRequests)}
          action={<More to={adminUrls.personalData}>{t(adminTodayTexts.allRequests)}</More>}
        >
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
                end={t(urgency === 'late' ? adminTodayTexts.wasDue : adminTodayTexts.isDue, {
                  day: formatDay(t, dueOn),
                })}
              />
            )}
          />
        </Panel>
      )}
      {reviews === undefined ? null : (
        <Panel
          title={t(adminTodayTexts.reviewsToCheck)}
          action={<More to={adminUrls.reviews}>{t(adminTodayTexts.allReviews)}</More>}
        >
          <Rows
            rows={reviews}
            none={t(adminTodayTexts.noReviews)}
            keyOf={({ documentId }) => documentId}
            row={({ id, name, rating, comment, verified, reported, at }) => (
              <Line
                main={
                  <More to={adminUrls.reviewsFrom({ id, reported })}>
                    {t(ratingTexts[reported ? 'reported' : 'plain'][verified ? 'verified' : 'unverified'], {
                      rating,
                      name,
                    })}
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
  const t = useText();
  if (upcomingGuests === undefined) return null;
  return (
    <Panel
      title={t(adminTodayTexts.nextGuests)}
      action={<More to={adminUrls.guests}>{t(adminTodayTexts.allGuests)}</More>}
    >
      <Rows
        rows={upcomingGuests?.rows.slice(0, 8)}
        none={t(adminTodayTexts.noGuests)}
        keyOf={({ line }) => line}
        row={({ of, name, optionName, days, who }) => (
          <Line main={of} more={[name, optionName, who].filter(Boolean).join(', ')} end={days} />
        )}
      />
    </Panel>
  );
}
