import { shellTexts } from '../../messages/en/shell.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { emailLink, type FrameData, phoneLink } from './frame.ts';
import { LanguageLinks } from './language-links.tsx';
import { SocialLinks } from './social-links.tsx';

function Mark() {
  const t = useText();
  return <span className="rounded-full bg-on-night/15 px-1.5 py-0.5 text-xs">{t(shellTexts.sample)}</span>;
}

/** The top bar: address, phone, email, social networks. Sample values are marked until the operator replaces them. */
export function ContactBar({ frame: { contact, sample, social } }: { frame: FrameData }) {
  const t = useText();
  return (
    <section aria-label={t(shellTexts.contact)} className="bg-night text-on-night">
      <div className="page flex min-h-11 items-center gap-x-4 text-sm max-sm:flex-wrap max-sm:gap-x-3">
        {contact ? (
          <>
            <p className={`hidden min-w-0 grow items-center gap-2 ${sample.catalogue ? 'xl:flex' : 'lg:flex'}`}>
              <Icon name="map-pin" size={16} className="shrink-0" />
              <span className={`truncate ${sample.address ? 'text-xs' : ''}`}>{contact.address}</span>
              {sample.address ? <Mark /> : null}
            </p>
            <p className="flex shrink-0 items-center gap-2 max-lg:grow">
              <a href={phoneLink(contact.phone)} className="flex min-h-11 items-center gap-2 hover:underline">
                <Icon name="phone" size={16} className="max-[374px]:hidden" />
                {contact.phone}
              </a>
              {sample.phone ? <Mark /> : null}
            </p>
            {sample.catalogue ? (
              <p className="shrink-0 text-xs leading-tight max-w-[23ch]">
                <Rich
                  message={shellTexts.sampleCatalogue}
                  values={{ condition: (words) => <span className="max-lg:sr-only">{words}</span> }}
                />
              </p>
            ) : null}
            <a
              href={emailLink(contact.email)}
              className={`flex min-h-11 min-w-0 items-center gap-2 hover:underline ${sample.catalogue ? 'max-lg:hidden lg:shrink-0' : ''}`}
            >
              {sample.catalogue ? null : <Icon name="mail" size={16} className="shrink-0 max-[374px]:hidden" />}
              <span className="truncate">{contact.email}</span>
            </a>
          </>
        ) : null}
        <LanguageLinks className="ms-auto inline-flex min-h-11 shrink-0 items-center font-semibold hover:underline xl:hidden" />
        <SocialLinks links={social} className="-me-3 max-md:hidden" />
      </div>
    </section>
  );
}
