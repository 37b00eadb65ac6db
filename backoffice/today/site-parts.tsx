import { Link } from 'react-router';
import { formatDay } from '../../service/core/day.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { plainReason } from '../content/planned-mark.tsx';
import type { TodayData } from '../server/read-today.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';
import { When } from '../ui/when.tsx';
import { adminUrls } from '../urls.ts';
import { Line, More, Rows } from './rows.tsx';

/** Stock that runs out, and background tasks that failed. */
export function SiteParts({
  scarce,
  unsent,
  deliveries,
  jobs,
  unplanned,
}: Pick<TodayData, 'scarce' | 'unsent' | 'deliveries' | 'jobs' | 'unplanned'>) {
  const t = useText();
  return (
    <>
      {scarce === undefined ? null : (
        <Panel title="Selling out in the next 14 days">
          <Rows
            rows={scarce?.scarce}
            none="Nothing is about to sell out."
            keyOf={({ what, optionName }) => `${what} ${optionName}`}
            row={({ what, optionName, day, left, times }) => (
              <Line
                main={[what, optionName].filter(Boolean).join(', ')}
                more={times > 1 ? `and ${times - 1} more` : undefined}
                end={`${formatDay(day)}: ${left === 0 ? 'sold out' : `${left} left`}`}
              />
            )}
          />
        </Panel>
      )}
      {/* shown only if there is something to do */}
      {unplanned === undefined || unplanned?.length === 0 ? null : (
        <Panel title="Scheduled, but failed" lead="Fix the entry, then reschedule it or publish it now.">
          <Rows
            rows={unplanned}
            none=""
            keyOf={({ type, documentId, action }) => `${type} ${documentId} ${action}`}
            row={({ type, documentId, title, action, dueAt, reason }) => (
              <Line
                main={
                  <Link to={adminUrls.entry(type, documentId)} className="underline-offset-4 hover:underline">
                    {title}
                  </Link>
                }
                more={`${action === 'publish' ? 'Not published' : 'Not unpublished'}: ${plainReason(t, reason ?? '')}`}
                end={<When at={dueAt} />}
              />
            )}
          />
        </Panel>
      )}
      {unsent === undefined ? null : (
        <Panel title={unsent?.total ? `Emails not sent (${unsent.total})` : 'Emails not sent'}>
          <Rows
            rows={unsent?.unsent}
            none="All emails sent."
            keyOf={({ id }) => id}
            row={({ id, recipient, subject, at }) => (
              <>
                <Line main={subject} more={recipient} end={<When at={at} />} />
                <Again what="email" of={String(id)} name={subject} />
              </>
            )}
          />
        </Panel>
      )}
      {deliveries === undefined ? null : (
        <Panel title="Failed webhook deliveries">
          <Rows
            rows={deliveries}
            none="All webhooks delivered."
            keyOf={({ documentId }) => documentId}
            row={({ documentId, webhookId, url, event, problem, at }) => (
              <>
                <Line main={event} more={[url, problem].filter(Boolean).join(': ')} end={<When at={at} />} />
                <Again what="webhook" of={`${webhookId} ${documentId}`} name={event} />
              </>
            )}
          />
        </Panel>
      )}
      {jobs === undefined ? null : (
        <Panel title="Failed background jobs" lead="Last 24 hours. Scheduled jobs run again automatically.">
          <Rows
            rows={jobs}
            none="No failed jobs."
            keyOf={({ name }) => name}
            row={({ name, times, lastAt }) => (
              <Line main={name} more={times === 1 ? 'once' : `${times} times`} end={<When at={lastAt} />} />
            )}
          />
        </Panel>
      )}
    </>
  );
}

function Again({ what, of, name }: { what: string; of: string; name: string }) {
  return (
    <AdminForm refused={undefined} className="mt-2">
      <input type="hidden" name="of" value={of} />
      <Submit name="do" value={what} variant="secondary" size="sm" aria-label={`Try again: ${name}`}>
        Try again
      </Submit>
    </AdminForm>
  );
}

/** The set-up steps before the first guest, until they are done or dismissed. */
export function StepsPart({ steps }: Pick<TodayData, 'steps'>) {
  if (!steps || steps.left === 0) return null;
  return (
    <Panel
      title="Setup guide"
      lead={`${steps.left} of ${steps.all} steps left before your first guest.`}
      action={<More to={adminUrls.firstSteps}>Continue setup</More>}
    >
      <AdminForm refused={undefined}>
        <Submit name="do" value="dismiss" variant="secondary" size="sm">
          Hide here
        </Submit>
      </AdminForm>
    </Panel>
  );
}
