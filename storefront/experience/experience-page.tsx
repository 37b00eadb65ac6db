import { Suspense } from 'react';
import { ProductSkeleton } from '../product/product-skeleton.tsx';
import { useText } from '../rendering/text.tsx';
import '../rendering/early-presses.ts';
import { later } from '../rendering/later.ts';
import { experienceKinds } from './experience-kinds.ts';
import type { ExperienceViewProps } from './experience-view.tsx';

const id = 'experience';
const ExperienceView = later(id, () => import('./experience-view.tsx'));

/** The page of an attraction or a tour, readable before its code is loaded. */
export function ExperiencePage(props: ExperienceViewProps) {
  const t = useText();
  const { type, slug } = props.page;
  return (
    <>
      <noscript>
        <style>{'.booking-aside{display:block!important}.shortened{display:block!important}'}</style>
      </noscript>
      <div id={id}>
        <Suspense fallback={<ProductSkeleton text={t(experienceKinds[type].loading)} />}>
          <ExperienceView
            // another day in the address is another visit
            key={`${slug} ${JSON.stringify(props.requested)}`}
            {...props}
          />
        </Suspense>
      </div>
    </>
  );
}
