import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { addDays, formatDay, today } from '../../service/core/day.ts';
import { dropTcsRate, listTcsRates, setTcsRate } from '../../service/partners/set-tcs-rate.ts';
import { parseTcsRate } from '../../service/partners/tcs.ts';
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
      errors: read && 'errors' in read ? read.errors : {},
      example: workedTcs(rates, day),
      plan: rate && {
        rate,
        before: workedTcs(rates, rate.from),
        after: workedTcs([rate, ...rates.filter(({ from }) => from !== rate.from)], rate.from),
      },
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(args, async (ctx, { text }) => {
    const from = text('from');
    if (text('do') === 'drop') {
      await dropTcsRate(ctx, { from });
      return { message: 'Rate removed.', to: adminUrls.tcs };
    }
    await setTcsRate(ctx, { percent: text('percent'), from, withheld: text('withheld') === 'yes' });
    return { message: 'Rate saved. Earlier statements do not change.', to: adminUrls.tcs };
  });
}

export default function TcsRates() {
  const { rates, typed, asks, errors, example, plan, today, tomorrow } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title="Tax collected at source"
        lead="Under section 52 of the CGST Act, a marketplace collects tax on taxable sales of partners with a GSTIN, except supplies under section 9(5). Your reports always include it. Ask your accountant whether to deduct it from payouts when you bill travellers yourself."
      />
      <div className="grid gap-6">
        {plan ? (
          <Panel
            isNext
            title="Preview"
            lead={`${plan.rate.percent}% on everything completed from ${formatDay(plan.rate.from)}, ${plan.rate.withheld ? 'deducted from payouts' : 'reported only'}. Example: a price of ₹10,000 with 10% commission.`}
          >
            <WorkedTcsTable now={plan.before} later={plan.after} />
            <AdminForm refused={refused} className="mt-5 flex flex-wrap items-center gap-4">
              <input type="hidden" name="percent" value={typed.percent} />
              <input type="hidden" name="from" value={typed.from} />
              <input type="hidden" name="withheld" value={typed.withheld ? 'yes' : ''} />
              <Submit>Save rate</Submit>
              <Link to={adminUrls.tcs} className="underline underline-offset-4">
                Cancel
              </Link>
            </AdminForm>
          </Panel>
        ) : null}
        <TcsRateTable rates={rates} today={today} />
        {plan ? null : (
          <Panel title="Example statement today" lead="For a price of ₹10,000 with 10% commission.">
            <WorkedTcsTable now={example} />
          </Panel>
        )}
        <div className="max-w-2xl">
          <Panel title="Add a rate" lead="A rate with the same start date replaces the earlier one.">
            <Form method="get" noValidate className="grid gap-4">
              <TextField
                label="Rate (%), CGST and SGST together"
                inputMode="decimal"
                autoComplete="off"
                name="percent"
                error={errors['percent']}
                defaultValue={asks ? typed.percent : String(rates[0]?.percent ?? 0.5)}
              />
              <TextField
                label="Applies from"
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
                Deduct from partner payouts
              </label>
              <Button type="submit" variant="secondary" className="justify-self-start">
                Preview change
              </Button>
            </Form>
          </Panel>
        </div>
      </div>
    </>
  );
}
