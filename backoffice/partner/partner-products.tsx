import { Form, Link } from 'react-router';
import { adminPartnersTexts } from '../../messages/en/admin/partners.ts';
import { isProductType, kinds, type ProductType } from '../../service/catalog/kinds.ts';
import type { showPartner } from '../../service/partners/show-partner.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { Section } from '../booking/section.tsx';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { adminUrls } from '../urls.ts';

/** Parses the form value of a product: 'stay 12'; undefined for an invalid value. */
export function productIn(typed: string): { type: ProductType; productId: number } | undefined {
  const [, type = '', id = ''] = /^([a-z-]+) (\d{1,9})$/.exec(typed) ?? [];
  return isProductType(type) ? { type, productId: Number(id) } : undefined;
}

export type PartnerView = Awaited<ReturnType<typeof showPartner>>;

/** The partner's listings, and how to assign another one. */
export function PartnerProducts({ partner, find }: { partner: PartnerView; find: string }) {
  const t = useText();
  const { products, matches } = partner;
  const others = matches.filter(({ owner }) => owner !== partner.name);
  return (
    <Section title={t(adminPartnersTexts.assignedListings)}>
      {products.length === 0 ? <p className="text-ink-soft">{t(adminPartnersTexts.noListings)}</p> : null}
      <ul className="divide-y divide-line">
        {products.map(({ type, id, name, slug, documentId }) => (
          <li key={`${type} ${id}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <Link
                to={adminUrls.entry(type, documentId)}
                className="inline-flex min-h-8 items-center font-semibold underline underline-offset-4"
              >
                {name}
              </Link>
              <span className="block text-sm text-ink-soft">
                {t(kinds[type].label)} ·{' '}
                <Link to={adminUrls.calendarProduct(type, slug)} className="underline underline-offset-4">
                  {t(adminPartnersTexts.calendar)}
                </Link>
              </span>
            </span>
            <AdminForm refused={undefined}>
              <input type="hidden" name="product" value={`${type} ${id}`} />
              <Submit
                name="do"
                value="release"
                size="sm"
                variant="secondary"
                aria-label={t(adminPartnersTexts.removeNamed, { name })}
              >
                {t(adminPartnersTexts.remove)}
              </Submit>
            </AdminForm>
          </li>
        ))}
      </ul>
      <Form
        method="get"
        role="search"
        aria-label={t(adminPartnersTexts.findAProduct)}
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        <TextField
          label={t(adminPartnersTexts.partOfAName)}
          name="find"
          type="search"
          defaultValue={find}
          className="grow"
        />
        <Button type="submit" variant="secondary">
          {t(adminPartnersTexts.find)}
        </Button>
      </Form>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {find && matches.length === 0 ? t(adminPartnersTexts.noMatches) : null}
      </p>
      <ul
        // a new element for each search, so that the focus moves to it
        key={find}
        aria-label={t(adminPartnersTexts.productsFound)}
        tabIndex={-1}
        data-next={others.length > 0 ? '' : undefined}
        className="mt-2 divide-y divide-line empty:hidden"
      >
        {others.map(({ type, id, name, owner }) => (
          <li key={`${type} ${id}`} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              {name}
              <span className="block text-sm text-ink-soft">
                {owner
                  ? t(adminPartnersTexts.typeAndOwner, { type: t(kinds[type].label), owner })
                  : t(kinds[type].label)}
              </span>
            </span>
            {owner ? null : (
              <AdminForm refused={undefined}>
                <input type="hidden" name="product" value={`${type} ${id}`} />
                <Submit
                  name="do"
                  value="assign"
                  size="sm"
                  variant="secondary"
                  aria-label={t(adminPartnersTexts.assignNamed, { name })}
                >
                  {t(adminPartnersTexts.assign)}
                </Submit>
              </AdminForm>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
