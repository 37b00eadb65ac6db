import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { enquiryTexts } from '../../messages/en/enquiry.ts';
import type { SettingValues } from '../../service/catalog/settings/setting-schemas.ts';
import { useText } from '../rendering/text.tsx';
import { emailLink, phoneLink } from '../shell/frame.ts';
import TrustDetails, { useTrust } from '../shell/trust-details.tsx';
import { Icon } from '../ui/icon.tsx';
import { urls } from '../urls.ts';

const Streets = lazy(() => import('../map/streets.tsx'));
const link = 'inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4';

/** Where and when the operator can be reached. The map of another site is loaded on request only. */
export function ContactDetails({ contact }: { contact: SettingValues['contact'] }) {
  const t = useText();
  const [map, setMap] = useState(false);
  const trust = useTrust();
  const { name, address, phone, email, hours, support, latitude, longitude } = contact;
  const directions = `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;
  return (
    <div className="space-y-8">
      <section aria-labelledby="details">
        <h2 id="details" className="text-2xl">
          {t(enquiryTexts.contactDetails)}
        </h2>
        <address className="mt-3 not-italic">
          <p>{address}</p>
          <p>
            <a href={phoneLink(phone)} className={link}>
              {phone}
            </a>
          </p>
          <p>
            <a href={emailLink(email)} className={link}>
              {email}
            </a>
          </p>
        </address>
        <p>
          <Link to={urls.verify} className={link}>
            {t(enquiryTexts.reallyFromUs)}
          </Link>
        </p>
      </section>
      {trust.length > 0 ? (
        <section aria-labelledby="legal">
          <h2 id="legal" className="mb-3 text-2xl">
            {t(enquiryTexts.legalDetails)}
          </h2>
          <TrustDetails lines={trust} look={link} />
        </section>
      ) : null}
      <section aria-labelledby="hours">
        <h2 id="hours" className="text-2xl">
          {t(enquiryTexts.businessHours)}
        </h2>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          {hours.map(({ days, open }) => (
            <div key={days} className="contents">
              <dt>{days}</dt>
              <dd className="text-ink-soft">{open}</dd>
            </div>
          ))}
          <dt>{t(enquiryTexts.support)}</dt>
          <dd className="text-ink-soft">{support}</dd>
        </dl>
      </section>
      <section aria-labelledby="way" className="overflow-hidden rounded-card border border-line bg-card">
        {map ? (
          <Suspense fallback={<div className="h-80 md:h-[420px]" />}>
            <Streets name={name} latitude={latitude} longitude={longitude} />
          </Suspense>
        ) : null}
        <div className="px-5 py-4">
          <h2 id="way" className="text-2xl">
            {t(enquiryTexts.location)}
          </h2>
          <div className="mt-2 flex flex-wrap gap-x-6">
            <button
              type="button"
              aria-pressed={map}
              onClick={() => setMap(!map)}
              className={`needs-script gap-2 ${link}`}
            >
              <Icon name="map-pin" size={17} />
              {map ? t(enquiryTexts.hideMap) : t(enquiryTexts.showMap)}
            </button>
            <a href={directions} target="_blank" rel="noopener noreferrer" className={`gap-2 ${link}`}>
              {t(enquiryTexts.getDirections)}
              <Icon name="external-link" size={16} />
              <span className="sr-only"> {t(enquiryTexts.newTab)}</span>
            </a>
          </div>
        </div>
      </section>
    </div>
  );
}
