import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { adminPayoutsTexts } from '../../messages/en/admin/payouts.ts';
import { addDays, type Day, formatDayOfYear } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import type { Refused } from '../server/act.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { AdminIcon } from '../ui/admin-icon.tsx';
import { useTickedValues } from '../ui/row-box.tsx';
import { adminUrls } from '../urls.ts';
import { sumOfValues } from './payout-table.tsx';

/** Days on which a transfer can have been made. */
const daysBack = 14;

/** Actions for the ticked payouts. It is shown while one is ticked (`.bulk-bar`). */
export function PayoutBar({ today, refused }: { today: Day; refused: Refused | undefined }) {
  const t = useText();
  const ticked = useTickedValues();
  const reference = useRef<HTMLInputElement>(null);
  const sum = formatMoney(sumOfValues(ticked));
  const problems = Object.values(refused?.errors ?? {});

  /** The file is fetched beside the page; its reference is typed next. */
  function fetchFile(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    window.location.assign(adminUrls.payoutsFile(ticked));
    reference.current?.focus();
  }

  /** Enter does what comes after the reference, not the first button of the form. */
  function pressRecord(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.currentTarget.form?.querySelector<HTMLButtonElement>('button[name="do"]')?.click();
  }

  return (
    <>
      <p role="status" className="sr-only">
        {ticked.length > 0 ? t(adminPayoutsTexts.announcedSum, { count: ticked.length, sum }) : ''}
      </p>
      <AdminForm id="bulk" refused={refused} className={refused ? 'bulk-bar is-refused' : 'bulk-bar'}>
        <fieldset className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <legend className="sr-only">{t(adminPayoutsTexts.withSelected)}</legend>
          <span
            aria-hidden="true"
            className="needs-script me-auto min-h-11 content-center whitespace-nowrap tabular-nums"
          >
            {t(adminPayoutsTexts.selectedCount, { count: ticked.length })}
            <strong className="ms-3 text-base">{sum}</strong>
          </span>
          <Button
            type="submit"
            formMethod="get"
            formAction={adminUrls.payoutsFile([])}
            variant="secondary"
            size="sm"
            onClick={fetchFile}
          >
            <AdminIcon name="table-2" size={16} />
            {t(adminPayoutsTexts.bankFile)}
          </Button>
          <label className="grid min-w-0 gap-1 text-xs font-semibold text-ink-soft max-sm:basis-36 max-sm:grow">
            {t(adminPayoutsTexts.referenceForAll)}
            <input
              ref={reference}
              name="reference"
              maxLength={100}
              autoComplete="off"
              defaultValue={refused?.typed['reference']}
              aria-invalid={refused?.errors['reference'] ? true : undefined}
              aria-describedby={problems.length > 0 ? 'payout-problems' : undefined}
              onKeyDown={pressRecord}
              className="row-field w-full min-w-0 font-normal text-ink sm:w-56"
            />
          </label>
          <label className="grid min-w-0 gap-1 text-xs font-semibold text-ink-soft max-sm:basis-36 max-sm:grow">
            {t(adminPayoutsTexts.paidOn)}
            <select
              name="paidOn"
              defaultValue={refused?.typed['paidOn'] ?? today}
              className="row-field w-full min-w-0 font-normal text-ink"
            >
              {Array.from({ length: daysBack }, (_, back) => addDays(today, -back)).map((day, back) => (
                <option key={day} value={day}>
                  {back > 1
                    ? formatDayOfYear(t, day)
                    : t(back === 0 ? adminPayoutsTexts.todayDay : adminPayoutsTexts.yesterdayDay, {
                        day: formatDayOfYear(t, day),
                      })}
                </option>
              ))}
            </select>
          </label>
          <Submit size="sm" name="do" value="record">
            {t(adminPayoutsTexts.recordPayouts)}
          </Submit>
        </fieldset>
        {problems.length > 0 ? (
          <p id="payout-problems" role="alert" className="mt-2 text-sm font-medium text-danger">
            {problems.join(' ')}
          </p>
        ) : null}
      </AdminForm>
    </>
  );
}
