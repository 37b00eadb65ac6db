import { Form, Link } from 'react-router';
import { adminTaxTexts } from '../../../messages/en/admin/tax.ts';
import type { Translate } from '../../../messages/translate.ts';
import type { TaxRuleStanding } from '../../../service/catalog/settings/tax-change.ts';
import type { TaxRule } from '../../../service/catalog/tax.ts';
import { formatDay } from '../../../service/core/day.ts';
import { Rich, useText } from '../../../storefront/rendering/text.tsx';
import { Button } from '../../../storefront/ui/button.tsx';
import { AdminTable, type Column } from '../../ui/admin-table.tsx';
import { adminUrls } from '../../urls.ts';
import { bandText, supplyNames } from './tax-words.ts';

export interface TaxRuleView extends TaxRule {
  readonly index: number;
  readonly standing: TaxRuleStanding;
}

/** Address parameters that prefill the form with this rule, from tomorrow. */
function stockChangeIn({ supply, name, percent, from, to, sac }: TaxRuleView): string {
  const last = to === null ? '' : String(Number((to - 0.01).toFixed(2)));
  const typed = { supply, name, percent: String(percent), bandFrom: String(from), bandTo: last, sac: sac ?? '' };
  return `${adminUrls.tax}?${new URLSearchParams(typed)}#rule`;
}

const columnsFor = (t: Translate, tomorrow: string): readonly Column<TaxRuleView>[] => [
  {
    head: t(adminTaxTexts.appliesTo),
    cell: ({ supply }) => <span className="font-semibold">{t(supplyNames[supply])}</span>,
  },
  { head: t(adminTaxTexts.prices), cell: (rule) => bandText(t, rule) },
  { head: t(adminTaxTexts.rate), atEnd: true, cell: ({ name, percent }) => `${name} ${percent}%` },
  { head: t(adminTaxTexts.sac), cell: ({ sac }) => sac ?? t(adminTaxTexts.none) },
  {
    head: t(adminTaxTexts.since),
    cell: ({ since, standing }) =>
      standing === 'to come'
        ? t(adminTaxTexts.fromSince, { since: formatDay(t, since) })
        : since === '2000-01-01'
          ? t(adminTaxTexts.always)
          : formatDay(t, since),
  },
  {
    head: t(adminTaxTexts.change),
    cell: (rule) => (
      <div className="flex flex-wrap gap-x-4">
        {rule.standing === 'over' ? null : (
          <Link to={stockChangeIn(rule)} className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Rich
              message={adminTaxTexts.changeNamedRule}
              values={{
                supply: t(supplyNames[rule.supply]),
                prices: bandText(t, rule),
                hidden: (words) => <span className="sr-only">{words}</span>,
              }}
            />
          </Link>
        )}
        {rule.standing === 'over' || (rule.standing === 'in force' && rule.supply === '*') ? null : (
          <Form method="get">
            <input type="hidden" name="of" value={rule.index} />
            <input type="hidden" name="from" value={tomorrow} />
            <Button
              type="submit"
              name="do"
              value={rule.standing === 'to come' ? 'drop' : 'end'}
              variant="quiet"
              size="sm"
            >
              {rule.standing === 'to come' ? t(adminTaxTexts.remove) : t(adminTaxTexts.end)}
              <span className="sr-only">{` ${t(supplyNames[rule.supply])}, ${bandText(t, rule)}`}</span>
            </Button>
          </Form>
        )}
      </div>
    ),
  },
];

export function RuleTable({
  caption,
  rules,
  tomorrow,
  empty,
}: {
  caption: string;
  rules: readonly TaxRuleView[];
  tomorrow: string;
  empty: string;
}) {
  const t = useText();
  return (
    <AdminTable
      caption={caption}
      columns={columnsFor(t, tomorrow)}
      rows={rules}
      keyOf={({ index }) => index}
      empty={empty}
    />
  );
}
