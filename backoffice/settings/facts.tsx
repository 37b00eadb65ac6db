/** A list of names and values. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, what: string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(([name, what]) => (
        <div key={name} className="contents max-sm:block">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium wrap-anywhere">{what}</dd>
        </div>
      ))}
    </dl>
  );
}
