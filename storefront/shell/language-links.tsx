import { useLocation } from 'react-router';
import { invitations } from '../../messages/translations.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { rememberLanguage } from '../device/language.ts';
import { useText } from '../rendering/text.tsx';

/** Links to this page, with its dates and filters, in each other language. */
export function LanguageLinks({ className }: { className: string }) {
  const t = useText();
  const { pathname, search } = useLocation();
  return [...invitations].map(([language, { name }]) =>
    language === t.language ? null : (
      <a
        key={language}
        href={addressIn(language, pathname + search)}
        lang={language}
        hrefLang={language}
        onClick={() => rememberLanguage(language)}
        className={`language-name ${className}`}
      >
        {name}
      </a>
    ),
  );
}
