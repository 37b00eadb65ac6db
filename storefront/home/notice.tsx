/** Replaces missing cards: there are none, or they failed to load. `retry`: the address to try again. */
export function Notice({ heading, text, retry }: { heading: string; text: string; retry?: string }) {
  return (
    <div className="grid justify-items-center gap-2 rounded-panel bg-sunk px-6 py-12 text-center">
      <h3 className="text-2xl">{heading}</h3>
      <p className="text-lg text-balance text-ink-soft">{text}</p>
      {retry ? (
        <a
          href={retry}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          Try again
        </a>
      ) : null}
    </div>
  );
}
