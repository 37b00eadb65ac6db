/** The heading of a sign-in page. */
export function AccountHeading({ title, text }: { title: string; text?: string }) {
  return (
    <header className="mb-7">
      <h1 className="text-4xl md:text-5xl">{title}</h1>
      {text ? <p className="mt-3 text-lg text-ink-soft">{text}</p> : null}
    </header>
  );
}
