/** The placeholder of a car's page while it loads, with the same layout. */
export function CarSkeleton() {
  const bar = 'rounded-field bg-sunk';
  return (
    <div className="page pt-4">
      <p role="status" className="sr-only">
        Loading car details...
      </p>
      <div aria-hidden="true" className="animate-pulse space-y-6 md:space-y-8">
        <div className={`${bar} h-5 w-56`} />
        <div className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_384px]">
          <div className="space-y-6">
            <div className="aspect-[3/2] rounded-panel bg-sunk md:aspect-[9/4] lg:max-h-[max(300px,38vh)]" />
            <div className={`${bar} h-10 w-2/3`} />
            <div className={`${bar} h-6 w-1/2`} />
            <div className={`${bar} h-40`} />
          </div>
          <div className="hidden h-[520px] rounded-panel bg-sunk lg:block" />
        </div>
      </div>
    </div>
  );
}
