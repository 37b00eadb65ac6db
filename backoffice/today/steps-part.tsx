import type { TodayShown } from '../server/read-today.ts';
import { DeskForm, Submit } from '../ui/desk-form.tsx';
import { Panel } from '../ui/panel.tsx';
import { deskUrls } from '../urls.ts';
import { More } from './rows.tsx';

/** What is left to do before the first guest, until it is done or somebody wants to hear no more of it. */
export function StepsPart({ steps }: Pick<TodayShown, 'steps'>) {
  if (!steps || steps.left === 0) return null;
  return (
    <Panel
      title="First steps"
      lead={`${steps.left} of ${steps.all} ${steps.left === 1 ? 'is' : 'are'} left before your first guest.`}
      action={<More to={deskUrls.firstSteps}>Go on with them</More>}
    >
      <DeskForm refused={undefined}>
        <Submit name="do" value="dismiss" variant="secondary" size="sm">
          Do not show them here
        </Submit>
      </DeskForm>
    </Panel>
  );
}
