/** What a form has to say: bad news is announced at once, good news politely. */
export function Message({ text, good = false }: { text: string | undefined; good?: boolean }) {
  return (
    <div role={good ? 'status' : 'alert'} className="empty:absolute">
      {text ? (
        <p
          className={`rounded-field border-s-4 px-4 py-3 text-base ${good ? 'border-success bg-success-soft text-success' : 'border-danger bg-danger-soft text-danger'}`}
        >
          {text}
        </p>
      ) : null}
    </div>
  );
}
