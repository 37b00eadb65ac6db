import { ProductShape } from './product-shape.tsx';

/** Shown while a product's page loads. `text` says what is loading. */
export function ProductSkeleton({ text }: { text: string }) {
  return (
    <div className="pt-1 md:pt-3">
      <p role="status" className="sr-only">
        {text}
      </p>
      <ProductShape />
    </div>
  );
}
