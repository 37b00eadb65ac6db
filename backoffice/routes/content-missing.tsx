import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { sentence } from '../../messages/message.ts';
import type { Translate } from '../../messages/translate.ts';
import { textIn } from '../../messages/translate.ts';
import { catalogContent } from '../../service/catalog/products/catalog.api.ts';
import { translatedInto } from '../../service/content/given-translation.ts';
import { listTranslationStates } from '../../service/content/list-translation-states.ts';
import { notFound } from '../../service/core/app-error.ts';
import { requireRight } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { SelectField } from '../../storefront/ui/field.tsx';
import { asStaff } from '../back-office.ts';
import { titleField, typeLabel, typeWithin } from '../content/entry-labels.ts';
import { contentSubject, typeAt } from '../server/entry-list.ts';
import { languageLinks, languageNames } from '../server/languages.ts';
import { readListQuery } from '../server/list-query.ts';
import { AdminTable, type Column } from '../ui/admin-table.tsx';
import { Filters } from '../ui/filters.tsx';
import { LanguageNav } from '../ui/language-nav.tsx';
import { Mark } from '../ui/mark.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

export function loader({ context, request, params }: LoaderFunctionArgs) {
  const { filter, after } = readListQuery(request, ['id']);
  return asStaff(context, async (ctx) => {
    const t = textIn(ctx.language);
    requireRight(ctx.viewer, 'write content');
    const type = typeAt(params['type']);
    const { language = translatedInto[0] ?? '' } = params;
    if (!type.translated || !translatedInto.includes(language))
      throw notFound(sentence(adminContentTexts.typeNotFound));
    const { rows, next } = await listTranslationStates(ctx, {
      of: catalogContent.readable(type),
      subject: contentSubject(ctx, type),
      language,
      unfinished: filter('state') !== 'all',
      after,
      size: 50,
    });
    const title = titleField(type);
    return {
      type: type.name,
      label: typeLabel(type),
      within: typeWithin(type),
      language,
      name: languageNames(language).english,
      languages: languageLinks.filter((one) => translatedInto.includes(one.language)),
      rows: rows.map(({ entry, ...row }) => ({
        ...row,
        title: typeof entry[title] === 'string' && entry[title] !== '' ? entry[title] : t(adminContentTexts.untitled),
      })),
      next,
    };
  });
}

type Row = Awaited<ReturnType<typeof loader>>['rows'][number];

const columnsFor = (t: Translate, { type, language }: { type: string; language: string }): readonly Column<Row>[] => [
  {
    head: t(adminContentTexts.name),
    cell: ({ documentId, title }) => (
      <Link
        to={adminUrls.translations(type, documentId, language)}
        className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {title}
      </Link>
    ),
  },
  {
    head: t(adminContentTexts.status),
    cell: ({ missing, outdated }) =>
      missing + outdated > 0 ? (
        <Mark tone="waits">{t(adminContentTexts.isUnfinished)}</Mark>
      ) : (
        <Mark tone="good">{t(adminContentTexts.isTranslated)}</Mark>
      ),
  },
  { head: t(adminContentTexts.missingTexts), atEnd: true, cell: ({ missing }) => missing },
  { head: t(adminContentTexts.outdatedTexts), atEnd: true, cell: ({ outdated }) => outdated },
  { head: t(adminContentTexts.texts), atEnd: true, cell: ({ texts }) => texts },
];

export default function ContentMissing() {
  const t = useText();
  const { type, label, within, language, name, languages, rows, next } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return (
    <>
      <PageHead
        title={t(adminContentTexts.typeInLanguage, { type: label, language: name })}
        lead={t(adminContentTexts.missingLead)}
        action={
          <Link to={adminUrls.contentList(type)} className={buttonLook({ variant: 'quiet', size: 'sm' })}>
            {t(adminContentTexts.allOfType, { type: within })}
          </Link>
        }
      />
      <LanguageNav
        languages={languages}
        current={language}
        to={(other) => adminUrls.missingTranslations(type, other)}
      />
      <Filters>
        <SelectField label={t(adminContentTexts.status)} name="state" defaultValue={query.get('state') ?? ''}>
          <option value="">{t(adminContentTexts.isUnfinished)}</option>
          <option value="all">{t(adminContentTexts.all)}</option>
        </SelectField>
      </Filters>
      <AdminTable
        caption={t(adminContentTexts.typeInLanguage, { type: label, language: name })}
        columns={columnsFor(t, { type, language })}
        rows={rows}
        keyOf={({ documentId }) => documentId}
        next={next}
        empty={t(next === null ? adminContentTexts.nothingMissing : adminContentTexts.nothingMissingHere)}
      />
    </>
  );
}
