import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { adminCommandsTexts } from '../../messages/en/admin/commands.ts';
import type { Message } from '../../messages/message.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { useModal } from '../../storefront/ui/dialog.tsx';
import type { PlaceGroup } from '../navigation.ts';
import { AdminIcon } from '../ui/admin-icon.tsx';
import { arrange, type CommandSection, matchOf } from './arrange.ts';
import { useChordKey } from './chord-key.ts';
import type { Command, CommandBarProps, CommandOption } from './command.ts';
import { KeyList } from './key-list.tsx';
import { Keys } from './keys-shown.tsx';
import { useCommands, useFound } from './use-found.ts';

/** The command bar, or the list of its keys. */
export function CommandBar({ view, ...props }: CommandBarProps) {
  return view === 'keys' ? <KeyList {...props} /> : <SearchDialog {...props} />;
}

const heads: Readonly<Record<CommandSection['kind'], Message>> = {
  action: adminCommandsTexts.actions,
  page: adminCommandsTexts.pages,
  booking: adminCommandsTexts.bookings,
  guest: adminCommandsTexts.guests,
  product: adminCommandsTexts.products,
  partner: adminCommandsTexts.partners,
};

const nameOf = ({ to, title }: CommandOption) => `${to} ${title}`;

/** Finds guests, bookings, products, partners, pages and actions while one types: an ARIA combobox in a modal. */
function SearchDialog({ groups, typed, onView, onClose }: Omit<CommandBarProps, 'view'>) {
  const t = useText();
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState(() => typed.current.text);
  const [chosen, setChosen] = useState<string>();
  /** Enter was pressed before there was something to open. */
  const [entered, setEntered] = useState(() => typed.current.entered);
  useModal(dialog, onClose);

  const commands = useCommands() ?? groups.flatMap(({ places }) => places.map(pageCommand));
  const { found, pending, failed, again } = useFound(text);
  const sections = arrange(text, commands, found);
  const options = sections.flatMap(({ options }) => options);
  const at = Math.max(
    0,
    options.findIndex((option) => nameOf(option) === chosen),
  );
  const active = options[at];
  const [first] = options;
  // better results may come, unless the first one begins with the text
  const waits = pending && !(first && matchOf(text, { title: first.title, words: '' }) === 0);

  function open({ to }: CommandOption, inNewTab = false) {
    if (to === null) return onView('keys');
    if (inNewTab) return void window.open(to, '_blank', 'noopener');
    onClose();
    void navigate(to);
  }
  const openEntered = useEffectEvent(() => {
    if (active) open(active);
  });
  useEffect(() => {
    if (!entered || waits) return;
    setEntered(false);
    openEntered();
  }, [entered, waits]);

  const activeId = active ? `${id}-${at}` : undefined;
  useEffect(() => {
    const element = activeId && document.getElementById(activeId);
    // the heading of the first one, too
    if (element) (at === 0 ? element.parentElement : element)?.scrollIntoView({ block: 'nearest' });
  }, [activeId, at]);

  function press(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey } = event;
    const isChord = ctrlKey || metaKey;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const step = key === 'ArrowDown' ? 1 : -1;
      const next = options[(at + step + options.length) % Math.max(1, options.length)];
      if (next) setChosen(nameOf(next));
    } else if (key === 'Enter' && !event.nativeEvent.isComposing) {
      if (waits && chosen === undefined) setEntered(true);
      else if (active) open(active, isChord);
    } else if (key.toLowerCase() === 'k' && isChord) onClose();
    else return;
    event.preventDefault();
  }

  const row = (option: CommandOption, index: number) => {
    const { title, detail, mark, icon, to, goKey } = option;
    const isActive = index === at;
    const shown = {
      id: `${id}-${index}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': isActive,
      className: 'command-option',
      // the focus stays in the field
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      onMouseMove: () => {
        if (!isActive) setChosen(nameOf(option));
      },
    } as const;
    const content = (
      <>
        <AdminIcon name={icon} size={18} className="text-ink-soft" />
        <span className="command-text">
          <span className="command-title">{title}</span>
          {detail ? <span className="command-detail"> {detail}</span> : null}
        </span>
        {mark ? <span className="command-mark"> {mark}</span> : null}
        {goKey ? <Keys of={['G', goKey.toUpperCase()]} className="max-md:hidden" /> : null}
      </>
    );
    if (to === null)
      return (
        <button key={nameOf(option)} type="button" {...shown} onClick={() => open(option)}>
          {content}
        </button>
      );
    return (
      <Link
        key={nameOf(option)}
        {...shown}
        to={to}
        onClick={(event) => {
          if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onClose();
        }}
      >
        {content}
      </Link>
    );
  };

  let index = 0;
  return (
    <dialog ref={dialog} aria-label={t(adminCommandsTexts.search)} className="command-bar">
      <div className="flex items-center gap-3 border-b border-line ps-4 pe-2">
        <AdminIcon name="search" className="text-ink-soft" />
        <input
          data-autofocus=""
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(undefined);
            setEntered(false);
          }}
          onKeyDown={press}
          role="combobox"
          aria-label={t(adminCommandsTexts.searchOrGo)}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          placeholder={t(adminCommandsTexts.placeholder)}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className="h-14 min-w-0 grow bg-transparent text-base text-ink outline-none placeholder:text-ink-soft"
        />
        <button
          type="button"
          onClick={onClose}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
        >
          <AdminIcon name="x" />
          <span className="sr-only">{t(adminCommandsTexts.close)}</span>
        </button>
      </div>
      <p role="status" className="sr-only">
        {text.trim() === '' || pending ? '' : t(adminCommandsTexts.found, { count: options.length })}
      </p>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t(adminCommandsTexts.results)}
        aria-busy={pending}
        className="min-h-0 grow overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        {sections.map(({ kind, options }, section) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div
            key={options.map(nameOf)[0]}
            role="group"
            aria-labelledby={`${id}-head-${section}`}
            className="scroll-m-2"
          >
            <p
              id={`${id}-head-${section}`}
              role="presentation"
              className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-soft"
            >
              {t(heads[kind])}
            </p>
            {options.map((option) => row(option, index++))}
          </div>
        ))}
      </div>
      {options.length === 0 ? (
        <p className="px-5 py-8 text-center text-ink-soft">
          {pending
            ? t(adminCommandsTexts.searching)
            : failed
              ? null
              : t(adminCommandsTexts.nothing, { text: text.trim() })}
        </p>
      ) : null}
      {failed ? (
        <p
          role="alert"
          className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-5 py-2 text-sm"
        >
          {t(adminCommandsTexts.failed)}
          <button type="button" onClick={again} className="min-h-11 font-semibold underline underline-offset-4">
            {t(adminCommandsTexts.tryAgain)}
          </button>
        </p>
      ) : null}
      <Foot onKeys={() => onView('keys')} />
    </dialog>
  );
}

const pageCommand = ({ label, to, icon, goKey }: PlaceGroup['places'][number]): Command => ({
  group: 'page',
  title: label,
  to,
  icon,
  goKey,
  words: '',
});

/** The keys of the list, where there is a keyboard, and a button that lists all. */
function Foot({ onKeys }: { onKeys: () => void }) {
  const t = useText();
  const chord = useChordKey();
  const hints = [
    { keys: ['↑', '↓'], does: adminCommandsTexts.move },
    { keys: ['↵'], does: adminCommandsTexts.open },
    { keys: [chord, '↵'], does: adminCommandsTexts.newTab },
  ];
  return (
    <div className="flex min-h-11 items-center justify-end gap-4 border-t border-line px-4 text-xs text-ink-soft md:justify-between">
      <p aria-hidden="true" className="hidden gap-4 md:flex">
        {hints.map(({ keys, does }) => (
          <span key={does.id} className="inline-flex items-center gap-1.5">
            <Keys of={keys} /> {t(does)}
          </span>
        ))}
      </p>
      <button
        type="button"
        onClick={onKeys}
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold hover:text-ink"
      >
        {t(adminCommandsTexts.keys)} <Keys of={['?']} className="max-md:hidden" />
      </button>
    </div>
  );
}
