import { useEffect, useRef } from 'react';
import { productPageTexts } from '../../messages/en/product/page.ts';
import { useSaved } from '../device/saved.ts';
import { Rich, useText } from '../rendering/text.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';

const look = 'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start text-ink hover:bg-sunk';

/** Copy link, Facebook, X, WhatsApp; phones offer their own share sheet. `name`: the text beside the address. */
export function ShareMenu({ url, name }: { url: string; name: string }) {
  const t = useText();
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const outside = (event: PointerEvent) => {
      if (box.current?.open && event.target instanceof Node && !box.current.contains(event.target))
        box.current.open = false;
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);
  function close() {
    if (!box.current) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  }
  function share() {
    const phone = window.matchMedia('(pointer: coarse) and (width < 768px)').matches;
    if (!box.current?.open || !phone || typeof navigator.share !== 'function') return;
    box.current.open = false;
    // closing the share sheet without a choice rejects, which is not an error
    navigator.share({ title: name, url: window.location.href }).catch(() => undefined);
  }
  async function copy() {
    close();
    try {
      await navigator.clipboard.writeText(window.location.href);
      toast(t(productPageTexts.linkCopied), { kind: 'success', ms: 2_000 });
    } catch {
      toast(t(productPageTexts.linkNotCopied), { kind: 'error' });
    }
  }
  const encoded = encodeURIComponent(url);
  const places = [
    { label: 'Facebook', mark: 'network-facebook', to: `https://www.facebook.com/sharer/sharer.php?u=${encoded}` },
    {
      label: 'X',
      mark: 'network-x',
      to: `https://twitter.com/intent/tweet?url=${encoded}&text=${encodeURIComponent(name)}`,
    },
    { label: 'WhatsApp', mark: 'network-whatsapp', to: `https://wa.me/?text=${encodeURIComponent(`${name} ${url}`)}` },
  ] as const;
  return (
    <details
      ref={box}
      className="relative"
      onToggle={share}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary className="inline-flex min-h-11 list-none items-center gap-2 rounded-full border border-line-strong bg-card px-4 font-semibold text-ink hover:border-ink hover:bg-sunk [&::-webkit-details-marker]:hidden">
        <Icon name="share-2" size={18} />
        {t(productPageTexts.share)}
      </summary>
      <ul className="absolute top-full left-0 z-20 mt-2 w-56 rounded-card border border-line bg-card p-2 shadow-panel">
        <li className="needs-script">
          <button type="button" className={look} onClick={() => void copy()}>
            <Icon name="link-2" size={18} />
            {t(productPageTexts.copyLink)}
          </button>
        </li>
        {places.map(({ label, mark, to }) => (
          <li key={label}>
            <a href={to} target="_blank" rel="noopener noreferrer" className={look} onClick={close}>
              <Icon name={mark} size={18} />
              <Rich
                message={productPageTexts.newTab}
                values={{ name: label, hidden: (words) => <span className="sr-only">{words}</span> }}
              />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Saves the product on this device (EXP-23, ACCOUNT-13). */
export function SaveButton({ type, slug }: { type: Parameters<typeof useSaved>[0]; slug: string }) {
  const t = useText();
  const { saved, toggle } = useSaved(type, slug);
  return (
    <button
      type="button"
      aria-pressed={saved}
      onClick={toggle}
      className="needs-script inline-flex min-h-11 min-w-28 items-center justify-center gap-2 rounded-full border border-line-strong bg-card px-4 font-semibold text-ink hover:border-ink hover:bg-sunk"
    >
      <Icon name="heart" size={18} className={saved ? 'fill-accent text-accent' : ''} />
      {t(saved ? productPageTexts.saved : productPageTexts.save)}
    </button>
  );
}
