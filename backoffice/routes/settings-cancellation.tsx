import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { type CancellationPolicy, knownPolicies } from '../../service/catalog/cancellation-policy.ts';
import { listPolicyUse } from '../../service/catalog/list-policy-use.ts';
import { invalid } from '../../service/core/app-error.ts';
import { requireRight } from '../../service/core/may.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act, type Refused } from '../server/act.ts';
import { readStoredSetting, saveSetting } from '../server/settings.ts';
import { policiesWith, refundText, stepRows } from '../settings/policy-in-form.ts';
import { RowsField } from '../settings/rows-field.tsx';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const used = await listPolicyUse(ctx);
    const { value: own, version } = await readStoredSetting(ctx, 'cancellationPolicies');
    const shown = (policy: CancellationPolicy, isOwn: boolean) => ({
      name: policy.name,
      steps: refundText(policy),
      rows: isOwn ? stepRows(policy) : null,
      used: used.filter((one) => one.policy === policy.name).map(({ kind, count }) => `${kind}: ${count}`),
    });
    return {
      version,
      policies: [...own.map((policy) => shown(policy, true)), ...knownPolicies.map((policy) => shown(policy, false))],
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      requireRight(ctx.viewer, 'change the rules of sale');
      const [what, version, of] = [fields.text('do'), fields.text('version'), fields.text('of')];
      const { value: own } = await readStoredSetting(ctx, 'cancellationPolicies');
      const name = of || fields.text('name').trim();
      if (!of && own.some((one) => one.name === name)) throw wrongName('A policy with this name already exists.');
      if (of && !own.some((one) => one.name === of)) throw invalid('This policy no longer exists. Reload the page.');
      if (what === 'remove') {
        const value = own.filter((one) => one.name !== of);
        await saveSetting(ctx, { name: 'cancellationPolicies', version, value, fieldOf: () => undefined });
        return { message: `Policy ${of} removed.` };
      }
      await saveSetting(ctx, { name: 'cancellationPolicies', version, ...policiesWith(fields, own, name) });
      return { message: `Policy ${name} saved. Existing bookings keep the policy they were sold with.` };
    },
    { keep: 'all' },
  );
}

const wrongName = (message: string) =>
  invalid(message, { errors: [{ path: ['name'], message, name: 'ValidationError' }] });

type PolicyView = Awaited<ReturnType<typeof loader>>['policies'][number];

function Steps({ rows, refused }: { rows: readonly Record<string, string>[]; refused: Refused | undefined }) {
  return (
    <RowsField
      list="steps"
      what="step"
      columns={[
        { name: 'number', label: 'Until', inputMode: 'numeric' },
        {
          name: 'unit',
          label: 'Before',
          options: [
            ['days', 'days'],
            ['hours', 'hours'],
          ],
        },
        { name: 'percent', label: 'Refund (%)', inputMode: 'numeric' },
      ]}
      rows={rows}
      refused={refused}
      inLine
      grid="grid-cols-[minmax(0,1fr)_minmax(6.5rem,1fr)_minmax(0,1fr)]"
    />
  );
}

function Policy({
  name,
  steps,
  rows,
  used,
  version,
  refused,
}: PolicyView & { version: string; refused: Refused | undefined }) {
  return (
    <Panel
      title={name}
      lead={
        used.length > 0
          ? `Used by ${used.join(', ')}`
          : rows
            ? 'Not used by any product.'
            : 'Built in. Not used by any product.'
      }
    >
      <PolicyTable name={name} steps={steps} />
      {rows ? (
        <details className="mt-3" open={refused !== undefined}>
          <summary className="min-h-11 content-center font-semibold">Change</summary>
          <AdminForm key={version} refused={refused} className="mt-2">
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="of" value={name} />
            <Steps rows={rows} refused={refused} />
            <div className="mt-4 flex flex-wrap gap-3">
              <Submit name="do" value="save">
                Save<span className="sr-only">{` ${name}`}</span>
              </Submit>
              <Submit name="do" value="remove" variant="danger">
                Remove<span className="sr-only">{` ${name}`}</span>
              </Submit>
            </div>
          </AdminForm>
        </details>
      ) : null}
    </Panel>
  );
}

export default function Cancellation() {
  const { policies, version } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isNew = refused?.typed['of'] === undefined;
  return (
    <>
      <PageHead
        title="Cancellation"
        lead="Refunds by notice period. You choose the policy of a product in its entry. Existing bookings keep the policy they were sold with."
      />
      {refused?.problem ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {policies.map((policy) => (
          <Policy
            key={policy.name}
            {...policy}
            version={version}
            refused={refused?.typed['of'] === policy.name ? refused : undefined}
          />
        ))}
        <Panel title="Add a policy" lead="Each step is closer to the start and refunds less than the one before.">
          <AdminForm key={version} refused={isNew ? refused : undefined} className="grid gap-4">
            <input type="hidden" name="version" value={version} />
            <TextField
              label="Name"
              hint="Lower-case words with hyphens, such as safari-season"
              autoComplete="off"
              {...fieldProps(isNew ? refused : undefined, 'name')}
            />
            <Steps rows={[]} refused={isNew ? refused : undefined} />
            <Submit name="do" value="add" className="justify-self-start">
              Add policy
            </Submit>
          </AdminForm>
        </Panel>
      </div>
    </>
  );
}

interface Step {
  readonly until: string;
  readonly percent: number;
  readonly back: string;
}

const columns: readonly Column<Step>[] = [
  { head: 'Cancelled', cell: ({ until }) => until },
  { head: 'Refund', atEnd: true, cell: ({ percent }) => `${percent}%` },
  { head: 'On ₹10,000', atEnd: true, cell: ({ back }) => back },
];

/** The refunds of a policy, with an example. After the last step there is no refund. */
function PolicyTable({ name, steps }: { name: string; steps: readonly Step[] }) {
  return (
    <AdminTable
      caption={`Refunds under ${name}`}
      columns={columns}
      rows={steps.length > 0 ? [...steps, { until: 'later', percent: 0, back: '₹0' }] : []}
      keyOf={({ until }) => until}
      empty="No refund."
    />
  );
}
