import type { ReactNode } from 'react';
import { adminRulesTexts } from '../../messages/en/admin/rules.ts';
import type { Message } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { kindOf, type ProductType, productTypes } from '../../service/catalog/kinds.ts';
import type { NamedRuledDay, RulePreview } from '../../service/catalog/rules/preview-stock-rule.ts';
import type { RuleSubject } from '../../service/catalog/rules/rule-order.ts';
import { formatDay, formatDayOfYear } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import type { RuleConflict } from '../../service/stock/stock-rule.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Notice } from '../ui/notice.tsx';

const typeOf = (subject: RuleSubject): ProductType => productTypes.find((type) => type === subject) ?? 'stay';

const sizeWords = {
  nights: adminRulesTexts.staySize,
  slot: adminRulesTexts.slotSize,
  days: adminRulesTexts.carSize,
} as const;

/** How much a rule changes: '120 days of 12 room types in 5 stays will change'. */
export function sizeText(t: Translate, { order, days, rows, products }: RulePreview): string {
  if (days === 0) return t(adminRulesTexts.noSize);
  const words = sizeWords[kindOf(typeOf(order.subject)).dates];
  return t(words, { days, rows, products });
}

const at = (t: Translate, { day, slot, name }: NamedRuledDay): string =>
  slot
    ? t(adminRulesTexts.exampleAtTime, { name, day: formatDay(t, day), time: slot })
    : t(adminRulesTexts.exampleOn, { name, day: formatDay(t, day) });

/** What a rule would change: how much, ten examples, and conflicts with their choices, which are fields of the rule. */
export function RulePreviewed({
  preview,
  sentence,
  action,
}: {
  preview: RulePreview;
  sentence: string;
  /** The button that applies it. */
  action: ReactNode;
}) {
  const t = useText();
  const { order, examples, conflicts, impossible } = preview;
  const found = conflicts.filter(({ days }) => days > 0);
  const changesPrices = order.values.price !== null;
  const hasAges = kindOf(typeOf(order.subject)).tickets;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-60 flex-1">
          <p className="text-lg font-semibold tabular-nums">{sizeText(t, preview)}</p>
          <p className="text-sm text-ink-soft">
            {sentence} ({formatDayOfYear(t, order.first)} – {formatDay(t, order.last)}).{' '}
            {changesPrices ? t(adminRulesTexts.bookingsStay) : null}{' '}
            {changesPrices && hasAges ? t(adminRulesTexts.childPrices) : null}
          </p>
        </div>
        {action}
      </div>
      {impossible.days > 0 ? (
        <Notice kind="error" className="mt-4">
          {t(adminRulesTexts.impossible, { days: impossible.days })}{' '}
          {t(adminRulesTexts.such, { days: impossible.examples.map((day) => at(t, day)).join('; ') })}
        </Notice>
      ) : null}
      <div
        className={`mt-4 grid items-start gap-x-8 gap-y-5 ${found.length > 0 && examples.length > 0 ? 'lg:grid-cols-2' : 'max-w-3xl'}`}
      >
        {found.length > 0 ? (
          <Part title={t(adminRulesTexts.conflicts)}>
            <ul className="divide-y divide-line border-y border-line text-sm">
              {found.map(({ kind, days, examples }) => (
                <Conflict
                  key={kind}
                  kind={kind}
                  words={t(wordsOf(kind, order.values.closed === false), { days })}
                  examples={examples}
                  isLeft={order.leave.includes(kind)}
                />
              ))}
            </ul>
          </Part>
        ) : null}
        {examples.length > 0 ? (
          <Part title={t(adminRulesTexts.examples)}>
            <ul className="divide-y divide-line border-y border-line text-sm">
              {examples.map((day) => (
                <Example key={`${day.sellableId} ${day.slot} ${day.day}`} day={day} />
              ))}
            </ul>
          </Part>
        ) : null}
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1.5 text-base font-semibold">{title}</h3>
      {children}
    </div>
  );
}

function Example({ day: { name, day, slot, before, after } }: { day: NamedRuledDay }) {
  const t = useText();
  const changes = [
    before.price === after.price ? undefined : [formatMoney(before.price), formatMoney(after.price)],
    before.closed === after.closed
      ? undefined
      : [before, after].map(({ closed }) => t(closed ? adminRulesTexts.closedState : adminRulesTexts.openState)),
    before.minStay === after.minStay
      ? undefined
      : [t(adminRulesTexts.stayState, { days: before.minStay }), String(after.minStay)],
  ].filter((change) => change !== undefined);
  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1">
      <span className="min-w-0 wrap-anywhere">
        {name}{' '}
        <span className="text-ink-soft whitespace-nowrap">
          {slot ? t(adminRulesTexts.slotDay, { day: formatDayOfYear(t, day), time: slot }) : formatDayOfYear(t, day)}
        </span>
      </span>
      <span className="tabular-nums">
        {changes.map(([was, is], index) => (
          <span key={is} className="whitespace-nowrap">
            {index > 0 ? ', ' : null}
            <span className="text-ink-soft">{was}</span> → <strong className="font-semibold">{is}</strong>
          </span>
        ))}
      </span>
    </li>
  );
}

function wordsOf(kind: RuleConflict, isOpening: boolean) {
  if (kind === 'closed') return isOpening ? adminRulesTexts.closedBySeason : adminRulesTexts.closed;
  return adminRulesTexts[kind];
}

/** Days that the rule may leave or change. */
function Conflict({
  kind,
  words,
  examples,
  isLeft,
}: {
  kind: RuleConflict;
  words: string;
  examples: readonly NamedRuledDay[];
  isLeft: boolean;
}) {
  const t = useText();
  const choice = (value: 'leave' | 'change', label: Message) => (
    <label className="chip">
      <input
        type="radio"
        name={kind}
        value={value}
        defaultChecked={isLeft === (value === 'leave')}
        className="sr-only"
      />
      {t(label)}
    </label>
  );
  return (
    <li>
      <fieldset className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <legend className="sr-only">{words}</legend>
        <span aria-hidden="true" className="min-w-0 basis-56 grow">
          <span className="font-semibold">{words}</span>
          <span className="block text-ink-soft">
            {t(adminRulesTexts.such, { days: examples.map((day) => at(t, day)).join('; ') })}
          </span>
        </span>
        <span className="flex gap-1">
          {choice('leave', adminRulesTexts.leave)}
          {choice('change', adminRulesTexts.change)}
        </span>
      </fieldset>
    </li>
  );
}
