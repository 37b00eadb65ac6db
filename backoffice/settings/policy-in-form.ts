import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import type { Translate } from '../../messages/translate.ts';
import type { CancellationPolicy } from '../../service/catalog/cancellation-policy.ts';
import { refundShare } from '../../service/catalog/refund-terms.ts';
import { formatMoney, rupee, times } from '../../service/core/money.ts';
import type { Fields } from '../server/fields.ts';
import type { SettingInForm } from './company-in-form.ts';
import { fieldOfRow, numberIn, rowsIn } from './rows-in-form.ts';

const hoursOf = { days: 24, hours: 1 } as const;

/** The rows of a policy's form. */
export function stepRows({
  steps,
}: CancellationPolicy): { number: string; unit: keyof typeof hoursOf; percent: string }[] {
  return steps.map(({ hoursBefore, percent }) => {
    const unit = hoursBefore > 24 && hoursBefore % 24 === 0 ? 'days' : 'hours';
    return { number: String(hoursBefore / hoursOf[unit]), unit, percent: String(percent) };
  });
}

/** All policies of the operator, with the form's policy in place of the one with its name, or at the end. */
export function policiesWith(fields: Fields, own: readonly CancellationPolicy[], name: string): SettingInForm {
  const rows = rowsIn(fields, 'steps', ['number', 'unit', 'percent'], ['unit'])
    .map(({ at, typed }) => {
      const number = numberIn(typed.number);
      const hours = typeof number === 'number' ? number * hoursOf[typed.unit === 'days' ? 'days' : 'hours'] : number;
      return { at, typed, step: { hoursBefore: hours, percent: numberIn(typed.percent) } };
    })
    .sort((one, other) => Number(other.step.hoursBefore) - Number(one.step.hoursBefore));
  const policy = { name, steps: rows.map(({ step }) => step) };
  const place = own.findIndex((one) => one.name === name);
  const at = place < 0 ? own.length : place;
  return {
    value: [...own.slice(0, at), policy, ...own.slice(at + 1)],
    fieldOf: ([index, part, ...rest]) => {
      if (Number(index) !== at) return undefined;
      if (part !== 'steps') return 'name';
      const [row, of] = rest;
      // an error of all steps belongs to the first one
      return fieldOfRow(
        'steps',
        rows,
        row === undefined ? ['0', 'percent'] : [row, of === 'hoursBefore' ? 'number' : 'percent'],
      );
    },
  };
}

const example = times(rupee, 10_000);

/** The refund of ₹10,000, step by step, as travellers read it. */
export function refundText(
  t: Translate,
  { steps }: CancellationPolicy,
): { until: string; percent: number; back: string }[] {
  return steps.map(({ hoursBefore, percent }) => ({
    until: untilText(t, hoursBefore),
    percent,
    back: formatMoney(refundShare(example, percent)),
  }));
}

function untilText(t: Translate, hours: number): string {
  if (hours === 0) return t(adminSettingsTexts.untilStart);
  const days = hours / 24;
  if (days > 1 && Number.isInteger(days)) return t(adminSettingsTexts.untilDaysBefore, { days });
  return t(adminSettingsTexts.untilHoursBefore, { count: hours });
}
