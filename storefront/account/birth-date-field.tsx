import { type ReactNode, useId } from 'react';
import { accountTexts } from '../../messages/en/account.ts';
import { monthNames } from '../../service/core/day.ts';
import { useText } from '../rendering/text.tsx';
import { fieldLook } from '../ui/field.tsx';
import { type BirthField, birthFields, birthParts } from './birthday.ts';

/**
 * A date long ago: day and year are typed, the month is chosen by name. This avoids an ambiguous order of numbers and
 * paging through a calendar, shows the number keyboard on phones, and lets the browser fill in each field.
 */
export function BirthDateField({ value, errors }: { value: string; errors: Partial<Record<string, string>> }) {
  const t = useText();
  const id = useId();
  const parts = birthParts(value);
  const error = birthFields.map((field) => errors[field]).find(Boolean);
  const field = (name: BirthField) => ({
    id: `${id}-${name}`,
    name,
    defaultValue: parts[name],
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `${id}-error` : undefined,
    className: fieldLook(Boolean(errors[name])),
  });
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-ink">{t(accountTexts.dateOfBirth)}</legend>
      <div className="grid grid-cols-[4.25rem_minmax(0,1fr)_4.75rem] gap-2 max-[370px]:grid-cols-[3fr_5fr]">
        <Part id={`${id}-birthDay`} label={t(accountTexts.day)}>
          <input
            {...field('birthDay')}
            inputMode="numeric"
            maxLength={2}
            autoComplete="bday-day"
            placeholder={t(accountTexts.day)}
          />
        </Part>
        <Part id={`${id}-birthMonth`} label={t(accountTexts.month)}>
          <select
            {...field('birthMonth')}
            autoComplete="bday-month"
            className={`${fieldLook(Boolean(errors['birthMonth']))} select-arrow pr-9`}
          >
            <option value="">{t(accountTexts.month)}</option>
            {monthNames(t).map((month, index) => (
              <option key={month} value={index + 1}>
                {month}
              </option>
            ))}
          </select>
        </Part>
        <Part id={`${id}-birthYear`} label={t(accountTexts.year)}>
          <input
            {...field('birthYear')}
            inputMode="numeric"
            maxLength={4}
            autoComplete="bday-year"
            placeholder={t(accountTexts.year)}
          />
        </Part>
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

function Part({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {children}
    </div>
  );
}
