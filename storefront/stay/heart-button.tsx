import Heart from 'lucide-react/icons/heart';
import { useSaved } from '../device/saved.ts';

/** Keeps the stay on this device, or lets it go. */
export function HeartButton({ slug, name }: { slug: string; name: string }) {
  const { saved, toggle } = useSaved('stay', slug);
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={saved}
      className="needs-script absolute top-3 right-3 z-10 grid size-11 place-items-center rounded-full bg-card/95 text-ink shadow-card transition-transform hover:scale-105 hover:text-accent"
    >
      <Heart aria-hidden="true" size={20} className={saved ? 'fill-accent text-accent' : ''} />
      <span className="sr-only">Save {name}</span>
    </button>
  );
}
