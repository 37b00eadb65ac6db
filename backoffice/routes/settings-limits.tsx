import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { requireRight } from '../../service/core/may.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { readStoredSetting, saveSetting } from '../server/settings.ts';
import { numberIn } from '../settings/rows-in-form.ts';
import { refusalFor, SettingPanel } from '../settings/setting-panel.tsx';
import { fieldProps } from '../ui/admin-form.tsx';
import { PageHead } from '../ui/page-head.tsx';

const limits = [
  ['nights', 'Longest stay, in nights', '90 at most in any case.'],
  ['rentalDays', 'Longest hire of a car, in days', 'Both days counted; 90 at most in any case.'],
  ['unpaidPerBuyer', 'Unpaid bookings of one account', 'Or of one email address. Pay now is always possible.'],
  ['unpaidWithoutAccount', 'Unpaid bookings of one network without an account', 'A hotel or an office is one network.'],
  ['unpaidPerNetwork', 'Unpaid bookings of one network in all', 'Large telephone networks are one: leave it high.'],
  ['unpaidUnits', 'Unpaid nights, places and vehicle days of one account', 'A room for three nights counts three.'],
  ['unpaidRupees', 'Unpaid amount of one account, in rupees', 'All its unpaid bookings together.'],
  ['networkTimes', 'The same for one network, times', '3: three times the nights and the amount of one account.'],
  ['shareOfStock', 'Pay later: largest share of the stock, %', 'Of each room type, car or time on a day.'],
  ['leastShare', 'Pay later: units that can always be held', 'Rooms, cars or places, however small the share is.'],
  [
    'allOfStockNights',
    'Pay later: nights with all rooms of one type',
    'Longer bookings of all rooms, cars or places of one type need Pay now.',
  ],
  ['payNowMinutes', 'Pay now: minutes to pay', 'From 5 to 120. Then the rooms, places or cars are free again.'],
  ['payNowTimes', 'Pay now: times the unpaid nights and amount', 'Of one account within an hour.'],
  ['bookingsPerHour', 'Bookings of one account in an hour', 'Cancelled ones count.'],
  ['bookingsPerHourOfNetwork', 'Bookings of one network in an hour', 'Changes to bookings have the same limit.'],
  ['changesPerHour', 'Changes to bookings of one account in an hour', 'Cancelling is always possible.'],
] as const;

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'change the rules of sale');
    return { held: await readStoredSetting(ctx, 'bookingLimits'), late: await readStoredSetting(ctx, 'latePayments') };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text }) => {
      requireRight(ctx.viewer, 'change the rules of sale');
      if (text('do') === 'latePayments') {
        const late = { graceMinutes: numberIn(text('graceMinutes')) };
        await saveSetting(ctx, {
          name: 'latePayments',
          version: text('version'),
          value: late,
          fieldOf: ([name]) => name,
        });
        return { message: 'Late payments saved.' };
      }
      const value = Object.fromEntries(limits.map(([name]) => [name, numberIn(text(name))]));
      await saveSetting(ctx, { name: 'bookingLimits', version: text('version'), value, fieldOf: ([name]) => name });
      return { message: 'The limits are saved, and hold from the next booking on.' };
    },
    { keep: 'all' },
  );
}

export default function Limits() {
  const { held, late } = useLoaderData<typeof loader>();
  const { value, version } = held;
  const refused = useActionData<typeof action>();
  const ofLimits = refusalFor(refused, 'limits');
  return (
    <>
      <PageHead
        title="Limits of sale"
        lead="How long a stay or a hire can be, and how much somebody can hold before paying, so that nobody empties the house for nothing."
      />
      <div className="grid max-w-3xl gap-6">
        <SettingPanel title="Limits" of="limits" version={version} refused={refused}>
          <div className="fields-in-line sm:grid-cols-2">
            {limits.map(([name, label, hint]) => (
              <TextField
                key={name}
                label={label}
                hint={hint}
                inputMode="numeric"
                autoComplete="off"
                {...fieldProps(ofLimits, name, String(value[name]))}
              />
            ))}
          </div>
        </SettingPanel>
        <SettingPanel
          title="Late payments"
          lead="For this long after its hold expires, a payment still confirms a booking as it was sold. Later it confirms it only if it costs no more today, on the same terms. Every other late payment is refunded, and you both get an email."
          of="latePayments"
          version={late.version}
          refused={refused}
        >
          <TextField
            label="Grace after the hold, in minutes"
            hint="0 to 1,440. Bank payments can take a few minutes."
            inputMode="numeric"
            autoComplete="off"
            {...fieldProps(refusalFor(refused, 'latePayments'), 'graceMinutes', String(late.value.graceMinutes))}
          />
        </SettingPanel>
      </div>
    </>
  );
}
