import { useSaved } from '../device/saved.ts';

/** Keeps the stay on this device, or lets it go. */
export function HeartButton({ slug, name }: { slug: string; name: string }) {
  const { saved, toggle } = useSaved('stay', slug);
  return (
    <button type="button" onClick={toggle} aria-pressed={saved} className="heart needs-script">
      <span className="sr-only">Save {name}</span>
    </button>
  );
}
