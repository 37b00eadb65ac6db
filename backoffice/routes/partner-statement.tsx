import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminStatementsTexts } from '../../messages/en/admin/statements.ts';
import { showOwnStatement } from '../../service/partners/show-statement.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { StatementView } from '../partner/statement-view.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, params }: LoaderFunctionArgs) {
  return asStaff(context, (ctx) => showOwnStatement(ctx, { month: params['month'] ?? '' }));
}

export default function PartnerStatement() {
  const t = useText();
  const statement = useLoaderData<typeof loader>();
  return (
    <StatementView
      statement={statement}
      sheet={adminUrls.partnerStatementCsv(statement.month.slice(0, 7))}
      back={{ to: adminUrls.listings, label: t(adminStatementsTexts.myListings) }}
    />
  );
}
