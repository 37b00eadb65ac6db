import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { textIn } from '../../messages/translate.ts';
import { isProductType } from '../../service/catalog/kinds.ts';
import { countEntries } from '../../service/content/list-heads.ts';
import { requireRight } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { asStaff } from '../back-office.ts';
import { typeLabel } from '../content/entry-labels.ts';
import { contentSubject, countText, editedTypes } from '../server/entry-list.ts';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    requireRight(ctx.viewer, 'write content');
    const types: { name: string; label: string; total: string; product: boolean }[] = [];
    for (const type of editedTypes) {
      const total = countText(t, await countEntries(ctx, { subject: contentSubject(ctx, type) }));
      types.push({ name: type.name, label: typeLabel(type), total, product: isProductType(type.name) });
    }
    return types;
  });
}

export default function ContentTypes() {
  const t = useText();
  const types = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t(adminContentTexts.content)} lead={t(adminContentTexts.lead)} />
      {[true, false].map((product) => (
        <section key={String(product)} className="mb-8">
          <h2 className="mb-3 text-xl">
            {product ? t(adminContentTexts.products) : t(adminContentTexts.otherContent)}
          </h2>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {types
              .filter((type) => type.product === product)
              .map(({ name, label, total }) => (
                <li key={name}>
                  <Link
                    to={adminUrls.contentList(name)}
                    className="flex min-h-16 items-center justify-between gap-3 rounded-card border border-line bg-card px-4 py-3 font-semibold hover:border-ink"
                  >
                    {label}
                    <span className="text-sm font-normal text-ink-soft">{total}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
