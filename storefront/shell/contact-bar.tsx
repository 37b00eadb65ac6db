import { Icon } from '../ui/icon.tsx';
import { emailLink, type FrameData, phoneLink } from './frame.ts';
import { SocialLinks } from './social-links.tsx';

/** The top bar: address, phone, e-mail, social networks. */
export function ContactBar({ frame: { contact, social } }: { frame: FrameData }) {
  return (
    <section aria-label="Contact" className="bg-night text-on-night">
      <div className="page flex min-h-11 items-center gap-x-6 text-sm max-sm:flex-wrap max-sm:gap-x-3">
        {contact ? (
          <>
            <p className="hidden min-w-0 grow items-center gap-2 lg:flex">
              <Icon name="map-pin" size={16} className="shrink-0" />
              <span className="truncate">{contact.address}</span>
            </p>
            <a
              href={phoneLink(contact.phone)}
              className="flex min-h-11 shrink-0 items-center gap-2 hover:underline max-lg:grow"
            >
              <Icon name="phone" size={16} className="max-[374px]:hidden" />
              {contact.phone}
            </a>
            <a href={emailLink(contact.email)} className="flex min-h-11 min-w-0 items-center gap-2 hover:underline">
              <Icon name="mail" size={16} className="shrink-0 max-[374px]:hidden" />
              <span className="truncate">{contact.email}</span>
            </a>
          </>
        ) : null}
        <SocialLinks links={social} className="-me-3 max-md:hidden" />
      </div>
    </section>
  );
}
