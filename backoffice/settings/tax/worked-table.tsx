import { adminTaxTexts } from '../../../messages/en/admin/tax.ts';
import { useText } from '../../../storefront/rendering/text.tsx';
import { AdminTable, type Column } from '../../ui/admin-table.tsx';
import type { Worked } from './worked-example.ts';

interface Both {
  readonly what: string;
  readonly now: Worked;
  readonly later: Worked | undefined;
}

function Taxes({ worked }: { worked: Worked }) {
  const t = useText();
  if (worked.taxes.length === 0) return <>{t(adminTaxTexts.noTax)}</>;
  return worked.taxes.map((text) => (
    <span key={text} className="block">
      {text}
    </span>
  ));
}

/** The prices under the current rules and under the planned ones. */
export function WorkedTable({ now, later }: { now: readonly Worked[]; later?: readonly Worked[] }) {
  const t = useText();
  const rows = now.map((one, at): Both => ({ what: one.what, now: one, later: later?.[at] }));
  const columns: readonly Column<Both>[] = [
    { head: t(adminTaxTexts.item), cell: ({ what }) => what },
    { head: t(adminTaxTexts.priceAndFees), atEnd: true, cell: ({ now }) => now.subtotal },
    {
      head: later ? t(adminTaxTexts.currentTax) : t(adminTaxTexts.tax),
      atEnd: true,
      cell: ({ now }) => <Taxes worked={now} />,
    },
    {
      head: later ? t(adminTaxTexts.currentTotal) : t(adminTaxTexts.total),
      atEnd: true,
      cell: ({ now }) => now.payable,
    },
  ];
  const after: readonly Column<Both>[] = [
    { head: t(adminTaxTexts.newTax), atEnd: true, cell: ({ later }) => (later ? <Taxes worked={later} /> : null) },
    {
      head: t(adminTaxTexts.newTotal),
      atEnd: true,
      cell: ({ now, later }) => (later?.payable === now.payable ? later.payable : <strong>{later?.payable}</strong>),
    },
  ];
  return (
    <AdminTable
      caption={later ? t(adminTaxTexts.pricesBeforeAndAfter) : t(adminTaxTexts.websitePrices)}
      columns={later ? [...columns, ...after] : columns}
      rows={rows}
      keyOf={({ what }) => what}
      wide={later !== undefined}
      empty={null}
    />
  );
}
