import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { deleteRedirect } from '../../service/catalog/redirects/delete-redirect.ts';
import { listRedirects } from '../../service/catalog/redirects/list-redirects.ts';
import { saveRedirect } from '../../service/catalog/redirects/save-redirect.ts';
import { countListed } from '../../service/catalog/sitemap/sitemap.ts';
import { requireRight } from '../../service/core/may.ts';
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
    const redirects = await listRedirects(ctx, { after, words: filter('words') });
    const { value, version } = await readStoredSetting(ctx, 'searchEngines');
    return {
      ...redirects,
      listed: value.listed,
      disallow: value.disallow.join('\n'),
      version,
      facts: [
        ['Address', `${ctx.config.publicUrl}/sitemap.xml`] as const,
        ...(await countListed(ctx)).map(({ kind, count }) => [kind, count.toLocaleString('en-IN')] as const),
      ],
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, { text, id }) => {
      requireRight(ctx.viewer, 'change redirects and search engines');
      if (text('do') === 'remove') {
        const { path } = await deleteRedirect(ctx, { id: id('of') });
        return { message: `Redirect from ${path} removed.` };
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
          message: value.listed
            ? 'Search engines can now list your website.'
            : 'Search engines are now asked not to list your website.',
        };
      }
      const { path, target } = await saveRedirect(ctx, {
        path: text('path'),
        target: text('target'),
        permanent: text('how') !== '302',
        elsewhere: text('elsewhere') === 'yes',
      });
      return { message: `Redirect saved: ${path} goes to ${target}.` };
    },
    { keep: 'all' },
  );
}

export default function Search() {
  const { rows, next, listed, disallow, version, facts } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [query] = useSearchParams();
  const ofEngines = refusalFor(refused, 'engines');
  const ofRedirect = refusalFor(refused, 'redirect');
  return (
    <>
      <PageHead title="SEO and redirects" lead="Redirects from old addresses, and access for search engines." />
      {refused?.problem && !ofEngines && !ofRedirect ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SettingPanel
          title="Search engines"
          lead="If switched off, search engines are asked not to list any page. People with a link can still open it."
          of="engines"
          version={version}
          refused={refused}
        >
          <CheckboxField
            label="Show this website to search engines"
            name="listed"
            value="yes"
            defaultChecked={ofEngines ? ofEngines.typed['listed'] === 'yes' : listed}
          />
          <TextField
            label="Exclude these paths too"
            multiline
            rows={4}
            hint="One per line, starting with a slash. Carts, payments and the back office are always excluded."
            {...fieldProps(ofEngines, 'disallow', disallow)}
          />
        </SettingPanel>
        <Panel title="Sitemap" lead="Lists everything you publish, for search engines. Updated automatically.">
          <FactList facts={facts} />
        </Panel>
      </div>
      <h2 className="mt-8 mb-4 text-xl">Redirects</h2>
      <Filters>
        <TextField label="Search" name="words" defaultValue={query.get('words') ?? ''} />
      </Filters>
      <RedirectTable rows={rows} next={next} />
      <div className="mt-6 max-w-3xl">
        <Panel
          title="Add a redirect"
          lead="Applies only where your website has no page. Saving the same old path again replaces its redirect."
        >
          <AdminForm refused={ofRedirect} className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Old path"
              placeholder="/old-page"
              autoComplete="off"
              {...fieldProps(ofRedirect, 'path')}
            />
            <TextField label="Target" placeholder="/stays" autoComplete="off" {...fieldProps(ofRedirect, 'target')} />
            <SelectField label="Type" {...fieldProps(ofRedirect, 'how', '301')}>
              <option value="301">For good (301)</option>
              <option value="302">For now (302)</option>
            </SelectField>
            <CheckboxField
              label="Allow a link to another website"
              name="elsewhere"
              value="yes"
              className="self-end"
              defaultChecked={ofRedirect?.typed['elsewhere'] === 'yes'}
            />
            <Submit name="do" value="redirect" className="justify-self-start">
              Save redirect
            </Submit>
          </AdminForm>
        </Panel>
      </div>
    </>
  );
}
