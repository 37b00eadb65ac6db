import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminPayoutsTexts } from '../../messages/en/admin/payouts.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { invalid } from '../../service/core/app-error.ts';
import { today } from '../../service/core/day.ts';
import { formatMoney } from '../../service/core/money.ts';
import { listPayouts } from '../../service/partners/list-payouts.ts';
import { chosenIn } from '../../service/partners/payout.ts';
import { recordPayouts } from '../../service/partners/record-payouts.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { PayoutBar } from '../partner/payout-bar.tsx';
import { PayoutTable, referenceField } from '../partner/payout-table.tsx';
import { act } from '../server/act.ts';
import { PageHead } from '../ui/page-head.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => ({ rows: await listPayouts(ctx), today: today(ctx.now) }));
}

/** After a refusal too: it can be that the amounts have changed. */
export const shouldRevalidate = () => true;

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { all, text }) => {
      const t = textIn(ctx.language);
      const chosen = all('of').flatMap((value) => chosenIn(value) ?? []);
      if (chosen.length === 0) throw invalid(sentence(adminPayoutsTexts.selectFirst));
      const payouts = chosen.map(({ documentId, amount }) => ({
        documentId,
        amount,
        reference: text(referenceField(documentId)).trim() || text('reference'),
      }));
      const { recorded, repeated, total } = await recordPayouts(ctx, { payouts, paidOn: text('paidOn') });
      const sentences = [
        ...(recorded > 0 ? [t(adminPayoutsTexts.recorded, { count: recorded, total: formatMoney(total) })] : []),
        ...(repeated > 0 ? [t(adminPayoutsTexts.repeated, { count: repeated })] : []),
      ];
      return { message: sentences.join(' ') };
    },
    { keep: ['reference', 'paidOn'] },
  );
}

export default function Payouts() {
  const t = useText();
  const { rows, today } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead dense title={t(adminPayoutsTexts.payouts)} lead={t(adminPayoutsTexts.lead)} />
      <div className="mt-4">
        <PayoutTable rows={rows} />
      </div>
      {rows.some(({ due }) => due > 0) ? <PayoutBar key={rows.length} today={today} refused={refused} /> : null}
    </>
  );
}
