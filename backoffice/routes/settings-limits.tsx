import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { requireRight } from '../../service/core/may.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../desk.ts';
import { act } from '../server/act.ts';
import { holdSetting, saveSetting } from '../server/settings.ts';
import { numberIn } from '../settings/rows-in-form.ts';
import { SettingPanel } from '../settings/setting-panel.tsx';
import { kept } from '../ui/desk-form.tsx';
import { PageHead } from '../ui/page-head.tsx';

const limits = [
  ['nights', 'Longest stay, in nights', '90 at most in any case.'],
  ['rentalDays', 'Longest hire of a car, in days', 'Both days counted; 90 at most in any case.'],
  ['unpaidPerBuyer', 'Unpaid bookings of one account', 'Or of one email address. Who pays can book the next.'],
  ['unpaidWithoutAccount', 'Unpaid bookings of one network without an account', 'A hotel or an office is one network.'],
  ['unpaidPerNetwork', 'Unpaid bookings of one network in all', 'Large telephone networks are one: leave it high.'],
  ['shareOfStock', 'Share of what there is that one can hold unpaid, per cent', 'Of each room, car or time on a day.'],
  [
    'leastShare',
    'Pieces that one can hold unpaid, however small that share',
    'Else a house of two rooms could not be booked.',
  ],
] as const;

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'change the rules of sale');
    return holdSetting(ctx, 'bookingLimits');
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text }) => {
      requireRight(ctx.viewer, 'change the rules of sale');
      const value = Object.fromEntries(limits.map(([name]) => [name, numberIn(text(name))]));
      await saveSetting(ctx, { name: 'bookingLimits', version: text('version'), value, fieldOf: ([name]) => name });
      return { said: 'The limits are saved, and hold from the next booking on.' };
    },
    { keep: 'all' },
  );
}

export default function Limits() {
  const { value, version } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead
        title="Limits of sale"
        lead="How long a stay or a hire can be, and how much somebody can hold before paying, so that nobody empties the house for nothing."
      />
      <div className="max-w-3xl">
        <SettingPanel title="Limits" of="limits" version={version} refused={refused}>
          <div className="fields-in-line sm:grid-cols-2">
            {limits.map(([name, label, hint]) => (
              <TextField
                key={name}
                label={label}
                hint={hint}
                inputMode="numeric"
                autoComplete="off"
                {...kept(refused, name, String(value[name]))}
              />
            ))}
          </div>
        </SettingPanel>
      </div>
    </>
  );
}
