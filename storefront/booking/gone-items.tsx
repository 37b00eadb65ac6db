import type { BookAgainWire } from '../../service/booking/wire.ts';

/** What of an earlier booking cannot be booked today, by name and why; nothing where there is nothing. */
export function GoneItems({ items }: { items: BookAgainWire['gone'] }) {
  if (items.length === 0) return null;
  return (
    <div role="status" className="rounded-field bg-support-soft px-4 py-3 text-support">
      <p className="font-semibold">No longer available</p>
      <ul>
        {items.map(({ name, problem }) => (
          <li key={`${name} ${problem}`}>
            {name}: {problem}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What an entry of the browser's history says is gone; nothing in any other entry. */
export function goneIn(state: unknown): BookAgainWire['gone'] {
  const gone: unknown = typeof state === 'object' && state !== null && 'gone' in state ? state.gone : [];
  return Array.isArray(gone) ? gone.filter(isGone) : [];
}

function isGone(item: unknown): item is BookAgainWire['gone'][number] {
  if (typeof item !== 'object' || item === null || !('name' in item) || !('problem' in item)) return false;
  return typeof item.name === 'string' && typeof item.problem === 'string';
}
