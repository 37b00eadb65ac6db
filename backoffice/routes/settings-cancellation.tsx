import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { sentence } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { type CancellationPolicy, knownPolicies } from '../../service/catalog/cancellation-policy.ts';
import { listPolicyUse } from '../../service/catalog/list-policy-use.ts';
import { invalid } from '../../service/core/app-error.ts';
import { requireRight } from '../../service/core/may.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
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
    const t = textIn(ctx.language);
    const used = await listPolicyUse(ctx);
    const { value: own, version } = await readStoredSetting(ctx, 'cancellationPolicies');
    const shown = (policy: CancellationPolicy, isOwn: boolean) => ({
      name: policy.name,
      steps: refundText(t, policy),
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
      const t = textIn(ctx.language);
      requireRight(ctx.viewer, 'change the rules of sale');
      const [what, version, of] = [fields.text('do'), fields.text('version'), fields.text('of')];
      const { value: own } = await readStoredSetting(ctx, 'cancellationPolicies');
      const name = of || fields.text('name').trim();
      if (!of && own.some((one) => one.name === name)) throw wrongName(t(adminSettingsTexts.policyExists));
      if (of && !own.some((one) => one.name === of)) throw invalid(sentence(adminSettingsTexts.policyMissing));
      if (what === 'remove') {
        const value = own.filter((one) => one.name !== of);
        await saveSetting(ctx, { name: 'cancellationPolicies', version, value, fieldOf: () => undefined });
        return { message: t(adminSettingsTexts.policyOfRemoved, { of }) };
      }
      await saveSetting(ctx, { name: 'cancellationPolicies', version, ...policiesWith(fields, own, name) });
      return { message: t(adminSettingsTexts.policySaved, { name }) };
    },
    { keep: 'all' },
  );
}

const wrongName = (message: string) =>
  invalid(message, { errors: [{ path: ['name'], message, name: 'ValidationError' }] });

type PolicyView = Awaited<ReturnType<typeof loader>>['policies'][number];

function Steps({ rows, refused }: { rows: readonly Record<string, string>[]; refused: Refused | undefined }) {
  const t = useText();
  return (
    <RowsField
      list="steps"
      what="step"
      columns={[
        { name: 'number', label: t(adminSettingsTexts.until), inputMode: 'numeric' },
        {
          name: 'unit',
          label: t(adminSettingsTexts.before),
          options: [
            ['days', t(adminSettingsTexts.days)],
            ['hours', t(adminSettingsTexts.hours)],
          ],
        },
        { name: 'percent', label: t(adminSettingsTexts.refundField), inputMode: 'numeric' },
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
  const t = useText();
  return (
    <Panel
      title={name}
      lead={
        used.length > 0
          ? t(adminSettingsTexts.usedBy, { products: used.join(', ') })
          : rows
            ? t(adminSettingsTexts.policyUnused)
            : t(adminSettingsTexts.builtInUnused)
      }
    >
      <PolicyTable name={name} steps={steps} />
      {rows ? (
        <details className="mt-3" open={refused !== undefined}>
          <summary className="min-h-11 content-center font-semibold">{t(adminSettingsTexts.change)}</summary>
          <AdminForm key={version} refused={refused} className="mt-2">
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="of" value={name} />
            <Steps rows={rows} refused={refused} />
            <div className="mt-4 flex flex-wrap gap-3">
              <Submit name="do" value="save">
                <Rich
                  message={adminSettingsTexts.saveName}
                  values={{ name, hidden: (words) => <span className="sr-only">{words}</span> }}
                />
              </Submit>
              <Submit name="do" value="remove" variant="danger">
                <Rich
                  message={adminSettingsTexts.removeName}
                  values={{ name, hidden: (words) => <span className="sr-only">{words}</span> }}
                />
              </Submit>
            </div>
          </AdminForm>
        </details>
      ) : null}
    </Panel>
  );
}

export default function Cancellation() {
  const t = useText();
  const { policies, version } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const isNew = refused?.typed['of'] === undefined;
  return (
    <>
      <PageHead title={t(adminSettingsTexts.cancellation)} lead={t(adminSettingsTexts.cancellationPageLead)} />
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
        <Panel title={t(adminSettingsTexts.addAPolicy)} lead={t(adminSettingsTexts.stepsHint)}>
          <AdminForm key={version} refused={isNew ? refused : undefined} className="grid gap-4">
            <input type="hidden" name="version" value={version} />
            <TextField
              label={t(adminSettingsTexts.name)}
              hint={t(adminSettingsTexts.policyNameHint)}
              autoComplete="off"
              {...fieldProps(isNew ? refused : undefined, 'name')}
            />
            <Steps rows={[]} refused={isNew ? refused : undefined} />
            <Submit name="do" value="add" className="justify-self-start">
              {t(adminSettingsTexts.addPolicy)}
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

const columns = (t: Translate): readonly Column<Step>[] => [
  { head: t(adminSettingsTexts.cancelled), cell: ({ until }) => until },
  { head: t(adminSettingsTexts.refund), atEnd: true, cell: ({ percent }) => `${percent}%` },
  { head: t(adminSettingsTexts.onExample), atEnd: true, cell: ({ back }) => back },
];

/** The refunds of a policy, with an example. After the last step there is no refund. */
function PolicyTable({ name, steps }: { name: string; steps: readonly Step[] }) {
  const t = useText();
  return (
    <AdminTable
      caption={t(adminSettingsTexts.refundsUnderName, { name })}
      columns={columns(t)}
      rows={steps.length > 0 ? [...steps, { until: 'later', percent: 0, back: '₹0' }] : []}
      keyOf={({ until }) => until}
      empty={t(adminSettingsTexts.noRefund)}
    />
  );
}
