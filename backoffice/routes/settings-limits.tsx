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
  ['nights', 'Longest stay, in nights', 'Up to 90.'],
  ['rentalDays', 'Longest car hire, in days', 'First and last day included. Up to 90.'],
  ['unpaidPerBuyer', 'Unpaid bookings per account', 'Or per email address. Pay now is always possible.'],
  ['unpaidWithoutAccount', 'Unpaid bookings per network without an account', 'A hotel or an office is one network.'],
  [
    'unpaidPerNetwork',
    'Unpaid bookings per network in total',
    'A mobile operator can be one network, so keep this high.',
  ],
  ['unpaidUnits', 'Unpaid nights, places and vehicle days per account', 'One room for three nights is three.'],
  ['unpaidRupees', 'Unpaid amount per account (₹)', 'For all its unpaid bookings together.'],
  [
    'networkTimes',
    'Network limit, as a multiple of the account limit',
    '3 means three times the nights and amount of one account.',
  ],
  ['shareOfStock', 'Pay later: largest share of the stock (%)', 'Per room type, car or time slot on each day.'],
  ['leastShare', 'Pay later: units that can always be held', 'Rooms, cars or places, even if the share is smaller.'],
  [
    'allOfStockNights',
    'Pay later: most nights with all rooms of one type',
    'Longer bookings of all rooms, cars or places of one type must be paid now.',
  ],
  ['payNowMinutes', 'Pay now: minutes to pay', 'From 5 to 120. After that we release the rooms, places or cars.'],
  ['payNowTimes', 'Pay now: multiple of the unpaid nights and amount', 'Per account and hour.'],
  ['bookingsPerHour', 'Bookings per account and hour', 'Includes cancelled bookings.'],
  ['bookingsPerHourOfNetwork', 'Bookings per network and hour', 'Booking changes have the same limit.'],
  ['changesPerHour', 'Booking changes per account and hour', 'Cancelling is always possible.'],
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
      return { message: 'Limits saved. They apply from the next booking.' };
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
        title="Booking limits"
        lead="How long a stay or car hire can be, and how much one customer can hold before paying. This stops anyone from blocking your availability without paying."
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
          lead="For this long after the hold expires, a payment still confirms the booking as sold. After that, it confirms the booking only at the same or a lower price and with the same policy. We refund every other late payment and email you and the traveller."
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
