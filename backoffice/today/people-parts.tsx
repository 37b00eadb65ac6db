import { kindWords } from '../enquiry/enquiry-words.tsx';
import type { TodayShown } from '../server/read-today.ts';
import { Panel } from '../ui/panel.tsx';
import { When } from '../ui/when.tsx';
import { deskUrls } from '../urls.ts';
import { Line, More, Rows } from './rows.tsx';

/** What people wrote and nobody has answered: messages, enquiries, reviews, what partners propose where something waits. */
export function PeopleParts({
  unanswered,
  enquiries,
  reviews,
  proposals,
}: Pick<TodayShown, 'unanswered' | 'enquiries' | 'reviews' | 'proposals'>) {
  return (
    <>
      {unanswered === undefined ? null : (
        <Panel title="Messages to answer">
          <Rows
            rows={unanswered?.data.slice(0, 8)}
            none="Every message has its answer."
            keyOf={({ bookingId }) => bookingId}
            row={({ bookingId, name, since, text }) => (
              <Line
                main={<More to={deskUrls.booking(bookingId)}>{name}</More>}
                more={`${text.slice(0, 120)} · ${bookingId}`}
                end={<When at={since} />}
              />
            )}
          />
        </Panel>
      )}
      {enquiries === undefined ? null : (
        <Panel
          title={enquiries?.total ? `Enquiries to answer (${enquiries.total})` : 'Enquiries to answer'}
          action={<More to={deskUrls.enquiries}>All enquiries</More>}
        >
          <Rows
            rows={enquiries?.enquiries}
            none="Every enquiry has its answer."
            keyOf={({ id }) => id}
            row={({ documentId, kind, name, subject, at }) => (
              <Line
                main={<More to={deskUrls.enquiry(documentId)}>{subject}</More>}
                more={`${name} · ${kindWords[kind]}`}
                end={<When at={at} />}
              />
            )}
          />
        </Panel>
      )}
      {proposals === undefined || proposals?.length === 0 ? null : (
        <Panel title="Proposals to look at" action={<More to={deskUrls.proposals}>All proposals</More>}>
          <Rows
            rows={proposals}
            none=""
            keyOf={({ documentId }) => documentId}
            row={({ documentId, title, partnerName, at }) => (
              <Line
                main={<More to={deskUrls.proposal(documentId)}>{title}</More>}
                more={partnerName}
                end={<When at={at} />}
              />
            )}
          />
        </Panel>
      )}
      {reviews === undefined ? null : (
        <Panel title="Newest reviews" action={<More to={deskUrls.reviews}>All reviews</More>}>
          <Rows
            rows={reviews}
            none="Every review has an answer."
            keyOf={({ documentId }) => documentId}
            row={({ name, rating, comment, verified, at }) => (
              <Line
                main={`${rating} of 5, ${name}${verified ? ', verified' : ''}`}
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
