import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type RecentStay, recentStays } from '../device/recent.ts';
import { cutName } from '../product/cut-name.ts';
import { PageSection } from '../product/page-section.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Picture } from '../ui/picture.tsx';
import { urls } from '../urls.ts';

/** What this device looked at before; it stands last, so that nothing moves when it comes. */
export function RecentStays({ slug }: { slug: string }) {
  const [stays, setStays] = useState<readonly RecentStay[]>([]);
  useEffect(() => setStays(recentStays().filter((stay) => stay.slug !== slug)), [slug]);
  if (stays.length === 0) return null;
  return (
    <PageSection id="recent" title="Recently viewed">
      <Carousel label="Stays you looked at">
        {stays.map((stay) => (
          <article key={stay.slug} className="stay-card">
            <div className="card-photo">
              <Picture src={stay.image} kind="stay" alt={stay.alt} width={1200} height={800} />
            </div>
            <div className="card-text">
              <h3>
                <Link to={urls.stay(stay.slug)} prefetch="intent" title={cutName(stay.name)}>
                  {stay.name}
                </Link>
              </h3>
              <p className="card-place">{stay.place}</p>
            </div>
          </article>
        ))}
      </Carousel>
    </PageSection>
  );
}
