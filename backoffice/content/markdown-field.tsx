import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { adminContentTexts } from '../../messages/en/admin/content.ts';
import type { Message } from '../../messages/message.ts';
import type { RichBlock } from '../../service/catalog/rich-text.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { RichText } from '../../storefront/ui/rich-text.tsx';
import { AdminIcon } from '../ui/admin-icon.tsx';
import { edited, type MarkdownForm } from './markdown-edit.ts';

const tools: readonly {
  form: MarkdownForm;
  message: Message;
  icon: ComponentProps<typeof AdminIcon>['name'];
  letter?: string;
}[] = [
  { form: 'bold', message: adminContentTexts.bold, icon: 'bold', letter: 'b' },
  { form: 'italic', message: adminContentTexts.italics, icon: 'italic', letter: 'i' },
  { form: 'link', message: adminContentTexts.link, icon: 'link-2', letter: 'k' },
  { form: 'heading', message: adminContentTexts.heading, icon: 'heading' },
  { form: 'list', message: adminContentTexts.list, icon: 'list' },
  { form: 'steps', message: adminContentTexts.numberedList, icon: 'list-ordered' },
];

interface Props {
  label: string;
  name: string;
  defaultValue: string;
  error: string | null;
  hint: string | undefined;
}

/** A Markdown text with buttons for the storefront's formats (decision 68), and a preview. */
export function MarkdownField({ label, name, defaultValue, error, hint }: Props) {
  const t = useText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [previewed, setPreviewed] = useState<string>();

  function write(form: MarkdownForm) {
    const field = area.current;
    if (!field) return;
    const { from, to, text, select } = edited(field.value, [field.selectionStart, field.selectionEnd], form);
    field.focus();
    field.setSelectionRange(from, to);
    // the only way that keeps the browser's undo history
    if (!document.execCommand('insertText', false, text)) {
      field.setRangeText(text, from, to, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    field.setSelectionRange(...select);
  }

  function press(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = tools.find(({ letter }) => letter === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    write(tool.form);
  }

  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined;
  const tool =
    'grid size-11 place-items-center rounded-field hover:bg-sunk aria-pressed:bg-sunk aria-pressed:text-accent';
  return (
    <div className="min-w-0 sm:col-span-2">
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-ink">
        {label}
      </label>
      <div
        className={`rounded-field border bg-card focus-within:border-ink ${error ? 'border-danger' : 'border-line-strong'}`}
      >
        <div className="flex flex-wrap items-center border-b border-line px-1">
          {tools.map(({ form, message, icon, letter }) => (
            <button
              key={form}
              type="button"
              className={tool}
              title={letter ? `${t(message)} (Ctrl+${letter.toUpperCase()})` : t(message)}
              aria-label={`${t(message)}: ${label}`}
              aria-keyshortcuts={letter && `Control+${letter.toUpperCase()}`}
              onClick={() => write(form)}
            >
              <AdminIcon name={icon} size={18} />
            </button>
          ))}
          <button
            type="button"
            className="ms-auto inline-flex min-h-11 items-center gap-2 rounded-field px-3 text-sm font-semibold hover:bg-sunk aria-expanded:text-accent"
            aria-expanded={previewed !== undefined}
            onClick={() => setPreviewed(previewed === undefined ? (area.current?.value ?? '') : undefined)}
          >
            <AdminIcon name="eye" size={18} />{' '}
            <Rich
              message={adminContentTexts.previewAsOnSite}
              values={{ label, hidden: (words) => <span className="sr-only">{words}</span> }}
            />
          </button>
        </div>
        <textarea
          ref={area}
          id={id}
          name={name}
          defaultValue={defaultValue}
          rows={10}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          onKeyDown={press}
          onInput={({ currentTarget }) => previewed !== undefined && setPreviewed(currentTarget.value)}
          className="block min-h-40 w-full resize-y bg-transparent px-4 py-3 text-base"
        />
        {previewed === undefined ? null : <MarkdownPreview text={previewed} of={label} />}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The text as the storefront renders it. Its code is loaded when the preview is opened. */
function MarkdownPreview({ text, of }: { text: string; of: string }) {
  const t = useText();
  const [blocks, setBlocks] = useState<readonly RichBlock[] | null>();
  useEffect(() => {
    let failed = false;
    import('../../service/catalog/markdown.ts').then(
      ({ richText }) => failed || setBlocks(richText(text)),
      () => failed || setBlocks(null),
    );
    return () => {
      failed = true;
    };
  }, [text]);
  return (
    <section
      aria-label={t(adminContentTexts.asOnWebsite, { of })}
      className="space-y-4 rounded-b-field border-t border-line bg-paper px-4 py-3"
    >
      {blocks === null ? <p className="text-danger">{t(adminContentTexts.previewFailed)}</p> : null}
      {blocks?.length === 0 ? <p className="text-ink-soft">{t(adminContentTexts.previewEmpty)}</p> : null}
      {blocks ? <RichText blocks={blocks} heading="h3" /> : null}
    </section>
  );
}
