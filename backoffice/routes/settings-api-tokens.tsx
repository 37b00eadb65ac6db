import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { fullScope, readScope, scopesOf } from '../../service/accounts/api-tokens/api-token.ts';
import { scopedTypes } from '../../service/accounts/api-tokens/api-tokens.api.ts';
import { createApiToken } from '../../service/accounts/api-tokens/create-api-token.ts';
import { listApiTokens } from '../../service/accounts/api-tokens/list-api-tokens.ts';
import { revokeApiToken } from '../../service/accounts/api-tokens/revoke-api-token.ts';
import { invalid } from '../../service/core/app-error.ts';
import { addDays, endOf, isDay, today } from '../../service/core/day.ts';
import { requireRight } from '../../service/core/may.ts';
import { contentActions } from '../../service/core/viewer.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
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

function scopesIn(t: Translate, { text }: Fields) {
  if (text('may') === 'read') return readScope;
  if (text('may') === 'full') return fullScope;
  const ticked = scopedTypes.flatMap((type) => {
    const actions = contentActions.filter((action) => text(`scope.${type}.${action}`) === 'yes');
    return actions.length > 0 ? [[type, actions] as const] : [];
  });
  const scopes = scopesOf(scopedTypes).safeParse(Object.fromEntries(ticked));
  if (!scopes.success) throw wrong('may', t(adminSettingsTexts.scopeMissing));
  return scopes.data;
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      const t = textIn(ctx.language);
      requireRight(ctx.viewer, 'manage api tokens');
      const { text } = fields;
      if (text('do') === 'revoke') {
        await revokeApiToken(ctx, text('of'));
        return { message: t(adminSettingsTexts.tokenRevoked) };
      }
      const name = text('name').replaceAll(/\s+/g, ' ').trim();
      if (name === '' || name.length > 100) throw wrong('name', t(adminSettingsTexts.tokenNameInvalid));
      const until = text('until');
      if (until !== '' && !isDay(until)) throw wrong('until', t(adminSettingsTexts.chooseADay));
      if (isDay(until) && until < today(ctx.now)) throw wrong('until', t(adminSettingsTexts.expiryInvalid));
      const expiresAt = isDay(until) ? endOf(until) : null;
      const { token } = await createApiToken(ctx, { name, scopes: scopesIn(t, fields), expiresAt });
      return { message: t(adminSettingsTexts.copyToken), secret: token };
    },
    { keep: 'all' },
  );
}

type Row = Awaited<ReturnType<typeof loader>>['tokens'][number];

const mayText = (t: Translate, { scopes }: Row) =>
  Object.entries(scopes)
    .map(([type, actions]) => `${type === '*' ? t(adminSettingsTexts.everything) : type}: ${actions.join(', ')}`)
    .join('; ');

const columns = (t: Translate): readonly Column<Row>[] => [
  { head: t(adminSettingsTexts.name), cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span> },
  {
    head: t(adminSettingsTexts.access),
    cell: (row) => <span className="text-sm wrap-anywhere">{mayText(t, row)}</span>,
  },
  { head: t(adminSettingsTexts.created), cell: ({ createdAt }) => <When at={createdAt} /> },
  {
    head: t(adminSettingsTexts.expires),
    cell: ({ expiresAt }) => (expiresAt ? <When at={expiresAt} /> : t(adminSettingsTexts.never)),
  },
  {
    head: t(adminSettingsTexts.lastUsed),
    cell: ({ lastUsedAt }) => (lastUsedAt ? <When at={lastUsedAt} /> : t(adminSettingsTexts.never)),
  },
  {
    head: t(adminSettingsTexts.status),
    cell: ({ state, documentId, name }) =>
      state === 'active' ? (
        <AdminForm refused={undefined}>
          <input type="hidden" name="of" value={documentId} />
          <Submit name="do" value="revoke" variant="danger" size="sm">
            <Rich
              message={adminSettingsTexts.revokeTokenName}
              values={{ name, hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </Submit>
        </AdminForm>
      ) : (
        t(state === 'revoked' ? adminSettingsTexts.isRevoked : adminSettingsTexts.isExpired)
      ),
  },
];

export default function ApiTokens() {
  const t = useText();
  const { tokens, types, tomorrow, inAYear } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer?.once ? undefined : answer;
  const formKey = useFormKey(answer);
  const isMaking = refused?.typed['do'] === 'make';
  return (
    <>
      <PageHead title={t(adminSettingsTexts.apiTokens)} lead={t(adminSettingsTexts.apiTokensPageLead)} />
      <OneTimeSecret of={answer} />
      {refused?.problem && !isMaking ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      <AdminTable
        caption={t(adminSettingsTexts.tokensCaption)}
        columns={columns(t)}
        rows={tokens}
        keyOf={({ documentId }) => documentId}
        empty={t(adminSettingsTexts.noTokensYet)}
        begin={{ to: '#create', label: t(adminSettingsTexts.createToken) }}
      />
      <div className="mt-8 max-w-3xl">
        <Panel id="create" title={t(adminSettingsTexts.createToken)}>
          <AdminForm key={formKey} refused={isMaking ? refused : undefined} className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t(adminSettingsTexts.name)}
              hint={t(adminSettingsTexts.tokenNameHint)}
              autoComplete="off"
              className="sm:col-span-2"
              {...fieldProps(refused, 'name')}
            />
            <SelectField label={t(adminSettingsTexts.access)} {...fieldProps(refused, 'may', 'read')}>
              <option value="read">{t(adminSettingsTexts.accessRead)}</option>
              <option value="full">{t(adminSettingsTexts.accessFull)}</option>
              <option value="ticked">{t(adminSettingsTexts.accessChosen)}</option>
            </SelectField>
            <TextField
              label={t(adminSettingsTexts.expiresOn)}
              type="date"
              min={tomorrow}
              hint={t(adminSettingsTexts.expiryHint)}
              {...fieldProps(refused, 'until', inAYear)}
            />
            <details className="min-w-0 sm:col-span-2" open={refused?.typed['may'] === 'ticked'}>
              <summary className="min-h-11 content-center font-semibold">{t(adminSettingsTexts.chooseAccess)}</summary>
              <ScopeTable types={types} refused={refused} />
            </details>
            <Submit name="do" value="make" className="justify-self-start">
              {t(adminSettingsTexts.createToken)}
            </Submit>
          </AdminForm>
        </Panel>
      </div>
    </>
  );
}
