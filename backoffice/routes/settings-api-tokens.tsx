import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { fullScope, readScope, scopesOf } from '../../service/accounts/api-tokens/api-token.ts';
import { scopedTypes } from '../../service/accounts/api-tokens/api-tokens.api.ts';
import { createApiToken } from '../../service/accounts/api-tokens/create-api-token.ts';
import { listApiTokens } from '../../service/accounts/api-tokens/list-api-tokens.ts';
import { revokeApiToken } from '../../service/accounts/api-tokens/revoke-api-token.ts';
import { invalid } from '../../service/core/app-error.ts';
import { addDays, endOf, isDay, today } from '../../service/core/day.ts';
import { requireRight } from '../../service/core/may.ts';
import { contentActions } from '../../service/core/viewer.ts';
import { SelectField, TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import type { Fields } from '../server/fields.ts';
import { ScopeTable } from '../settings/scope-table.tsx';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Notice, OneTimeSecret, useFormKey } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Panel } from '../ui/panel.tsx';
import { When } from '../ui/when.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const tokens = await listApiTokens(ctx);
    const stateOf = ({ revokedAt, expiresAt }: (typeof tokens)[number]) =>
      revokedAt ? 'revoked' : expiresAt && expiresAt <= ctx.now ? 'expired' : 'active';
    const day = today(ctx.now);
    return {
      tokens: tokens.map((token) => ({ ...token, state: stateOf(token) })),
      types: scopedTypes,
      tomorrow: addDays(day, 1),
      inAYear: addDays(day, 365),
    };
  });
}

const wrong = (field: string, message: string) =>
  invalid(message, { errors: [{ path: [field], message, name: 'ValidationError' }] });

function scopesIn({ text }: Fields) {
  if (text('may') === 'read') return readScope;
  if (text('may') === 'full') return fullScope;
  const ticked = scopedTypes.flatMap((type) => {
    const actions = contentActions.filter((action) => text(`scope.${type}.${action}`) === 'yes');
    return actions.length > 0 ? [[type, actions] as const] : [];
  });
  const scopes = scopesOf(scopedTypes).safeParse(Object.fromEntries(ticked));
  if (!scopes.success) throw wrong('may', 'Tick at least one box below.');
  return scopes.data;
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      requireRight(ctx.viewer, 'manage api tokens');
      const { text } = fields;
      if (text('do') === 'revoke') {
        await revokeApiToken(ctx, text('of'));
        return { message: 'Token revoked. Programs that use it no longer have access.' };
      }
      const name = text('name').replaceAll(/\s+/g, ' ').trim();
      if (name === '' || name.length > 100) throw wrong('name', 'Enter a name of up to 100 characters.');
      const until = text('until');
      if (until !== '' && !isDay(until)) throw wrong('until', 'Choose a day.');
      if (isDay(until) && until < today(ctx.now)) throw wrong('until', 'Choose a day in the future.');
      const expiresAt = isDay(until) ? endOf(until) : null;
      const { token } = await createApiToken(ctx, { name, scopes: scopesIn(fields), expiresAt });
      return { message: 'Copy this token now. It is shown only once.', secret: token };
    },
    { keep: 'all' },
  );
}

type Row = Awaited<ReturnType<typeof loader>>['tokens'][number];

const mayText = ({ scopes }: Row) =>
  Object.entries(scopes)
    .map(([type, actions]) => `${type === '*' ? 'everything' : type}: ${actions.join(', ')}`)
    .join('; ');

const columns: readonly Column<Row>[] = [
  { head: 'Name', cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span> },
  { head: 'Access', cell: (row) => <span className="text-sm wrap-anywhere">{mayText(row)}</span> },
  { head: 'Created', cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: 'Expires', cell: ({ expiresAt }) => (expiresAt ? <When at={expiresAt} /> : 'never') },
  { head: 'Last used', cell: ({ lastUsedAt }) => (lastUsedAt ? <When at={lastUsedAt} /> : 'never') },
  {
    head: 'Status',
    cell: ({ state, documentId, name }) =>
      state === 'active' ? (
        <AdminForm refused={undefined}>
          <input type="hidden" name="of" value={documentId} />
          <Submit name="do" value="revoke" variant="danger" size="sm">
            {' '}
            Revoke<span className="sr-only">{` token ${name}`}</span>
          </Submit>
        </AdminForm>
      ) : (
        state
      ),
  },
];

export default function ApiTokens() {
  const { tokens, types, tomorrow, inAYear } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.once ? undefined : answer;
  const formKey = useFormKey(answer);
  const isMaking = refused?.typed['do'] === 'make';
  return (
    <>
      <PageHead
        title="API tokens"
        lead="Keys for other programs, such as your own website or a spreadsheet. Tokens give access to content only, never to bookings or personal data."
      />
      <OneTimeSecret of={answer} />
      {refused?.problem && !isMaking ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      <AdminTable
        caption="API tokens, newest first"
        columns={columns}
        rows={tokens}
        keyOf={({ documentId }) => documentId}
        empty="No tokens yet."
      />
      <div className="mt-8 max-w-3xl">
        <Panel title="Create token">
          <AdminForm key={formKey} refused={isMaking ? refused : undefined} className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Name"
              hint="Who uses this token, and what for."
              autoComplete="off"
              className="sm:col-span-2"
              {...fieldProps(refused, 'name')}
            />
            <SelectField label="Access" {...fieldProps(refused, 'may', 'read')}>
              <option value="read">Read published content</option>
              <option value="full">Read and change all content</option>
              <option value="ticked">Only the boxes ticked below</option>
            </SelectField>
            <TextField
              label="Expires at the end of"
              type="date"
              min={tomorrow}
              hint="Leave empty for no expiry."
              {...fieldProps(refused, 'until', inAYear)}
            />
            <details className="min-w-0 sm:col-span-2" open={refused?.typed['may'] === 'ticked'}>
              <summary className="min-h-11 content-center font-semibold">Choose by content type</summary>
              <ScopeTable types={types} refused={refused} />
            </details>
            <Submit name="do" value="make" className="justify-self-start">
              Create token
            </Submit>
          </AdminForm>
        </Panel>
      </div>
    </>
  );
}
