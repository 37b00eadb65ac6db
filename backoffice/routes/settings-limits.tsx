import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { textIn } from '../../messages/translate.ts';
import { requireRight } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { readStoredSetting, saveSetting } from '../server/settings.ts';
import { numberIn } from '../settings/rows-in-form.ts';
import { refusalFor, SettingPanel } from '../settings/setting-panel.tsx';
import { fieldProps } from '../ui/admin-form.tsx';
import { PageHead } from '../ui/page-head.tsx';

const limits = [
  ['nights', adminSettingsTexts.longestStay, adminSettingsTexts.longestStayHint],
  ['rentalDays', adminSettingsTexts.longestHire, adminSettingsTexts.longestHireHint],
  ['unpaidPerBuyer', adminSettingsTexts.unpaidPerAccount, adminSettingsTexts.unpaidPerAccountHint],
  [
    'unpaidWithoutAccount',
    adminSettingsTexts.unpaidPerNetworkOfStrangers,
    adminSettingsTexts.unpaidPerNetworkOfStrangersHint,
  ],
  ['unpaidPerNetwork', adminSettingsTexts.unpaidPerNetwork, adminSettingsTexts.unpaidPerNetworkHint],
  ['unpaidUnits', adminSettingsTexts.unpaidUnits, adminSettingsTexts.unpaidUnitsHint],
  ['unpaidRupees', adminSettingsTexts.unpaidAmount, adminSettingsTexts.unpaidAmountHint],
  ['networkTimes', adminSettingsTexts.networkMultiple, adminSettingsTexts.networkMultipleHint],
  ['shareOfStock', adminSettingsTexts.largestShare, adminSettingsTexts.largestShareHint],
  ['leastShare', adminSettingsTexts.unitsAlwaysHeld, adminSettingsTexts.unitsAlwaysHeldHint],
  ['allOfStockNights', adminSettingsTexts.longestWholeType, adminSettingsTexts.longestWholeTypeHint],
  ['payNowMinutes', adminSettingsTexts.minutesToPay, adminSettingsTexts.minutesToPayHint],
  ['payNowTimes', adminSettingsTexts.payNowMultiple, adminSettingsTexts.payNowMultipleHint],
  ['bookingsPerHour', adminSettingsTexts.bookingsPerAccount, adminSettingsTexts.bookingsPerAccountHint],
  ['bookingsPerHourOfNetwork', adminSettingsTexts.bookingsPerNetwork, adminSettingsTexts.bookingsPerNetworkHint],
  ['changesPerHour', adminSettingsTexts.changesPerAccount, adminSettingsTexts.changesPerAccountHint],
] as const;

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'change the rules of sale');
    return {
      held: await readStoredSetting(ctx, 'bookingLimits'),
      late: await readStoredSetting(ctx, 'latePayments'),
      partners: await readStoredSetting(ctx, 'partnerAnswers'),
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text }) => {
      const t = textIn(ctx.language);
      requireRight(ctx.viewer, 'change the rules of sale');
      if (text('do') === 'latePayments') {
        const late = { graceMinutes: numberIn(text('graceMinutes')) };
        await saveSetting(ctx, {
          name: 'latePayments',
          version: text('version'),
          value: late,
          fieldOf: ([name]) => name,
        });
        return { message: t(adminSettingsTexts.latePaymentsSaved) };
      }
      if (text('do') === 'partnerAnswers') {
        const answers = { hours: numberIn(text('hours')), substituteRupees: numberIn(text('substituteRupees')) };
        await saveSetting(ctx, {
          name: 'partnerAnswers',
          version: text('version'),
          value: answers,
          fieldOf: ([name]) => name,
        });
        return { message: t(adminSettingsTexts.partnerAnswersSaved) };
      }
      const value = Object.fromEntries(limits.map(([name]) => [name, numberIn(text(name))]));
      await saveSetting(ctx, { name: 'bookingLimits', version: text('version'), value, fieldOf: ([name]) => name });
      return { message: t(adminSettingsTexts.limitsSaved) };
    },
    { keep: 'all' },
  );
}

export default function Limits() {
  const t = useText();
  const { held, late, partners } = useLoaderData<typeof loader>();
  const { value, version } = held;
  const refused = useActionData<typeof action>();
  const ofLimits = refusalFor(refused, 'limits');
  const ofPartners = refusalFor(refused, 'partnerAnswers');
  return (
    <>
      <PageHead title={t(adminSettingsTexts.bookingLimits)} lead={t(adminSettingsTexts.limitsPageLead)} />
      <div className="grid max-w-3xl gap-6">
        <SettingPanel title={t(adminSettingsTexts.limits)} of="limits" version={version} refused={refused}>
          <div className="fields-in-line sm:grid-cols-2">
            {limits.map(([name, label, hint]) => (
              <TextField
                key={name}
                label={t(label)}
                hint={t(hint)}
                inputMode="numeric"
                autoComplete="off"
                {...fieldProps(ofLimits, name, String(value[name]))}
              />
            ))}
          </div>
        </SettingPanel>
        <SettingPanel
          title={t(adminSettingsTexts.latePayments)}
          lead={t(adminSettingsTexts.graceLead)}
          of="latePayments"
          version={late.version}
          refused={refused}
        >
          <TextField
            label={t(adminSettingsTexts.grace)}
            hint={t(adminSettingsTexts.graceHint)}
            inputMode="numeric"
            autoComplete="off"
            {...fieldProps(refusalFor(refused, 'latePayments'), 'graceMinutes', String(late.value.graceMinutes))}
          />
        </SettingPanel>
        <SettingPanel
          title={t(adminSettingsTexts.partnerAnswers)}
          lead={t(adminSettingsTexts.partnerAnswersLead)}
          of="partnerAnswers"
          version={partners.version}
          refused={refused}
        >
          <div className="fields-in-line sm:grid-cols-2">
            <TextField
              label={t(adminSettingsTexts.partnerHours)}
              hint={t(adminSettingsTexts.partnerHoursHint)}
              inputMode="numeric"
              autoComplete="off"
              {...fieldProps(ofPartners, 'hours', String(partners.value.hours))}
            />
            <TextField
              label={t(adminSettingsTexts.substituteRupees)}
              hint={t(adminSettingsTexts.substituteRupeesHint)}
              inputMode="numeric"
              autoComplete="off"
              {...fieldProps(ofPartners, 'substituteRupees', String(partners.value.substituteRupees))}
            />
          </div>
        </SettingPanel>
      </div>
    </>
  );
}
