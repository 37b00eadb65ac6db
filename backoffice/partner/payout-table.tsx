import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { adminListTexts } from '../../messages/en/admin/list.ts';
import { adminPayoutsTexts } from '../../messages/en/admin/payouts.ts';
import type { Translate } from '../../messages/translate.ts';
import { formatDate } from '../../service/core/day.ts';
import { formatMoney, type Paise, paiseOf } from '../../service/core/money.ts';
import type { PayoutRow } from '../../service/partners/list-payouts.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Mark } from '../ui/mark.tsx';
import { AllBox, RowBox } from '../ui/row-box.tsx';
import { adminUrls } from '../urls.ts';

/** Names the field of a row's own reference. */
export const referenceField = (documentId: string) => `reference-${documentId}`;

/** A row as the value of its box: the partner and the amount that is shown. */
const boxValue = ({ documentId, due }: PayoutRow) => `${documentId} ${due}`;

/** The sum of ticked rows, from the values of their boxes. */
export const sumOfValues = (values: readonly string[]): Paise =>
  paiseOf(values.reduce((total, value) => total + Number(value.split(' ')[1] ?? 0), 0));

/** A typed reference ticks its row: left unticked, it would not be recorded. */
function tickRow({ currentTarget }: FormEvent<HTMLInputElement>) {
  const box = currentTarget.closest('tr')?.querySelector<HTMLInputElement>('input[name="of"]');
  if (!box || box.checked || currentTarget.value === '') return;
  box.checked = true;
  box.dispatchEvent(new Event('change', { bubbles: true }));
}

const signed = (amount: Paise) => (amount < 0 ? `− ${formatMoney(paiseOf(-amount))}` : formatMoney(amount));

const columnsOf = (t: Translate): readonly Column<PayoutRow>[] => [
  {
    head: t(adminPayoutsTexts.select),
    control: <AllBox label={t(adminPayoutsTexts.selectAll)} isLabelHidden />,
    className: 'box',
    cell: (row) =>
      row.due > 0 ? <RowBox of={boxValue(row)} label={t(adminPayoutsTexts.selectPartner, { name: row.name })} /> : null,
  },
  {
    head: t(adminPayoutsTexts.partner),
    isRowHead: true,
    className: 'guest',
    cell: ({ documentId, name }) => (
      <Link
        to={adminUrls.partner(documentId)}
        className="block truncate font-semibold underline-offset-4 hover:underline"
      >
        {name}
      </Link>
    ),
  },
  {
    head: t(adminPayoutsTexts.since),
    className: 'arrival',
    cell: ({ since, months, documentId }) => {
      const [month] = months;
      return since && month ? (
        <Link
          to={adminUrls.statement(documentId, month.slice(0, 7))}
          className="tabular-nums underline-offset-4 hover:underline"
        >
          {formatDate(t, since)}
        </Link>
      ) : (
        <Mark tone="bad">{t(adminPayoutsTexts.overpaid)}</Mark>
      );
    },
  },
  { head: t(adminPayoutsTexts.bookings), atEnd: true, className: 'spacious', cell: ({ bookings }) => bookings },
  { head: t(adminPayoutsTexts.sales), atEnd: true, className: 'spacious', cell: ({ sales }) => signed(sales) },
  {
    head: t(adminPayoutsTexts.commission),
    atEnd: true,
    className: 'spacious',
    cell: ({ commission }) => signed(commission),
  },
  { head: t(adminPayoutsTexts.tcs), atEnd: true, className: 'spacious', cell: ({ tcs }) => signed(tcs) },
  { head: t(adminPayoutsTexts.paidBefore), atEnd: true, className: 'spacious', cell: ({ paid }) => signed(paid) },
  {
    head: t(adminPayoutsTexts.dueNow),
    atEnd: true,
    className: 'balance',
    cell: ({ due }) => <span className={`font-semibold ${due < 0 ? 'text-danger' : ''}`}>{signed(due)}</span>,
  },
  {
    head: t(adminPayoutsTexts.bankAccount),
    className: 'status',
    cell: ({ account, documentId, name }) =>
      account ? (
        <span
          className="tabular-nums"
          title={t(adminPayoutsTexts.accountTitle, { ...account, digits: account.lastDigits })}
        >
          {t(adminPayoutsTexts.accountEnding, { digits: account.lastDigits })}
        </span>
      ) : (
        <Link to={adminUrls.partner(documentId)} className="font-semibold text-danger underline underline-offset-4">
          <Rich
            message={adminPayoutsTexts.addAccountOf}
            values={{ name, hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </Link>
      ),
  },
  {
    head: t(adminPayoutsTexts.reference),
    className: 'reference',
    cell: ({ documentId, name, due }) =>
      due > 0 ? (
        <input
          form="bulk"
          name={referenceField(documentId)}
          aria-label={t(adminPayoutsTexts.referenceOf, { name })}
          placeholder={t(adminPayoutsTexts.asForAll)}
          maxLength={100}
          autoComplete="off"
          onInput={tickRow}
          className="min-h-9 w-full min-w-32 rounded-field border border-line-strong bg-card px-3 text-sm hover:border-ink max-md:min-h-11"
        />
      ) : null,
  },
];

/** The partners with a balance, a line each, with a box for those who are due. */
export function PayoutTable({ rows }: { rows: readonly PayoutRow[] }) {
  const t = useText();
  return (
    <AdminTable
      caption={t(adminPayoutsTexts.caption)}
      columns={columnsOf(t)}
      rows={rows}
      // a row of another amount is another row: it is no longer ticked
      keyOf={boxValue}
      dense
      empty={t(adminPayoutsTexts.none)}
      begin={{ to: adminUrls.partners, label: t(adminListTexts.openPartners) }}
    />
  );
}
