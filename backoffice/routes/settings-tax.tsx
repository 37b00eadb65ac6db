import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminTaxTexts } from '../../messages/en/admin/tax.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { standingOf } from '../../service/catalog/settings/tax-change.ts';
import { conflict, invalid } from '../../service/core/app-error.ts';
import { addDays, today } from '../../service/core/day.ts';
import { requireRight } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
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
    const t = textIn(ctx.language);
    const held = await heldIn(ctx);
    const { rules, sets, version, today } = held;
    const { value: fees } = await readStoredSetting(ctx, 'stayFees');
    const planned = plannedTax(t, (name) => typed[name] ?? '', held);
    const sum = (those: typeof rules, on: typeof today) => workedExample(t, { rules: those, on }, fees);
    const shown = rules.map(
      (rule, index): TaxRuleView => ({ ...rule, index, standing: standingOf(rules, index, today) }),
    );
    const specified = { name: specifiedSet, description: t(adminTaxTexts.singleRate) };
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
    const t = textIn(ctx.language);
    const held = await heldIn(ctx);
    // only the previewed version is saved
    if (text('version') !== held.version) throw conflict(sentence(adminTaxTexts.changedBySomeoneElse));
    const planned = plannedTax(t, text, held);
    if (!planned || 'errors' in planned)
      throw invalid(planned ? Object.values(planned.errors).join(' ') : t(adminTaxTexts.chooseChange));
    const value = planned.rules;
    await saveSetting(ctx, { name: 'taxRules', value, version: held.version, fieldOf: () => undefined });
    return { message: t(adminTaxTexts.changeSaved, { says: planned.says }), to: adminUrls.tax };
  });
}

export default function Tax() {
  const t = useText();
  const { shown, example, plan, typed, errors, today, tomorrow, sets, version } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const forms = { typed, errors, today, tomorrow, sets };
  const over = shown.filter(({ standing }) => standing === 'over');
  return (
    <>
      <PageHead title={t(adminTaxTexts.tax)} lead={t(adminTaxTexts.lead)} />
      {errors['problem'] ? (
        <Notice kind="error" takesFocus className="mb-6">
          {errors['problem']}
        </Notice>
      ) : null}
      <div className="grid gap-6">
        {plan ? (
          <Panel isNext title={t(adminTaxTexts.preview)} lead={plan.says}>
            <WorkedTable now={plan.before} later={plan.after} />
            <AdminForm refused={refused} className="mt-5 flex flex-wrap items-center gap-4">
              {Object.entries({ ...typed, version }).map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Submit>{t(adminTaxTexts.saveChange)}</Submit>
              <Link to={adminUrls.tax} className="underline underline-offset-4">
                {t(adminTaxTexts.cancel)}
              </Link>
            </AdminForm>
          </Panel>
        ) : null}
        <section aria-label={t(adminTaxTexts.rules)}>
          <RuleTable
            caption={t(adminTaxTexts.caption)}
            rules={shown.filter(({ standing }) => standing !== 'over')}
            tomorrow={tomorrow}
            empty={t(adminTaxTexts.noRulesYet)}
          />
          {over.length > 0 ? (
            <details className="mt-3">
              <summary className="min-h-11 content-center font-semibold">
                {t(adminTaxTexts.endedRulesCount, { count: over.length })}
              </summary>
              <RuleTable caption={t(adminTaxTexts.endedRules)} rules={over} tomorrow={tomorrow} empty="" />
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
          <Panel title={t(adminTaxTexts.websitePricesToday)} lead={t(adminTaxTexts.exampleHint)}>
            <WorkedTable now={example} />
          </Panel>
        )}
      </div>
    </>
  );
}
