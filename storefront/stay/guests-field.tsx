import { useEffect, useRef } from 'react';
import { staySearchTexts } from '../../messages/en/stay/search.ts';
import { guestLimits } from '../../service/catalog/stays/travel-params.ts';
import { guestsText } from '../product/range-choice.ts';
import { useText } from '../rendering/text.tsx';
import { bringIntoView } from '../ui/bring-into-view.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Stepper } from '../ui/stepper.tsx';

export interface Guests {
  adults: number;
  children: number;
  rooms: number;
}

/** Adults, children and rooms behind a summary; Done or a click outside closes it. */
export function GuestsField({ guests, onChange }: { guests: Guests; onChange: (guests: Guests) => void }) {
  const t = useText();
  const box = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
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
  return (
    <details
      ref={box}
      className="relative"
      onToggle={() => bringIntoView(panel.current)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <summary className="block h-[62px] list-none rounded-field px-4 pt-2.5 pb-2 [&::-webkit-details-marker]:hidden">
        <span className="block text-xs leading-4 font-semibold text-ink-soft">{t(staySearchTexts.guestsAndRooms)}</span>
        <span className="flex items-center justify-between gap-2 leading-7 text-ink">
          <span className="truncate">{guestsText(t, guests.adults, guests.children, guests.rooms)}</span>
          <Icon name="chevron-down" size={18} className="shrink-0 text-ink-soft" />
        </span>
      </summary>
      <div
        ref={panel}
        className="absolute scroll-mb-4 top-full right-0 z-30 mt-2 w-full min-w-72 space-y-4 rounded-card border border-line bg-card p-5 shadow-panel max-sm:static max-sm:mt-0 max-sm:border-0 max-sm:shadow-none"
      >
        <GuestSteppers guests={guests} onChange={onChange} />
        <Button variant="secondary" size="sm" className="w-full" onClick={close}>
          {t(staySearchTexts.done)}
        </Button>
      </div>
    </details>
  );
}

/** How many travel, and in how many rooms. */
export function GuestSteppers({ guests, onChange }: { guests: Guests; onChange: (guests: Guests) => void }) {
  const t = useText();
  const set = (part: Partial<Guests>) => onChange({ ...guests, ...part });
  return (
    <>
      <Stepper
        label={t(staySearchTexts.adults)}
        hint={t(staySearchTexts.adultAges)}
        name="adults"
        value={guests.adults}
        min={1}
        max={guestLimits.adults}
        onChange={(adults) => set({ adults })}
      />
      <Stepper
        label={t(staySearchTexts.children)}
        hint={t(staySearchTexts.childAges)}
        name="children"
        value={guests.children}
        min={0}
        max={guestLimits.children}
        onChange={(children) => set({ children })}
      />
      <Stepper
        label={t(staySearchTexts.rooms)}
        name="rooms"
        value={guests.rooms}
        min={1}
        max={guestLimits.rooms}
        onChange={(rooms) => set({ rooms })}
      />
    </>
  );
}
