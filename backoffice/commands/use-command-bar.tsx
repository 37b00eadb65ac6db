import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminCommandsTexts } from '../../messages/en/admin/commands.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { toast } from '../../storefront/ui/toast.tsx';
import type { PlaceGroup } from '../navigation.ts';
import { isMac } from './chord-key.ts';
import type { CommandBarProps } from './command.ts';
import { commandOf, nothingTyped, typedAhead } from './keys.ts';
import { focusRow } from './rows.ts';
import { usesSingleKeys } from './single-keys.ts';

type View = CommandBarProps['view'];

/** Fields that take letters. */
const typing =
  'textarea, select, [contenteditable="true"], input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file])';

/**
 * The command bar and its keys, on every page with the frame. The bar itself is loaded when it is opened for the first
 * time; what is typed until then is the beginning of its text.
 */
export function useCommandBar(groups: readonly PlaceGroup[]) {
  const t = useText();
  const navigate = useNavigate();
  const [view, setView] = useState<View>();
  const [Bar, setBar] = useState<ComponentType<CommandBarProps>>();
  const ahead = useRef(nothingTyped);
  const afterG = useRef<number>(undefined);

  function open(next: View) {
    ahead.current = nothingTyped;
    setView(next);
    if (Bar) return;
    import('./command-bar.tsx').then(
      ({ CommandBar }) => setBar(() => CommandBar),
      () => {
        setView(undefined);
        toast(t(adminCommandsTexts.failed));
      },
    );
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (view && !Bar) {
      const typed = typedAhead(ahead.current, event);
      if (typed === undefined) return;
      event.preventDefault();
      if (typed) ahead.current = typed;
      else setView(undefined);
      return;
    }
    if (document.querySelector('dialog:modal')) return;
    const inField = event.target instanceof Element && event.target.closest(typing) !== null;
    const around = { isMac: isMac(), inField, singleKeys: usesSingleKeys(), afterG: afterG.current };
    const command = commandOf(event, around);
    // Shift is pressed before a letter
    if (event.key !== 'Shift') afterG.current = undefined;
    if (!command) return;
    switch (command.does) {
      case 'wait':
        afterG.current = event.timeStamp;
        return;
      case 'go': {
        const place = groups.flatMap(({ places }) => places).find(({ goKey }) => goKey === command.goKey);
        if (place) void navigate(place.to);
        return;
      }
      case 'next':
      case 'previous':
        if (focusRow(command.does === 'next' ? 1 : -1)) event.preventDefault();
        return;
      default:
        event.preventDefault();
        open(command.does);
    }
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', press, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  return {
    open,
    bar:
      view && Bar ? (
        <Bar view={view} groups={groups} typed={ahead} onView={setView} onClose={() => setView(undefined)} />
      ) : null,
  };
}
