import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { standingOf } from '../../service/catalog/settings/tax-change.ts';
import { conflict, invalid } from '../../service/core/app-error.ts';
import { addDays, today } from '../../service/core/day.ts';
import { requireRight } from '../../service/core/may.ts';
import { asStaff, type StaffContext } from '../back-office.ts';
import { act } from '../server/act.ts';
import { plannedTax, specifiedSet } from '../server/planned-tax.ts';
import { readStoredSetting, saveSetting } from '../server/settings.ts';
import { RuleTable, type TaxRuleView } from '../settings/tax/rule-table.tsx';
import { RuleForm, SwitchForm } from '../settings/tax/tax-forms.tsx';
import { workedExample } from '../settings/tax/worked-example.ts';
import { WorkedTable } from '../settings/tax/worked-table.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

async function heldIn(ctx: StaffContext) {
  requireRight(ctx.viewer, 'change the rules of sale');
  const { value: rules, version } = await readStoredSetting(ctx, 'taxRules');
  const { value: sets } = await readStoredSetting(ctx, 'taxRuleSets');
  return { rules, version, sets, today: today(ctx.now) };
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const typed = Object.fromEntries(new URL(request.url).searchParams);
  return asStaff(context, async (ctx) => {
    const held = await heldIn(ctx);
    const { rules, sets, version, today } = held;
    const { value: fees } = await readStoredSetting(ctx, 'stayFees');
    const planned = plannedTax((name) => typed[name] ?? '', held);
    const sum = (those: typeof rules, on: typeof today) => workedExample({ rules: those, on }, fees);
    const shown = rules.map(
      (rule, index): TaxRuleView => ({ ...rule, index, standing: standingOf(rules, index, today) }),
    );
    const specified = { name: specifiedSet, description: '18% on everything, the default.' };
    return {
      typed,
      version,
      today,
      tomorrow: addDays(today, 1),
      shown,
      example: sum(rules, today),
      sets: [...sets.map(({ name, description }) => ({ name, description })), specified],
      errors: planned && 'errors' in planned ? planned.errors : {},
      plan: planned &&
        'rules' in planned && {
          says: planned.says,
          from: planned.from,
          before: sum(rules, planned.from),
          after: sum([...planned.rules], planned.from),
        },
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(args, async (ctx, { text }) => {
    const held = await heldIn(ctx);
    // only the previewed version is saved
    if (text('version') !== held.version)
      throw conflict('Someone else has changed the rules since your preview. Preview your change again.');
    const planned = plannedTax(text, held);
    if (!planned || 'errors' in planned)
      throw invalid(planned ? Object.values(planned.errors).join(' ') : 'Choose what to change.');
    const value = planned.rules;
    await saveSetting(ctx, { name: 'taxRules', value, version: held.version, fieldOf: () => undefined });
    return { message: `Change saved. ${planned.says} Existing bookings keep their tax.`, to: adminUrls.tax };
  });
}

export default function Tax() {
  const { shown, example, plan, typed, errors, today, tomorrow, sets, version } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const forms = { typed, errors, today, tomorrow, sets };
  const over = shown.filter(({ standing }) => standing === 'over');
  return (
    <>
      <PageHead
        title="Tax"
        lead="Tax rules by item, price and date. Existing bookings keep the tax they were sold with. Ask your accountant to confirm rates and codes."
      />
      {errors['problem'] ? (
        <Notice kind="error" takesFocus className="mb-6">
          {errors['problem']}
        </Notice>
      ) : null}
      <div className="grid gap-6">
        {plan ? (
          <Panel isNext title="Preview" lead={plan.says}>
            <WorkedTable now={plan.before} later={plan.after} />
            <AdminForm refused={refused} className="mt-5 flex flex-wrap items-center gap-4">
              {Object.entries({ ...typed, version }).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Submit>Save change</Submit>
              <Link to={adminUrls.tax} className="underline underline-offset-4">
                Cancel
              </Link>
            </AdminForm>
          </Panel>
        ) : null}
        <section aria-label="Rules">
          <RuleTable
            caption="Current and scheduled rules"
            rules={shown.filter(({ standing }) => standing !== 'over')}
            tomorrow={tomorrow}
            empty="No rules yet."
          />
          {over.length > 0 ? (
            <details className="mt-3">
              <summary className="min-h-11 content-center font-semibold">{`Ended rules (${over.length})`}</summary>
              <RuleTable caption="Ended rules" rules={over} tomorrow={tomorrow} empty="" />
            </details>
          ) : null}
        </section>
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <SwitchForm {...forms} />
          <div id="rule">
            <RuleForm {...forms} />
          </div>
        </div>
        {plan ? null : (
          <Panel title="Website prices today" lead="Calculated exactly as on your website, with today’s fees.">
            <WorkedTable now={example} />
          </Panel>
        )}
      </div>
    </>
  );
}
