import { Form, Link } from 'react-router';
import type { TaxRuleStanding } from '../../../service/catalog/settings/tax-change.ts';
import type { TaxRule } from '../../../service/catalog/tax.ts';
import { formatDay } from '../../../service/core/day.ts';
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

const columnsFor = (tomorrow: string): readonly Column<TaxRuleView>[] => [
  { head: 'Applies to', cell: ({ supply }) => <span className="font-semibold">{supplyNames[supply]}</span> },
  { head: 'Prices', cell: bandText },
  { head: 'Rate', atEnd: true, cell: ({ name, percent }) => `${name} ${percent}%` },
  { head: 'SAC', cell: ({ sac }) => sac ?? 'none' },
  {
    head: 'Since',
    cell: ({ since, standing }) =>
      standing === 'to come' ? `from ${formatDay(since)}` : since === '2000-01-01' ? 'always' : formatDay(since),
  },
  {
    head: 'Change',
    cell: (rule) => (
      <div className="flex flex-wrap gap-x-4">
        {rule.standing === 'over' ? null : (
          <Link to={stockChangeIn(rule)} className="inline-flex min-h-11 items-center underline underline-offset-4">
            Change<span className="sr-only">{` ${supplyNames[rule.supply]}, ${bandText(rule)}`}</span>
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
              {rule.standing === 'to come' ? 'Remove' : 'End'}
              <span className="sr-only">{` ${supplyNames[rule.supply]}, ${bandText(rule)}`}</span>
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
  return (
    <AdminTable
      caption={caption}
      columns={columnsFor(tomorrow)}
      rows={rules}
      keyOf={({ index }) => index}
      empty={empty}
    />
  );
}
