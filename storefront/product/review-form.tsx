import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { productReviewsTexts } from '../../messages/en/product/reviews.ts';
import type { Reviewed } from '../../service/catalog/reviews/review.ts';
import { useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';

const ReviewFields = lazy(() => import('./review-fields.tsx'));

/** Opens a form to review the product with that documentId; its fields are loaded then. */
export function ReviewForm({ of, product }: { of: Reviewed; product: string }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  // opened before hydration
  useEffect(() => setOpen(box.current?.open === true), []);
  return (
    <details
      ref={box}
      onToggle={() => setOpen(true)}
      className="needs-script group rounded-card border border-line bg-card"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 px-5 font-semibold text-accent [&::-webkit-details-marker]:hidden">
        {t(productReviewsTexts.write)}
        <Icon
          name="chevron-down"
          size={20}
          className="shrink-0 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {open ? (
        <Suspense>
          <ReviewFields of={of} product={product} />
        </Suspense>
      ) : null}
    </details>
  );
}
