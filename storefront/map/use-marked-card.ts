import { useEffect, useState } from 'react';

const cardOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('.results article[id]') : null;

/** The id of the card that is hovered or focused, in the list or by its pin, and the function that sets it. */
export function useMarkedCard(): readonly [string | undefined, (id: string | undefined) => void] {
  const [marked, mark] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const point = (event: Event) => mark(cardOf(event)?.id);
    const results = document.querySelector<HTMLElement>('.results');
    results?.addEventListener('pointerover', point, { signal });
    results?.addEventListener('focusin', point, { signal });
    // not on leaving for a pin: it marks its own card
    const leave = ({ relatedTarget: to }: PointerEvent) => {
      if (!(to instanceof Node && results?.contains(to))) mark(undefined);
    };
    results?.addEventListener('pointerout', leave, { signal });
    return () => leaving.abort();
  });
  useEffect(() => {
    const card = marked === undefined ? null : document.getElementById(marked);
    if (!card) return;
    card.dataset['marked'] = '';
    return () => {
      delete card.dataset['marked'];
    };
  }, [marked]);
  return [marked, mark];
}
