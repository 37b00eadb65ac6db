import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { adminTaxTexts } from '../../messages/en/admin/tax.ts';
import { textIn } from '../../messages/translate.ts';
import { addDays, formatDay, today } from '../../service/core/day.ts';
import { dropTcsRate, listTcsRates, setTcsRate } from '../../service/partners/set-tcs-rate.ts';
import { parseTcsRate } from '../../service/partners/tcs.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { workedTcs } from '../settings/tax/tcs-example.ts';
import { TcsRateTable, WorkedTcsTable } from '../settings/tax/tcs-tables.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const typed = {
    percent: query.get('percent') ?? '',
    from: query.get('from') ?? '',
    withheld: query.get('withheld') === 'yes',
  };
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    const rates = await listTcsRates(ctx);
    const day = today(ctx.now);
    const read = query.has('from') ? parseTcsRate(typed, day) : undefined;
    const rate = read && 'rate' in read ? read.rate : undefined;
    return {
      rates,
      typed,
      asks: query.has('from'),
      today: day,
      tomorrow: addDays(day, 1),
      errors:
        read && 'errors' in read
          ? Object.fromEntries(Object.entries(read.errors).map(([field, problem]) => [field, t.of(problem)]))
          : {},
      example: workedTcs(t, rates, day),
      plan: rate && {
        rate,
        before: workedTcs(t, rates, rate.from),
        after: workedTcs(t, [rate, ...rates.filter(({ from }) => from !== rate.from)], rate.from),
      },
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(args, async (ctx, { text }) => {
    const t = textIn(ctx.language);
    const from = text('from');
    if (text('do') === 'drop') {
      await dropTcsRate(ctx, { from });
      return { message: t(adminTaxTexts.rateRemoved), to: adminUrls.tcs };
    }
    await setTcsRate(ctx, { percent: text('percent'), from, withheld: text('withheld') === 'yes' });
    return { message: t(adminTaxTexts.rateSaved), to: adminUrls.tcs };
  });
}

export default function TcsRates() {
  const t = useText();
  const { rates, typed, asks, errors, example, plan, today, tomorrow } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={t(adminTaxTexts.tcsTitle)} lead={t(adminTaxTexts.tcsLead)} />
      <div className="grid gap-6">
        {plan ? (
          <Panel
            isNext
            title={t(adminTaxTexts.preview)}
            lead={t(plan.rate.withheld ? adminTaxTexts.planDeducted : adminTaxTexts.planReported, {
              percent: plan.rate.percent,
              from: formatDay(t, plan.rate.from),
            })}
          >
            <WorkedTcsTable now={plan.before} later={plan.after} />
            <AdminForm refused={refused} className="mt-5 flex flex-wrap items-center gap-4">
              <input type="hidden" name="percent" value={typed.percent} />
              <input type="hidden" name="from" value={typed.from} />
              <input type="hidden" name="withheld" value={typed.withheld ? 'yes' : ''} />
              <Submit>{t(adminTaxTexts.saveRate)}</Submit>
              <Link to={adminUrls.tcs} className="underline underline-offset-4">
                {t(adminTaxTexts.cancel)}
              </Link>
            </AdminForm>
          </Panel>
        ) : null}
        <TcsRateTable rates={rates} today={today} />
        {plan ? null : (
          <Panel title={t(adminTaxTexts.exampleToday)} lead={t(adminTaxTexts.exampleLead)}>
            <WorkedTcsTable now={example} />
          </Panel>
        )}
        <div className="max-w-2xl">
          <Panel title={t(adminTaxTexts.addARate)} lead={t(adminTaxTexts.rateHint)}>
            <Form method="get" noValidate className="grid gap-4">
              <TextField
                label={t(adminTaxTexts.tcsRate)}
                inputMode="decimal"
                autoComplete="off"
                name="percent"
                error={errors['percent']}
                defaultValue={asks ? typed.percent : String(rates[0]?.percent ?? 0.5)}
              />
              <TextField
                label={t(adminTaxTexts.appliesFrom)}
                type="date"
                min={today}
                name="from"
                error={errors['from']}
                defaultValue={typed.from || tomorrow}
              />
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="withheld"
                  value="yes"
                  defaultChecked={asks ? typed.withheld : rates[0]?.withheld}
                  className="size-5 shrink-0 accent-accent"
                />
                {t(adminTaxTexts.deduct)}
              </label>
              <Button type="submit" variant="secondary" className="justify-self-start">
                {t(adminTaxTexts.previewChange)}
              </Button>
            </Form>
          </Panel>
        </div>
      </div>
    </>
  );
}
