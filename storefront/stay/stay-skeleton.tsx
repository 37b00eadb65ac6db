/** The shape of a stay's page while it comes. */
export function StaySkeleton() {
  const bar = 'rounded-field bg-sunk';
  return (
    <div className="page space-y-6 pt-6 pb-32">
      <p role="status" className="sr-only">
        Loading the stay
      </p>
      <div aria-hidden="true" className="animate-pulse space-y-6">
        <div className={`${bar} h-12 w-2/3`} />
        <div className="aspect-[3/2] rounded-panel bg-sunk md:aspect-[8/3]" />
        <div className={`${bar} h-6 w-1/2`} />
        <div className={`${bar} h-40 w-full`} />
      </div>
    </div>
  );
}
