import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { contactDetails, emailLink, phoneLink } from './contact-details.ts';

/** The top bar: address, phone, e-mail. */
export function ContactBar() {
  return (
    <section aria-label="Contact" className="bg-night text-on-night">
      <div className="page flex h-11 items-center gap-6 text-sm">
        <p className="hidden min-w-0 grow items-center gap-2 lg:flex">
          <MapPin aria-hidden="true" size={16} className="shrink-0" />
          <span className="truncate">{contactDetails.address}</span>
        </p>
        <a href={phoneLink} className="flex min-h-11 shrink-0 items-center gap-2 hover:underline">
          <Phone aria-hidden="true" size={16} />
          {contactDetails.phone}
        </a>
        <a href={emailLink} className="ms-auto flex min-h-11 min-w-0 items-center gap-2 hover:underline lg:ms-0">
          <Mail aria-hidden="true" size={16} className="shrink-0" />
          <span className="truncate">{contactDetails.email}</span>
        </a>
      </div>
    </section>
  );
}
