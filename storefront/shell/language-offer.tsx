import { useState } from 'react';
import { useLocation } from 'react-router';
import { shellTexts } from '../../messages/en/shell.ts';
import { invitations } from '../../messages/translations.ts';
import { addressIn } from '../../service/core/language-address.ts';
import { rememberLanguage } from '../device/language.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { languageToOffer, rememberOffer } from './language-offered.ts';

/** Offers the language that the browser prefers, in that language. It is shown once and changes nothing until it is chosen. */
export default function LanguageOffer() {
  const t = useText();
  const { pathname, search } = useLocation();
  const [language, setLanguage] = useState(languageToOffer);
  const invitation = language === undefined ? undefined : invitations.get(language);
  if (language === undefined || !invitation) return null;
  return (
    // on small screens above the bar with the price
    <aside
      lang={language}
      aria-label={invitation.offer}
      className="fixed inset-x-3 bottom-3 z-40 mx-auto max-lg:bottom-24 flex max-w-md items-center gap-x-4 rounded-card border border-line bg-card p-2 ps-5 text-ink shadow-panel"
    >
      <p className="grow">{invitation.offer}</p>
      <a
        href={addressIn(language, pathname + search)}
        hrefLang={language}
        onClick={() => rememberLanguage(language)}
        className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
      >
        {invitation.read}
      </a>
      <button
        type="button"
        className="grid size-11 place-items-center rounded-full hover:bg-sunk"
        onClick={() => {
          rememberOffer();
          setLanguage(undefined);
        }}
      >
        <Icon name="x" size={18} />
        <span className="sr-only">{t(shellTexts.close)}</span>
      </button>
    </aside>
  );
}
