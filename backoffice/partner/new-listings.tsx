import { adminPartnersTexts } from '../../messages/en/admin/partners.ts';
import { kinds, productTypes } from '../../service/catalog/kinds.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Section } from '../booking/section.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';

/** The types of listings that a partner may submit. */
export function NewListings({ allowed }: { allowed: readonly string[] }) {
  const t = useText();
  return (
    <Section title={t(adminPartnersTexts.newListings)}>
      <p className="text-ink-soft">{t(adminPartnersTexts.newListingsLead)}</p>
      <AdminForm refused={undefined} className="mt-2 grid gap-1">
        {productTypes.map((type) => (
          <label key={type} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="kinds"
              value={type}
              defaultChecked={allowed.includes(type)}
              className="size-5 shrink-0 accent-accent"
            />
            {t(kinds[type].label)}
          </label>
        ))}
        <Submit name="do" value="kinds" size="sm" variant="secondary" className="justify-self-start">
          {t(adminPartnersTexts.saveListings)}
        </Submit>
      </AdminForm>
    </Section>
  );
}
