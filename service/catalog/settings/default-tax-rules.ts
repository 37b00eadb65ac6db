import { dayOf } from '../../core/day.ts';
import type { TaxRule } from '../tax.ts';
import { specifiedRule } from '../tax.ts';
import type { SettingValues } from './setting-schemas.ts';

/** The specified rule: 18% on everything. */
export const defaultTaxRules: TaxRule[] = [specifiedRule];

const gst = { name: 'GST', from: 0, to: null, since: dayOf('2025-09-22') } as const;
/** A night at ₹7,500 is in the lower band, and one that costs a paisa more is not. */
const above7500 = 7_500.01;

/** The rates of India from 22 September 2025, for an operator who has them confirmed; not used until then. */
export const india2025: SettingValues['taxRuleSets'][number] = {
  name: 'India 2025',
  description:
    'GST as we understand it from 22 September 2025: rooms up to ₹7,500 a night 5 %, above 18 %; tours 5 %; cars with a driver 5 %, without one 18 %; our service fee 18 %, whatever it comes with; all else 18 %. An accountant must confirm rates, codes and input tax credit before you use it. The back office switches it on from a day of your choice, under Settings and Tax.',
  rules: [
    { ...gst, supply: '*', percent: 18 },
    { ...gst, supply: 'lodging', to: above7500, percent: 5, sac: '9963' },
    { ...gst, supply: 'lodging', from: above7500, percent: 18, sac: '9963' },
    { ...gst, supply: 'tour', percent: 5, sac: '9985' },
    { ...gst, supply: 'transport-with-driver', percent: 5, sac: '9966' },
    { ...gst, supply: 'vehicle-without-driver', percent: 18, sac: '9973' },
    { ...gst, supply: 'entry', percent: 18, sac: '9996' },
    { ...gst, supply: 'service-fee', percent: 18, sac: '9985' },
  ],
};
