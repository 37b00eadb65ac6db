import type { TodayShown } from '../server/read-today.ts';
import { Panel } from '../ui/panel.tsx';
import { When } from '../ui/when.tsx';
import { Line, Rows } from './rows.tsx';

/** What people wrote and nobody has answered: messages, enquiries, reviews. */
export function PeopleParts({
  unanswered,
  enquiries,
  reviews,
}: Pick<TodayShown, 'unanswered' | 'enquiries' | 'reviews'>) {
  return (
    <>
      {unanswered === undefined ? null : (
        <Panel title="Messages to answer">
          <Rows
            rows={unanswered?.data.slice(0, 8)}
            none="Every message has its answer."
            keyOf={({ bookingId }) => bookingId}
            row={({ bookingId, name, since, text }) => (
              <Line main={name} more={`${text.slice(0, 120)} · ${bookingId}`} end={<When at={since} />} />
            )}
          />
        </Panel>
      )}
      {enquiries === undefined ? null : (
        <Panel title={enquiries?.total ? `Enquiries of a week (${enquiries.total})` : 'Enquiries of a week'}>
          <Rows
            rows={enquiries?.enquiries}
            none="Nobody has asked anything this week."
            keyOf={({ id }) => id}
            row={({ kind, name, subject, at }) => (
              <Line main={subject} more={`${name} · ${kind}`} end={<When at={at} />} />
            )}
          />
        </Panel>
      )}
      {reviews === undefined ? null : (
        <Panel title="Newest reviews">
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
