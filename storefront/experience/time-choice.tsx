import { useId } from 'react';
import { experiencePageTexts } from '../../messages/en/experience/page.ts';
import { leftText } from '../../service/catalog/stays/stay-card-data.ts';
import { useText } from '../rendering/text.tsx';
import type { SaleView } from './experience-page-view.ts';
import type { ExperienceBooking } from './use-experience-booking.ts';

/** EXP-28: each time is an option. Sold-out times are marked, times that have passed today are removed. */
export function TimeChoice({ sale, booking }: { sale: SaleView; booking: ExperienceBooking }) {
  const t = useText();
  const { slots, time, errors } = booking;
  const id = useId();
  const groups = sale.slots
    .map(({ name, times }) => ({
      name,
      times: times.filter((at) => !slots || slots.some(({ slot }) => slot === at)),
    }))
    .filter(({ times }) => times.length > 0);
  if (groups.length === 0) return null;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={errors.time ? true : undefined}
      aria-describedby={errors.time ? `${id}-error` : undefined}
      className="space-y-2"
    >
      <p id={`${id}-label`} className="text-sm font-semibold text-ink">
        {t(experiencePageTexts.time)}
      </p>
      <div className="flex flex-wrap gap-3">
        {groups.map(({ name, times }) => (
          <div key={name}>
            <p id={`${id}-${name}`} className="text-sm text-ink-soft">
              {name}
            </p>
            <div className="mt-1 flex flex-wrap gap-3">
              {times.map((at) => {
                const left = slots?.find(({ slot }) => slot === at)?.left;
                const stockText = left === undefined ? null : leftText(t, left);
                const chosen = time === at;
                return (
                  <label
                    key={at}
                    className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-field border px-4 has-focus-visible:outline-3 has-focus-visible:outline-support ${chosen ? 'border-accent ring-1 ring-accent' : 'border-line-strong hover:border-ink'}`}
                  >
                    <input
                      type="radio"
                      name="time"
                      value={at}
                      checked={chosen}
                      disabled={left === 0}
                      onChange={() => booking.setTime(at)}
                      className="size-5 shrink-0 accent-accent"
                    />
                    <span className={`font-semibold tabular-nums ${left === 0 ? 'line-through' : ''}`}>{at}</span>
                    {stockText ? (
                      <span className={`text-sm ${left === 0 ? 'text-danger' : 'text-accent'}`}>{stockText}</span>
                    ) : null}
                  </label>
                );
              })}
            </div>
          </div>
        ))}
      </div>
      {errors.time ? (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {errors.time}
        </p>
      ) : null}
    </div>
  );
}
