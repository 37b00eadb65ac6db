import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { fieldLook } from '../../storefront/ui/field.tsx';
import type { IconName } from '../../storefront/ui/icon-names.ts';
import type { PictureView } from '../server/picture-view.ts';
import { AdminIcon } from '../ui/admin-icon.tsx';
import type { AdminIconName } from '../ui/admin-icon-names.ts';
import { adminUrls } from '../urls.ts';
import { middle } from './focus-point.tsx';
import { postPictureChange } from './send-picture.ts';

interface Props {
  picture: PictureView;
  /** The handle to drag it by; undefined for a single picture. */
  handle: ReactNode;
  /** Moves it by so many places; undefined where it cannot move. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
  /** Called when the description is being saved. */
  onDescribe: () => void;
  /** Called with the picture as saved; undefined if that failed. */
  onDescribed: (saved: PictureView | undefined) => void;
}

/** A picture of an entry: its alt text is edited under it and saved when the field is left. */
export function PictureTile({ picture, handle, onEarlier, onLater, onEdit, onRemove, ...describing }: Props) {
  const t = useText();
  const { name, url, alt, focus } = picture;
  const place = focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined;
  return (
    <>
      <img
        src={url}
        alt={alt}
        title={name}
        loading="lazy"
        style={place}
        className="aspect-8/5 w-full rounded-field bg-sunk object-cover"
      />
      <div className="flex items-center">
        {handle ? (
          <>
            {handle}
            <TileButton icon="chevron-left" label={t(adminPicturesTexts.moveUpName, { name })} onPress={onEarlier} />
            <TileButton icon="chevron-right" label={t(adminPicturesTexts.moveDownName, { name })} onPress={onLater} />
          </>
        ) : null}
        <span className="grow" />
        <TileButton
          icon="sliders-horizontal"
          label={t(adminPicturesTexts.editDetailsName, { name })}
          onPress={onEdit}
        />
        <TileButton icon="x" label={t(adminPicturesTexts.removeName, { name })} onPress={onRemove} />
      </div>
      <AltText picture={picture} {...describing} />
    </>
  );
}

function TileButton({
  icon,
  label,
  onPress,
}: {
  icon: IconName | AdminIconName;
  label: string;
  onPress: (() => void) | undefined;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={!onPress}
      onClick={onPress}
      className="grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:bg-sunk hover:text-ink disabled:opacity-35"
    >
      <AdminIcon name={icon} size={18} />
    </button>
  );
}

function AltText({ picture, onDescribe, onDescribed }: Pick<Props, 'picture' | 'onDescribe' | 'onDescribed'>) {
  const t = useText();
  const id = useId();
  const { documentId, name, alt, caption, focus } = picture;
  const [text, setText] = useState(alt);
  const [known, setKnown] = useState(alt);
  const [problem, setProblem] = useState<string>();
  // it was changed with the other details
  if (known !== alt) {
    setKnown(alt);
    if (text.trim() === known) setText(alt);
  }

  async function save() {
    const words = text.trim();
    setProblem(words === '' && alt !== '' ? t(adminPicturesTexts.altTextMissing) : undefined);
    if (words === alt || words === '') return;
    onDescribe();
    const { x, y } = focus ?? middle;
    const saved = await postPictureChange(t, adminUrls.picture(documentId), { alt: words, caption, x, y });
    const isSaved = typeof saved !== 'string';
    if (!isSaved) setProblem(saved);
    onDescribed(isSaved ? saved : undefined);
  }

  /** Enter goes on to the next picture; it would submit the form, or break the line. */
  function next(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const fields = [...(event.currentTarget.closest('ol')?.querySelectorAll('textarea') ?? [])];
    const following = fields[fields.indexOf(event.currentTarget) + 1];
    if (following) following.focus();
    else event.currentTarget.blur();
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        <Rich
          message={adminPicturesTexts.altTextOf}
          values={{ name, hidden: (words) => <span className="sr-only">{words}</span> }}
        />
      </label>
      <textarea
        id={id}
        rows={2}
        maxLength={500}
        value={text}
        aria-describedby={problem ? `${id}-note` : undefined}
        aria-invalid={problem ? true : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => void save()}
        onKeyDown={next}
        className={`${fieldLook(problem !== undefined)} py-2 text-sm`}
      />
      {problem ? (
        <p id={`${id}-note`} className="mt-1 text-sm font-medium text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
