import type { TodayData } from '../server/read-today.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';
import { More } from './rows.tsx';

/** The set-up steps before the first guest, until they are done or dismissed. */
export function StepsPart({ steps }: Pick<TodayData, 'steps'>) {
  if (!steps || steps.left === 0) return null;
  return (
    <Panel
      title="First steps"
      lead={`${steps.left} of ${steps.all} ${steps.left === 1 ? 'is' : 'are'} left before your first guest.`}
      action={<More to={adminUrls.firstSteps}>Go on with them</More>}
    >
      <AdminForm refused={undefined}>
        <Submit name="do" value="dismiss" variant="secondary" size="sm">
          Do not show them here
        </Submit>
      </AdminForm>
    </Panel>
  );
}
