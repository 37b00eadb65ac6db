import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import { sentence } from '../../messages/message.ts';
import { textIn } from '../../messages/translate.ts';
import type { ContentType } from '../../service/content/content-type.ts';
import { translatedInto } from '../../service/content/given-translation.ts';
import { putTranslations } from '../../service/content/put-translations.ts';
import { notFound } from '../../service/core/app-error.ts';
import { requireRight } from '../../service/core/may.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { buttonLook } from '../../storefront/ui/button.tsx';
import { asStaff } from '../back-office.ts';
import { titleField } from '../content/entry-labels.ts';
import { sentTexts } from '../content/translation-form.ts';
import { OutdatedTranslations, TextRows } from '../content/translation-rows.tsx';
import { act } from '../server/act.ts';
import { typeAt } from '../server/entry-list.ts';
import { languageNames } from '../server/languages.ts';
import { readTranslations } from '../server/read-translations.ts';
import { AdminForm, Submit } from '../ui/admin-form.tsx';
import { BackTo } from '../ui/back-to.tsx';
import { LanguageNav } from '../ui/language-nav.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { adminUrls } from '../urls.ts';

/** The entry and the language of the address. Throws NotFoundError for types and languages without translations. */
function translatedEntry(params: LoaderFunctionArgs['params']): {
  type: ContentType;
  documentId: string;
  language: string;
} {
  const type = typeAt(params['type']);
  const { documentId = '', language = translatedInto[0] ?? '' } = params;
  if (!type.translated || !translatedInto.includes(language)) throw notFound(sentence(adminContentTexts.typeNotFound));
  return { type, documentId, language };
}

export function loader({ context, params }: LoaderFunctionArgs) {
  return asStaff(context, async (ctx) => {
    requireRight(ctx.viewer, 'write content');
    const { type, documentId, language } = translatedEntry(params);
    const { entry, state } = await readTranslations(ctx, { type, documentId, language });
    const title = entry[titleField(type)];
    return {
      type: type.name,
      documentId,
      language,
      names: languageNames(language),
      others: translatedInto.map((one) => ({ language: one, name: languageNames(one).own })),
      title: typeof title === 'string' ? title : documentId,
      state,
    };
  });
}

// after a refusal too: the page then shows what someone else has saved
export const shouldRevalidate = () => true;

export function action(args: ActionFunctionArgs) {
  return act(
    args,
    async (ctx, fields) => {
      const of = translatedEntry(args.params);
      const { texts, outdated } = (await readTranslations(ctx, of)).state;
      const translations = sentTexts(
        fields,
        [...texts, ...outdated].map(({ source }) => source),
      );
      await putTranslations(ctx, { ...of, translations });
      return { message: textIn(ctx.language)(adminContentTexts.translationsSaved) };
    },
    { keep: 'all' },
  );
}

export default function ContentTranslations() {
  const t = useText();
  const { type, documentId, language, names, others, title, state } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { texts, outdated, done } = state;
  return (
    <>
      <BackTo to={adminUrls.entry(type, documentId)} title={title} />
      <PageHead
        title={t(adminContentTexts.translationsOf, { title, language: names.english })}
        lead={t(adminContentTexts.translationsLead, { language: names.english })}
        action={
          <div className="flex flex-wrap items-center gap-4">
            <p className="font-semibold">{t(adminContentTexts.translatedOf, { done, total: texts.length })}</p>
            <Link
              to={adminUrls.missingTranslations(type, language)}
              className={buttonLook({ variant: 'quiet', size: 'sm' })}
            >
              {t(adminContentTexts.otherEntries)}
            </Link>
          </div>
        }
      />
      <LanguageNav
        languages={others}
        current={language}
        to={(other) => adminUrls.translations(type, documentId, other)}
      />
      {texts.length + outdated.length === 0 ? (
        <p className="text-ink-soft">{t(adminContentTexts.nothingToTranslate)}</p>
      ) : (
        <AdminForm
          key={`${documentId} ${language}`}
          refused={refused}
          backupName={`translations ${documentId} ${language}`}
          className="grid gap-6"
        >
          <TextRows texts={texts} language={language} name={names.english} refused={refused} />
          <OutdatedTranslations outdated={outdated} from={texts.length} language={language} refused={refused} />
          <div className="admin-bar flex flex-wrap items-center gap-3">
            <Submit>{t(adminContentTexts.saveTranslations)}</Submit>
          </div>
        </AdminForm>
      )}
    </>
  );
}
