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

/** The placeholder of a product's page, with the same layout. */
export function ProductShape() {
  const bar = 'rounded-field bg-sunk';
  return (
    <div aria-hidden="true" className="page animate-pulse">
      <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_384px]">
        <div className="space-y-4 md:space-y-6">
          <div className="h-[242px] space-y-5 pt-3 md:h-[212px] lg:h-[152px]">
            <div className={`${bar} h-5 w-56`} />
            <div className={`${bar} h-10 w-2/3 md:w-1/2`} />
            <div className={`${bar} h-6 w-1/2 md:w-1/3`} />
          </div>
          <div className="aspect-[3/2] rounded-panel bg-sunk md:aspect-[9/4] lg:max-h-[clamp(240px,42vh,380px)]" />
          <div className={`${bar} h-6 w-2/3`} />
          <div className={`${bar} h-40`} />
        </div>
        <div className="hidden h-[520px] rounded-panel bg-sunk lg:block" />
      </div>
    </div>
  );
}
