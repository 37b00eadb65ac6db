import { Link } from 'react-router';
import { adminWebhooksTexts } from '../../messages/en/admin/webhooks.ts';
import type { Translate } from '../../messages/translate.ts';
import type { Delivery } from '../../service/webhooks/webhook-bodies.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { When } from '../ui/when.tsx';

type DeliveryRow = Omit<Delivery, 'createdAt' | 'attemptedAt'> & { readonly createdAt: Date | string };

function answerText(t: Translate, { responseStatus, responseMs, problem }: DeliveryRow): string {
  const answered =
    responseStatus === null ? '' : t(adminWebhooksTexts.statusAfter, { responseStatus, responseMs: responseMs ?? '' });
  return [answered, problem ?? ''].filter(Boolean).join(': ') || t(adminWebhooksTexts.notYet);
}

const columns = (t: Translate): readonly Column<DeliveryRow>[] => [
  { head: t(adminWebhooksTexts.when), cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: t(adminWebhooksTexts.event), cell: ({ event }) => event },
  {
    head: t(adminWebhooksTexts.status),
    cell: ({ status, attempts }) => t(adminWebhooksTexts.statusAfterTries, { status, count: attempts }),
  },
  {
    head: t(adminWebhooksTexts.response),
    cell: (row) => <span className="text-sm wrap-anywhere">{answerText(t, row)}</span>,
  },
  {
    head: t(adminWebhooksTexts.actions),
    cell: ({ documentId, event }) => (
      <div className="flex flex-wrap items-center gap-x-3">
        <Link
          to={`?delivery=${documentId}#body`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <Rich
            message={adminWebhooksTexts.payloadOfEvent}
            values={{ event, hidden: (words) => <span className="sr-only">{words}</span> }}
          />
        </Link>
        <AdminForm refused={undefined}>
          <input type="hidden" name="of" value={documentId} />
          <Submit name="do" value="again" variant="quiet" size="sm">
            <Rich
              message={adminWebhooksTexts.sendAgainEvent}
              values={{ event, hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </Submit>
        </AdminForm>
      </div>
    ),
  },
];

export function DeliveryTable({ rows, next }: { rows: readonly DeliveryRow[]; next: string | null }) {
  const t = useText();
  return (
    <AdminTable
      caption={t(adminWebhooksTexts.deliveriesCaption)}
      columns={columns(t)}
      rows={rows}
      keyOf={({ documentId }) => documentId}
      next={next}
      empty={t(adminWebhooksTexts.noDeliveriesYet)}
    />
  );
}
