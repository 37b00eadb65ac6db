import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminStatementsTexts } from '../../messages/en/admin/statements.ts';
import { textIn } from '../../messages/translate.ts';
import { today } from '../../service/core/day.ts';
import { recordPayout } from '../../service/partners/record-payout.ts';
import { showStatement } from '../../service/partners/show-statement.ts';
import { endOfMonth } from '../../service/partners/statement.ts';
import { useText } from '../../storefront/rendering/text.tsx';
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
      const t = textIn(ctx.language);
      await recordPayout(ctx, {
        documentId: args.params['documentId'] ?? '',
        month: args.params['month'] ?? '',
        amount: parseRupees(text('amount')),
        reference: text('reference'),
        paidOn: text('paidOn'),
      });
      return { message: t(adminStatementsTexts.payoutRecorded) };
    },
    { keep: ['amount', 'reference', 'paidOn'] },
  );
}

export default function StatementPage() {
  const t = useText();
  const { statement, today, isOver } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { partner, month, payouts, open } = statement;
  return (
    <StatementView
      statement={statement}
      sheet={adminUrls.statementCsv(partner.documentId, month.slice(0, 7))}
      back={{ to: adminUrls.partner(partner.documentId), label: partner.name }}
    >
      {isOver ? null : <p className="mt-3 text-ink-soft">{t(adminStatementsTexts.monthNotOver)}</p>}
      {isOver && open > 0 ? (
        <div className="mt-3">
          <Fold title={t(adminStatementsTexts.recordPayout)} open={refused !== undefined}>
            <AdminForm key={payouts.length} refused={refused} className="grid gap-3">
              <TextField
                label={t(adminStatementsTexts.amount)}
                inputMode="decimal"
                {...fieldProps(refused, 'amount')}
              />
              <TextField label={t(adminStatementsTexts.bankReference)} {...fieldProps(refused, 'reference')} />
              <TextField
                label={t(adminStatementsTexts.paidOn)}
                type="date"
                max={today}
                {...fieldProps(refused, 'paidOn', today)}
              />
              <Submit size="sm" className="justify-self-start">
                {t(adminStatementsTexts.save)}
              </Submit>
            </AdminForm>
          </Fold>
        </div>
      ) : null}
    </StatementView>
  );
}
