import { useSaved } from '../device/saved.ts';

/** Saves the stay on this device, or removes it. */
export function HeartButton({ slug, name }: { slug: string; name: string }) {
  const { saved, toggle } = useSaved('stay', slug);
  return (
    <button type="button" onClick={toggle} aria-pressed={saved} className="heart needs-script">
      <span className="sr-only">Save {name}</span>
    </button>
  );
}
