import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { invalid } from '../../service/core/app-error.ts';
import { requireRight } from '../../service/core/may.ts';
import { SelectField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { act } from '../server/act.ts';
import { readStoredSetting, saveSetting } from '../server/settings.ts';
import { contactFields, contactIn, isListSetting, listIn } from '../settings/company-in-form.ts';
import { ContactForm } from '../settings/contact-form.tsx';
import { RowsField } from '../settings/rows-field.tsx';
import { refusalFor, SettingPanel } from '../settings/setting-panel.tsx';
import { fieldProps } from '../ui/admin-form.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

const counters = ['heroClaims', 'heroCounters', 'aboutStatistics', 'contactStatistics'] as const;
const counterTitles = {
  heroClaims: 'Claims beside the home page search',
  heroCounters: 'Home page counters',
  aboutStatistics: 'Figures on the About page',
  contactStatistics: 'Figures on the Contact page',
} as const;
const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
  ['linkedin', 'LinkedIn'],
] as const;
const stars = ['5', '4', '3', '2', '1'].map((number) => [number, number] as const);

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'write content');
    const { value: contact, version } = await readStoredSetting(ctx, 'contact');
    const read = async <Name extends (typeof counters)[number]>(name: Name) => ({
      ...(await readStoredSetting(ctx, name)),
      name,
    });
    return {
      contact: { fields: contactFields(contact), hours: contact.hours, state: contact.gstState, version },
      social: await readStoredSetting(ctx, 'socialLinks'),
      hero: await readStoredSetting(ctx, 'hero'),
      testimonials: await readStoredSetting(ctx, 'testimonials'),
      explore: await readStoredSetting(ctx, 'exploreIndia'),
      counters: await Promise.all(counters.map(read)),
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      const [what, version] = [fields.text('do'), fields.text('version')];
      if (what === 'contact') await saveSetting(ctx, { name: what, version, ...contactIn(fields) });
      else if (what === 'hero')
        await saveSetting(ctx, {
          name: what,
          version,
          value: { variant: fields.text('variant') },
          fieldOf: ([name]) => name,
        });
      else if (isListSetting(what)) await saveSetting(ctx, { name: what, version, ...listIn(fields, what) });
      else throw invalid('Choose a section to save.');
      return { message: 'Saved and live on your website.' };
    },
    { keep: 'all' },
  );
}

export default function Company() {
  const { contact, social, hero, testimonials, explore, counters } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const ofHero = refusalFor(refused, 'hero');
  return (
    <>
      <PageHead
        title="Business details"
        lead={
          <>
            Part of the{' '}
            <Link to={adminUrls.settings} className="underline underline-offset-4">
              settings
            </Link>
            . Changes go live as soon as you save.
          </>
        }
      />
      <div className="gap-6 xl:mb-6 xl:columns-2 *:mb-6 *:break-inside-avoid">
        <SettingPanel title="Name, address and numbers" of="contact" version={contact.version} refused={refused}>
          <ContactForm {...contact} refused={refusalFor(refused, 'contact')} />
        </SettingPanel>
        <SettingPanel
          title="Social links"
          lead="Shown at the bottom of every page."
          of="socialLinks"
          version={social.version}
          refused={refused}
        >
          <RowsField
            list="socialLinks"
            what="link"
            columns={[
              { name: 'network', label: 'Network', options: networks },
              { name: 'url', label: 'Address', inputMode: 'url', placeholder: 'https://' },
            ]}
            rows={social.value}
            refused={refusalFor(refused, 'socialLinks')}
            inLine
            grid="grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          />
        </SettingPanel>
        <SettingPanel
          title="Home page hero"
          lead="Choose one of two designs for the top of the home page."
          of="hero"
          version={hero.version}
          refused={refused}
        >
          <SelectField label="Hero" {...fieldProps(ofHero, 'variant', hero.value.variant)}>
            <option value="search">Search with claims</option>
            <option value="counters">Counters</option>
          </SelectField>
        </SettingPanel>
        {counters.map(({ name, value, version }) => (
          <SettingPanel key={name} title={counterTitles[name]} of={name} version={version} refused={refused}>
            <RowsField
              list={name}
              what="figure"
              columns={[
                { name: 'figure', label: 'Figure' },
                { name: 'label', label: 'Label' },
              ]}
              rows={value}
              refused={refusalFor(refused, name)}
              inLine
              grid="grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            />
          </SettingPanel>
        ))}
        <SettingPanel title="Places of ‘Explore India’" of="exploreIndia" version={explore.version} refused={refused}>
          <RowsField
            list="exploreIndia"
            what="place"
            columns={[
              { name: 'name', label: 'Place' },
              { name: 'properties', label: 'Properties', inputMode: 'numeric' },
            ]}
            rows={explore.value.map(({ name, properties }) => ({ name, properties: String(properties) }))}
            refused={refusalFor(refused, 'exploreIndia')}
            inLine
            grid="grid-cols-2"
          />
        </SettingPanel>
      </div>
      <SettingPanel
        title="Testimonials"
        lead="Use only real quotes from travellers."
        of="testimonials"
        version={testimonials.version}
        refused={refused}
      >
        <RowsField
          list="testimonials"
          what="voice"
          columns={[
            { name: 'quote', label: 'Quote', multiline: true },
            { name: 'name', label: 'Name' },
            { name: 'from', label: 'Place and trip' },
            { name: 'rating', label: 'Stars', options: stars },
          ]}
          rows={testimonials.value.map(({ rating, ...row }) => ({ ...row, rating: String(rating) }))}
          refused={refusalFor(refused, 'testimonials')}
          grid="sm:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)_minmax(0,1.5fr)_5.5rem]"
        />
      </SettingPanel>
    </>
  );
}
