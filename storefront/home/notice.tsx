import { urls } from '../urls.ts';

/** In place of cards that are not there: none, or not to be had. */
export function Notice({ heading, text, retry = false }: { heading: string; text: string; retry?: boolean }) {
  return (
    <div className="grid justify-items-center gap-2 rounded-panel bg-sunk px-6 py-12 text-center">
      <h3 className="text-2xl">{heading}</h3>
      <p className="text-lg text-balance text-ink-soft">{text}</p>
      {retry ? (
        <a
          href={urls.home}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
        >
          Try again
        </a>
      ) : null}
    </div>
  );
}
