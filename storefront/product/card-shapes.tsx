/** Placeholders of cards that are loading. */
export function CardShapes({ className }: { className: string }) {
  return (
    <div aria-hidden="true" className={className}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="animate-pulse overflow-hidden rounded-card border border-line bg-card">
          <div className="aspect-[16/10] bg-sunk" />
          <div className="space-y-3 p-5">
            <div className="h-5 w-3/4 rounded bg-sunk" />
            <div className="h-4 w-1/2 rounded bg-sunk" />
            <div className="h-6 w-2/3 rounded bg-sunk" />
          </div>
        </div>
      ))}
    </div>
  );
}
