import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { adminSettingsTexts } from '../../messages/en/admin/settings.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import { translatedInto } from '../../service/content/given-translation.ts';
import { invalid } from '../../service/core/app-error.ts';
import { requireRight } from '../../service/core/may.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
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
  heroClaims: adminSettingsTexts.heroClaims,
  heroCounters: adminSettingsTexts.homePageCounters,
  aboutStatistics: adminSettingsTexts.aboutFigures,
  contactStatistics: adminSettingsTexts.contactFigures,
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
      translates: translatedInto.length > 0,
    };
  });
}

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      const t = textIn(ctx.language);
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
      else throw invalid(sentence(adminSettingsTexts.sectionMissing));
      return { message: t(adminSettingsTexts.savedAndLive) };
    },
    { keep: 'all' },
  );
}

export default function Company() {
  const t = useText();
  const { contact, social, hero, testimonials, explore, counters, translates } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const ofHero = refusalFor(refused, 'hero');
  return (
    <>
      <PageHead
        title={t(adminSettingsTexts.businessDetails)}
        lead={
          <Rich
            message={adminSettingsTexts.partOfSettings}
            values={{
              link: (words) => (
                <Link to={adminUrls.settings} className="underline underline-offset-4">
                  {words}
                </Link>
              ),
            }}
          />
        }
        action={
          translates ? (
            <Link to={adminUrls.missingTranslations('setting')} className={buttonLook({ variant: 'quiet' })}>
              {t(adminContentTexts.translations)}
            </Link>
          ) : null
        }
      />
      <div className="gap-6 xl:mb-6 xl:columns-2 *:mb-6 *:break-inside-avoid">
        <SettingPanel
          title={t(adminSettingsTexts.contactTitle)}
          of="contact"
          version={contact.version}
          refused={refused}
        >
          <ContactForm {...contact} refused={refusalFor(refused, 'contact')} />
        </SettingPanel>
        <SettingPanel
          title={t(adminSettingsTexts.socialLinks)}
          lead={t(adminSettingsTexts.socialLead)}
          of="socialLinks"
          version={social.version}
          refused={refused}
        >
          <RowsField
            list="socialLinks"
            what="link"
            columns={[
              { name: 'network', label: t(adminSettingsTexts.network), options: networks },
              { name: 'url', label: t(adminSettingsTexts.address), inputMode: 'url', placeholder: 'https://' },
            ]}
            rows={social.value}
            refused={refusalFor(refused, 'socialLinks')}
            inLine
            grid="grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          />
        </SettingPanel>
        <SettingPanel
          title={t(adminSettingsTexts.homePageHero)}
          lead={t(adminSettingsTexts.heroLead)}
          of="hero"
          version={hero.version}
          refused={refused}
        >
          <SelectField label={t(adminSettingsTexts.hero)} {...fieldProps(ofHero, 'variant', hero.value.variant)}>
            <option value="search">{t(adminSettingsTexts.searchWithClaims)}</option>
            <option value="counters">{t(adminSettingsTexts.counters)}</option>
          </SelectField>
        </SettingPanel>
        {counters.map(({ name, value, version }) => (
          <SettingPanel key={name} title={t(counterTitles[name])} of={name} version={version} refused={refused}>
            <RowsField
              list={name}
              what="figure"
              columns={[
                { name: 'figure', label: t(adminSettingsTexts.figure) },
                { name: 'label', label: t(adminSettingsTexts.label) },
              ]}
              rows={value}
              refused={refusalFor(refused, name)}
              inLine
              grid="grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
            />
          </SettingPanel>
        ))}
        <SettingPanel
          title={t(adminSettingsTexts.exploreTitle)}
          of="exploreIndia"
          version={explore.version}
          refused={refused}
        >
          <RowsField
            list="exploreIndia"
            what="place"
            columns={[
              { name: 'name', label: t(adminSettingsTexts.place) },
              { name: 'properties', label: t(adminSettingsTexts.properties), inputMode: 'numeric' },
            ]}
            rows={explore.value.map(({ name, properties }) => ({ name, properties: String(properties) }))}
            refused={refusalFor(refused, 'exploreIndia')}
            inLine
            grid="grid-cols-2"
          />
        </SettingPanel>
      </div>
      <SettingPanel
        title={t(adminSettingsTexts.testimonials)}
        lead={t(adminSettingsTexts.testimonialsLead)}
        of="testimonials"
        version={testimonials.version}
        refused={refused}
      >
        <RowsField
          list="testimonials"
          what="testimonial"
          columns={[
            { name: 'quote', label: t(adminSettingsTexts.quote), multiline: true },
            { name: 'name', label: t(adminSettingsTexts.name) },
            { name: 'from', label: t(adminSettingsTexts.placeAndTrip) },
            { name: 'rating', label: t(adminSettingsTexts.stars), options: stars },
          ]}
          rows={testimonials.value.map(({ rating, ...row }) => ({ ...row, rating: String(rating) }))}
          refused={refusalFor(refused, 'testimonials')}
          grid="sm:grid-cols-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)_minmax(0,1.5fr)_5.5rem]"
        />
      </SettingPanel>
    </>
  );
}
