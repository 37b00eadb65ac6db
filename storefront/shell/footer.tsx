import { Link } from 'react-router';
import { Brand } from './brand.tsx';
import { contactDetails, emailLink, phoneLink } from './contact-details.ts';
import { footerColumns } from './navigation.ts';

/** The end of every shop page; `year` is today's in India. */
export function Footer({ year }: { year: number }) {
  return (
    <footer id="footer" className="bg-night text-on-night">
      <div className="page grid gap-x-8 gap-y-10 py-14 md:grid-cols-2 md:py-16 lg:grid-cols-[1.3fr_1fr_1fr_1.1fr]">
        <div>
          <Brand />
          <p className="mt-3 max-w-xs text-on-night-soft">
            “Padharo” means be welcome. Stays across India, with the whole price from the first look.
          </p>
        </div>
        {footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-lg">{title}</h2>
            <ul className="mt-3 columns-2 gap-8 md:columns-1">
              {links.map(({ label, to }) => (
                <li key={to} className="break-inside-avoid">
                  <Link
                    to={to}
                    className="inline-flex min-h-11 items-center text-on-night-soft hover:text-on-night hover:underline md:min-h-9"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section aria-label="Contact information">
          <h2 className="text-lg">Contact information</h2>
          <address className="mt-3 text-on-night-soft not-italic">
            <p className="max-w-[26ch] py-2">{contactDetails.address}</p>
            <p>
              <a href={phoneLink} className="inline-flex min-h-11 items-center hover:text-on-night hover:underline">
                {contactDetails.phone}
              </a>
            </p>
            <p>
              <a href={emailLink} className="inline-flex min-h-11 items-center hover:text-on-night hover:underline">
                {contactDetails.email}
              </a>
            </p>
          </address>
        </section>
      </div>
      <div className="border-t border-on-night/15">
        <p className="page py-6 text-sm text-on-night-soft">© {year} Padharo. All rights reserved.</p>
      </div>
    </footer>
  );
}
