import { adminFormTexts } from '../../messages/en/admin/form.ts';
import { useText } from '../../storefront/rendering/text.tsx';

/** Links to a page in each language; none if there is only one. */
export function LanguageNav({
  languages,
  current,
  to,
}: {
  languages: readonly { readonly language: string; readonly name: string }[];
  current: string;
  to: (language: string) => string;
}) {
  const t = useText();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t(adminFormTexts.languages)} className="mb-5 flex flex-wrap gap-4">
      {languages.map(({ language, name }) => (
        // a full page load: a page with an email gets it from the server only
        <a
          key={language}
          href={to(language)}
          lang={language}
          aria-current={language === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
