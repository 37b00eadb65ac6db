import { useSaved } from '../device/saved.ts';
import { Icon } from '../ui/icon.tsx';

/** Saves the product on this device (EXP-23, ACCOUNT-13). */
export function SaveButton({ type, slug }: { type: Parameters<typeof useSaved>[0]; slug: string }) {
  const { saved, toggle } = useSaved(type, slug);
  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={toggle}
      className="needs-script inline-flex min-h-11 min-w-28 items-center justify-center gap-2 rounded-full border border-line-strong bg-card px-4 font-semibold text-ink hover:border-ink hover:bg-sunk"
    >
      <Icon name="heart" size={18} className={saved ? 'fill-accent text-accent' : ''} />
      {saved ? 'Saved' : 'Save'}
    </button>
  );
}
