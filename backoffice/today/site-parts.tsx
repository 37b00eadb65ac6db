import { Link } from 'react-router';
import { adminTodayTexts } from '../../messages/en/admin/today.ts';
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
        <Panel title={t(adminTodayTexts.sellingOut)}>
          <Rows
            rows={scarce?.scarce}
            none={t(adminTodayTexts.nothingSellsOut)}
            keyOf={({ what, optionName }) => `${what} ${optionName}`}
            row={({ what, optionName, day, left, times }) => (
              <Line
                main={[what, optionName].filter(Boolean).join(', ')}
                more={times > 1 ? t(adminTodayTexts.andMore, { count: times - 1 }) : undefined}
                end={
                  left === 0
                    ? t(adminTodayTexts.soldOutOn, { day: formatDay(t, day) })
                    : t(adminTodayTexts.leftOn, { day: formatDay(t, day), left })
                }
              />
            )}
          />
        </Panel>
      )}
      {/* shown only if there is something to do */}
      {unplanned === undefined || unplanned?.length === 0 ? null : (
        <Panel title={t(adminTodayTexts.scheduledButFailed)} lead={t(adminTodayTexts.unplannedLead)}>
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
                more={`${action === 'publish' ? t(adminTodayTexts.notPublished) : t(adminTodayTexts.notUnpublished)}: ${plainReason(t, reason ?? '')}`}
                end={<When at={dueAt} />}
              />
            )}
          />
        </Panel>
      )}
      {unsent === undefined ? null : (
        <Panel
          title={
            unsent?.total ? t(adminTodayTexts.unsentCount, { total: unsent.total }) : t(adminTodayTexts.emailsNotSent)
          }
        >
          <Rows
            rows={unsent?.unsent}
            none={t(adminTodayTexts.allEmailsSent)}
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
        <Panel title={t(adminTodayTexts.failedDeliveries)}>
          <Rows
            rows={deliveries}
            none={t(adminTodayTexts.noFailedDeliveries)}
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
        <Panel title={t(adminTodayTexts.failedJobs)} lead={t(adminTodayTexts.failedJobsLead)}>
          <Rows
            rows={jobs}
            none={t(adminTodayTexts.noFailedJobs)}
            keyOf={({ name }) => name}
            row={({ name, times, lastAt }) => (
              <Line main={name} more={t(adminTodayTexts.times, { count: times })} end={<When at={lastAt} />} />
            )}
          />
        </Panel>
      )}
    </>
  );
}

function Again({ what, of, name }: { what: string; of: string; name: string }) {
  const t = useText();
  return (
    <AdminForm refused={undefined} className="mt-2">
      <input type="hidden" name="of" value={of} />
      <Submit
        name="do"
        value={what}
        variant="secondary"
        size="sm"
        aria-label={t(adminTodayTexts.tryAgainName, { name })}
      >
        {t(adminTodayTexts.tryAgain)}
      </Submit>
    </AdminForm>
  );
}

/** The set-up steps before the first guest, until they are done or dismissed. */
export function StepsPart({ steps }: Pick<TodayData, 'steps'>) {
  const t = useText();
  if (!steps || steps.left === 0) return null;
  return (
    <Panel
      title={t(adminTodayTexts.setupGuide)}
      lead={t(adminTodayTexts.stepsLeft, { left: steps.left, all: steps.all })}
      action={<More to={adminUrls.firstSteps}>{t(adminTodayTexts.continueSetup)}</More>}
    >
      <AdminForm refused={undefined}>
        <Submit name="do" value="dismiss" variant="secondary" size="sm">
          {t(adminTodayTexts.hideHere)}
        </Submit>
      </AdminForm>
    </Panel>
  );
}
