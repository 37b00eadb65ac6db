import { ProductShape } from './product-shape.tsx';

/** Stands for a product's page while it comes. `text` says what comes. */
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
