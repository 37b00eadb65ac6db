import { lazy } from 'react';
import { Link } from 'react-router';
import { footerTexts } from '../../messages/en/footer.ts';
import { useEarlyPresses } from '../rendering/early-presses.ts';
import { useText } from '../rendering/text.tsx';
import { type FooterColumn, type FooterProps, legalLinks } from './footer-columns.ts';
import { bareFrame, emailLink, phoneLink } from './frame.ts';
import { Brand } from './header.tsx';
import { LanguageLinks } from './language-links.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { SocialLinks } from './social-links.tsx';

// most operators fill in little: its code is only loaded if there is something to show
const TrustDetails = lazy(() => import('./trust-details.tsx'));

const look =
  'inline-flex min-h-11 items-center text-on-night-soft hover:text-on-night hover:underline md:min-h-9 md:leading-snug';

/** The footer of every storefront page. */
export default function Footer({ year, frame: { site, contact, social, trust }, columns }: FooterProps) {
  const t = useText();
  useEarlyPresses();
  return (
    <footer id="footer" className="bg-night text-on-night">
      <NewsletterForm />
      <div className="page grid gap-x-8 gap-y-10 py-12 md:grid-cols-2 md:py-16 lg:grid-cols-[1.4fr_1fr_1fr_1.1fr_1.3fr]">
        <div className="min-w-0 md:max-lg:col-span-2">
          <Brand />
          <p className="mt-3 max-w-xs text-on-night-soft">
            {site === bareFrame.site ? t(footerTexts.aboutPadharo) : t(footerTexts.aboutSite)}
          </p>
          <SocialLinks links={social} className="-ms-3 mt-4" />
        </div>
        {columns.map((column) => (
          <Column key={column.title} {...column} />
        ))}
        {contact ? (
          <section aria-label={t(footerTexts.contactInformation)}>
            <h2 className="text-lg">{t(footerTexts.contactInformation)}</h2>
            <address className="mt-3 text-on-night-soft not-italic">
              <p className="max-w-[26ch] py-2">{contact.address}</p>
              <p>
                <a href={phoneLink(contact.phone)} className={look}>
                  {contact.phone}
                </a>
              </p>
              <p>
                <a href={emailLink(contact.email)} className={look}>
                  {contact.email}
                </a>
              </p>
            </address>
          </section>
        ) : null}
      </div>
      {trust.length > 0 ? (
        <section
          aria-label={t(footerTexts.legalDetails)}
          className="page border-t border-on-night/15 py-6 text-on-night-soft"
        >
          <TrustDetails lines={trust} look={look} />
        </section>
      ) : null}
      <div className="border-t border-on-night/15">
        <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-sm text-on-night-soft">
          <p>{t(footerTexts.rights, { year, site })}</p>
          <nav aria-label={t(footerTexts.aboutNavigation, { site })} className="flex flex-wrap gap-x-6">
            <LanguageLinks className={look} />
            <ul className="flex flex-wrap gap-x-6">
              {legalLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={look}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, links }: FooterColumn) {
  return (
    <nav aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 columns-2 gap-8 md:columns-1">
        {links.map((link) => (
          <li key={link.label} className="break-inside-avoid">
            <Link to={link.to} className={look}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
