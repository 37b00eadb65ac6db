import { Link } from 'react-router';
import type { Delivery } from '../../service/webhooks/webhook-bodies.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { When } from '../ui/when.tsx';

type DeliveryRow = Omit<Delivery, 'createdAt' | 'attemptedAt'> & { readonly createdAt: Date | string };

function answerText({ responseStatus, responseMs, problem }: DeliveryRow): string {
  const answered = responseStatus === null ? '' : `${responseStatus} after ${responseMs} ms`;
  return [answered, problem ?? ''].filter(Boolean).join(': ') || 'not yet';
}

const columns: readonly Column<DeliveryRow>[] = [
  { head: 'When', cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: 'Event', cell: ({ event }) => event },
  { head: 'Status', cell: ({ status, attempts }) => `${status}, ${attempts} ${attempts === 1 ? 'try' : 'tries'}` },
  { head: 'Response', cell: (row) => <span className="text-sm wrap-anywhere">{answerText(row)}</span> },
  {
    head: 'Actions',
    cell: ({ documentId, event }) => (
      <div className="flex flex-wrap items-center gap-x-3">
        <Link
          to={`?delivery=${documentId}#body`}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {' '}
          Payload<span className="sr-only">{` of ${event}`}</span>
        </Link>
        <AdminForm refused={undefined}>
          <input type="hidden" name="of" value={documentId} />
          <Submit name="do" value="again" variant="quiet" size="sm">
            Send again<span className="sr-only">{`: ${event}`}</span>
          </Submit>
        </AdminForm>
      </div>
    ),
  },
];

export function DeliveryTable({ rows, next }: { rows: readonly DeliveryRow[]; next: string | null }) {
  return (
    <AdminTable
      caption="Deliveries, newest first"
      columns={columns}
      rows={rows}
      keyOf={({ documentId }) => documentId}
      next={next}
      empty="No deliveries yet."
    />
  );
}
