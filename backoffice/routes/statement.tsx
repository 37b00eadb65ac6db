import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { today } from '../../service/core/day.ts';
import { recordPayout } from '../../service/partners/record-payout.ts';
import { showStatement } from '../../service/partners/show-statement.ts';
import { endOfMonth } from '../../service/partners/statement.ts';
import { TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { Fold } from '../booking/section.tsx';
import { StatementView } from '../partner/statement-view.tsx';
import { act } from '../server/act.ts';
import { parseRupees } from '../server/fields.ts';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  const of = { documentId: params['documentId'] ?? '', month: params['month'] ?? '' };
  return asStaff(context, async (ctx) => {
    const [statement, day] = [await showStatement(ctx, of), today(ctx.now)];
    return { statement, today: day, isOver: endOfMonth(statement.month) < day };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text }) => {
      await recordPayout(ctx, {
        documentId: args.params['documentId'] ?? '',
        month: args.params['month'] ?? '',
        amount: parseRupees(text('amount')),
        reference: text('reference'),
        paidOn: text('paidOn'),
      });
      return { message: 'Payout recorded.' };
    },
    { keep: ['amount', 'reference', 'paidOn'] },
  );
}

export default function StatementPage() {
  const { statement, today, isOver } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { partner, month, payouts, open } = statement;
  return (
    <StatementView
      statement={statement}
      sheet={adminUrls.statementCsv(partner.documentId, month.slice(0, 7))}
      back={{ to: adminUrls.partner(partner.documentId), label: partner.name }}
    >
      {isOver ? null : <p className="mt-3 text-ink-soft">You can record payouts once the month is over.</p>}
      {isOver && open > 0 ? (
        <div className="mt-3">
          <Fold title="Record payout" open={refused !== undefined}>
            <AdminForm key={payouts.length} refused={refused} className="grid gap-3">
              <TextField label="Amount (₹)" inputMode="decimal" {...fieldProps(refused, 'amount')} />
              <TextField label="Bank reference (UTR)" {...fieldProps(refused, 'reference')} />
              <TextField label="Paid on" type="date" max={today} {...fieldProps(refused, 'paidOn', today)} />
              <Submit size="sm" className="justify-self-start">
                Save
              </Submit>
            </AdminForm>
          </Fold>
        </div>
      ) : null}
    </StatementView>
  );
}
