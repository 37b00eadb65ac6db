import { Link } from 'react-router';
import { adminTaxTexts } from '../../../messages/en/admin/tax.ts';
import { formatDay } from '../../../service/core/day.ts';
import type { TcsRate } from '../../../service/partners/tcs.ts';
import { Rich, useText } from '../../../storefront/rendering/text.tsx';
import { AdminForm, Submit } from '../../ui/admin-form.tsx';
import { AdminTable, type Column } from '../../ui/admin-table.tsx';
import { adminUrls } from '../../urls.ts';
import type { WorkedTcs } from './tcs-example.ts';

/** An example statement under the current rates and under the planned ones. */
export function WorkedTcsTable({ now, later }: { now: readonly WorkedTcs[]; later?: readonly WorkedTcs[] }) {
  const t = useText();
  const rows = now.map((one, at) => ({ ...one, later: later?.[at] }));
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { head: t(adminTaxTexts.item), cell: ({ what }) => what },
    { head: t(adminTaxTexts.priceBeforeTax), atEnd: true, cell: ({ price }) => price },
    { head: t(adminTaxTexts.commissionAndItsGst), atEnd: true, cell: ({ commission }) => commission },
    { head: later ? t(adminTaxTexts.currentTcs) : t(adminTaxTexts.tcs), atEnd: true, cell: ({ tcs }) => tcs },
    {
      head: later ? t(adminTaxTexts.currentPayable) : t(adminTaxTexts.payable),
      atEnd: true,
      cell: ({ payable }) => payable,
    },
  ];
  const after: typeof columns = [
    { head: t(adminTaxTexts.newTcs), atEnd: true, cell: ({ later }) => later?.tcs },
    {
      head: t(adminTaxTexts.newPayable),
      atEnd: true,
      cell: ({ payable, later }) => (later?.payable === payable ? payable : <strong>{later?.payable}</strong>),
    },
  ];
  return (
    <AdminTable
      caption={later ? t(adminTaxTexts.exampleBeforeAndAfter) : t(adminTaxTexts.exampleStatement)}
      columns={later ? [...columns, ...after] : columns}
      rows={rows}
      keyOf={({ what }) => what}
      empty={null}
    />
  );
}

/** Rates, newest first. A future one can be removed. */
export function TcsRateTable({ rates, today }: { rates: readonly TcsRate[]; today: string }) {
  const t = useText();
  const inForce = rates.find(({ from }) => from <= today);
  const columns: readonly Column<TcsRate>[] = [
    { head: t(adminTaxTexts.from), cell: ({ from }) => <span className="font-semibold">{formatDay(t, from)}</span> },
    { head: t(adminTaxTexts.rate), atEnd: true, cell: ({ percent }) => `${percent}%` },
    {
      head: t(adminTaxTexts.deductedFromPayouts),
      cell: ({ withheld }) => (withheld ? t(adminTaxTexts.yes) : t(adminTaxTexts.noReportedOnly)),
    },
    {
      head: t(adminTaxTexts.status),
      cell: (rate) =>
        rate.from > today ? (
          <AdminForm refused={undefined} className="flex items-center gap-3">
            {t(adminTaxTexts.scheduled)} <input type="hidden" name="from" value={rate.from} />
            <Submit name="do" value="drop" variant="quiet" size="sm">
              <Rich
                message={adminTaxTexts.removeRate}
                values={{ from: formatDay(t, rate.from), hidden: (words) => <span className="sr-only">{words}</span> }}
              />
            </Submit>
          </AdminForm>
        ) : rate === inForce ? (
          t(adminTaxTexts.inForce)
        ) : (
          t(adminTaxTexts.ended)
        ),
    },
  ];
  return (
    <AdminTable
      caption={t(adminTaxTexts.tcsRates)}
      columns={columns}
      rows={rates}
      keyOf={({ from }) => from}
      empty={
        <Rich message={adminTaxTexts.noRates} values={{ link: (words) => <Link to={adminUrls.tcs}>{words}</Link> }} />
      }
    />
  );
}
