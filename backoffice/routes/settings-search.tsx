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
        return { message: `${path} leads nowhere any more.` };
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
          message: value.listed ? 'Search engines may read the shop.' : 'Search engines are asked to stay away.',
        };
      }
      const { path, target } = await saveRedirect(ctx, {
        path: text('path'),
        target: text('target'),
        permanent: text('how') !== '302',
        elsewhere: text('elsewhere') === 'yes',
      });
      return { message: `${path} leads to ${target} now.` };
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
      <PageHead
        title="Addresses and search engines"
        lead="Where old addresses lead, and what search engines are told."
      />
      {refused?.problem && !ofEngines && !ofRedirect ? (
        <Notice kind="error" className="mb-6">
          {refused.problem}
        </Notice>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <SettingPanel
          title="Search engines"
          lead="Switched off, they are asked not to read the shop at all; who knows an address still opens it."
          of="engines"
          version={version}
          refused={refused}
        >
          <CheckboxField
            label="Show this shop to search engines"
            name="listed"
            value="yes"
            defaultChecked={ofEngines ? ofEngines.typed['listed'] === 'yes' : listed}
          />
          <TextField
            label="Leave out these paths too"
            multiline
            rows={4}
            hint="One a line, beginning with a slash. Carts, payments and the back office are left out in any case."
            {...fieldProps(ofEngines, 'disallow', disallow)}
          />
        </SettingPanel>
        <Panel title="Sitemap" lead="What is published, for search engines; it follows by itself.">
          <FactList facts={facts} />
        </Panel>
      </div>
      <h2 className="mt-8 mb-4 text-xl">Old addresses</h2>
      <Filters>
        <TextField label="Words in it" name="words" defaultValue={query.get('words') ?? ''} />
      </Filters>
      <RedirectTable rows={rows} next={next} />
      <div className="mt-6 max-w-3xl">
        <Panel
          title="Send an old address to a new one"
          lead="It holds where the shop has no page. The same old address again replaces what was said of it."
        >
          <AdminForm refused={ofRedirect} className="grid gap-4 sm:grid-cols-2">
            <TextField
              label="Old path"
              placeholder="/old-page"
              autoComplete="off"
              {...fieldProps(ofRedirect, 'path')}
            />
            <TextField label="Leads to" placeholder="/stays" autoComplete="off" {...fieldProps(ofRedirect, 'target')} />
            <SelectField label="How long" {...fieldProps(ofRedirect, 'how', '301')}>
              <option value="301">For good (301)</option>
              <option value="302">For now (302)</option>
            </SelectField>
            <CheckboxField
              label="To another house, and I mean it"
              name="elsewhere"
              value="yes"
              className="self-end"
              defaultChecked={ofRedirect?.typed['elsewhere'] === 'yes'}
            />
            <Submit name="do" value="redirect" className="justify-self-start">
              Save the redirect
            </Submit>
          </AdminForm>
        </Panel>
      </div>
    </>
  );
}
