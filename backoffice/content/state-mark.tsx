/** Whether an entry is in the shop. */
export function StateMark({ published }: { published: boolean }) {
  const look = published ? 'bg-success-soft text-ink' : 'bg-sunk text-ink-soft';
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium ${look}`}>
      {published ? 'In the shop' : 'Draft'}
    </span>
  );
}
