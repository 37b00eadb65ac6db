import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { textIn } from '../../messages/translate.ts';
import { deleteRedirect } from '../../service/catalog/redirects/delete-redirect.ts';
import { listRedirects } from '../../service/catalog/redirects/list-redirects.ts';
import { saveRedirect } from '../../service/catalog/redirects/save-redirect.ts';
import { countListed } from '../../service/catalog/sitemap/sitemap.ts';
import { requireRight } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { CheckboxField, SelectField, TextField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { readListQuery } from '../server/list-query.ts';
import { readStoredSetting, saveSetting } from '../server/settings.ts';
import { RedirectTable } from '../settings/redirect-table.tsx';
import { refusalFor, SettingPanel } from '../settings/setting-panel.tsx';
import { AdminForm, fieldProps, Submit } from '../ui/admin-form.tsx';
import { Filters } from '../ui/filters.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { FactList, Panel } from '../ui/panel.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  const { filter, after } = readListQuery(request, ['path']);
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    const redirects = await listRedirects(ctx, { after, words: filter('words') });
    const { value, version } = await readStoredSetting(ctx, 'searchEngines');
    return {
      ...redirects,
      listed: value.listed,
      disallow: value.disallow.join('\n'),
      version,
      facts: [
        [t(adminSettingsTexts.sitemapAddress), `${ctx.config.publicUrl}/sitemap.xml`] as const,
        ...(await countListed(ctx)).map(({ kind, count }) => [kind, count.toLocaleString('en-IN')] as const),
      ],
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text, id }) => {
      const t = textIn(ctx.language);
      requireRight(ctx.viewer, 'change redirects and search engines');
      if (text('do') === 'remove') {
        const { path } = await deleteRedirect(ctx, { id: id('of') });
        return { message: t(adminSettingsTexts.redirectRemoved, { path }) };
      }
      if (text('do') === 'engines') {
        const disallow = text('disallow')
          .split(/\r\n|[\r\n]/)
          .map((line) => line.replace(/^\s*disallow:/i, '').trim())
          .filter(Boolean);
        const value = { listed: text('listed') === 'yes', disallow };
        const fieldOf = () => 'disallow';
        await saveSetting(ctx, { name: 'searchEngines', version: text('version'), value, fieldOf });
        return {
          message: value.listed ? t(adminSettingsTexts.searchAllowed) : t(adminSettingsTexts.searchRefused),
        };
      }
      const { path, target } = await saveRedirect(ctx, {
        path: text('path'),
        target: text('target'),
        permanent: text('how') !== '302',
        elsewhere: text('elsewhere') === 'yes',
      });
      return { message: t(adminSettingsTexts.redirectSaved, { path, target }) };
    },
    { keep: 'all' },
  );
}

export default function Search() {
  const t = useText();
  const { rows, next, listed, disallow, version, facts } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  const ofEngines = refusalFor(refused, 'engines');
  const ofRedirect = refusalFor(refused, 'redirect');
  return (
    <>
      <PageHead title={t(adminSettingsTexts.seoAndRedirects)} lead={t(adminSettingsTexts.searchPageLead)} />
      {refused?.problem && !ofEngines && !ofRedirect ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SettingPanel
          title={t(adminSettingsTexts.searchEngines)}
          lead={t(adminSettingsTexts.showToSearchHint)}
          of="engines"
          version={version}
          refused={refused}
        >
          <CheckboxField
            label={t(adminSettingsTexts.showToSearch)}
            name="listed"
            value="yes"
            defaultChecked={ofEngines ? ofEngines.typed['listed'] === 'yes' : listed}
          />
          <TextField
            label={t(adminSettingsTexts.excludedPaths)}
            multiline
            rows={4}
            hint={t(adminSettingsTexts.excludedPathsHint)}
            {...fieldProps(ofEngines, 'disallow', disallow)}
          />
        </SettingPanel>
        <Panel title={t(adminSettingsTexts.sitemap)} lead={t(adminSettingsTexts.sitemapLead)}>
          <FactList facts={facts} />
        </Panel>
      </div>
      <h2 className="mt-8 mb-4 text-xl">{t(adminSettingsTexts.redirects)}</h2>
      <Filters>
        <TextField label={t(adminSettingsTexts.search)} name="words" defaultValue={query.get('words') ?? ''} />
      </Filters>
      <RedirectTable rows={rows} next={next} />
      <div className="mt-6 max-w-3xl">
        <Panel id="redirect" title={t(adminSettingsTexts.addARedirect)} lead={t(adminSettingsTexts.redirectHint)}>
          <AdminForm refused={ofRedirect} className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t(adminSettingsTexts.oldPath)}
              placeholder="/old-page"
              autoComplete="off"
              {...fieldProps(ofRedirect, 'path')}
            />
            <TextField
              label={t(adminSettingsTexts.target)}
              placeholder="/stays"
              autoComplete="off"
              {...fieldProps(ofRedirect, 'target')}
            />
            <SelectField label={t(adminSettingsTexts.type)} {...fieldProps(ofRedirect, 'how', '301')}>
              <option value="301">{t(adminSettingsTexts.permanent)}</option>
              <option value="302">{t(adminSettingsTexts.temporary)}</option>
            </SelectField>
            <CheckboxField
              label={t(adminSettingsTexts.allowOtherSite)}
              name="elsewhere"
              value="yes"
              className="self-end"
              defaultChecked={ofRedirect?.typed['elsewhere'] === 'yes'}
            />
            <Submit name="do" value="redirect" className="justify-self-start">
              {t(adminSettingsTexts.saveRedirect)}
            </Submit>
          </AdminForm>
        </Panel>
      </div>
    </>
  );
}
