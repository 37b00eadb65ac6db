import { type ChangeEvent, type DragEvent, lazy, Suspense, useRef, useState } from 'react';
import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button, buttonLook } from '../../storefront/ui/button.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import type { PictureView } from '../server/picture-view.ts';
import type { LinkShape } from './entry-form.ts';
import { useInputEvent } from './part-rows.tsx';
import { PictureDetails } from './picture-details.tsx';
import { PictureLibrary } from './picture-library.tsx';
import { PictureTile } from './picture-tile.tsx';
import { moved, Sortable, SortableItem } from './sortable.tsx';
import { UploadList } from './upload-list.tsx';
import { isOpen, isRefused, useHeldSubmit, useUploads } from './use-uploads.ts';

// loaded when a picture is cropped
const PictureCropper = lazy(() =>
  import('./picture-cropper.tsx').catch(() => ({
    default: ({ onClose }: { onClose: () => void }) => {
      const t = useText();
      return (
        <Dialog open title={t(adminPicturesTexts.notLoaded)} onClose={onClose}>
          {t(adminPicturesTexts.checkConnection)}
        </Dialog>
      );
    },
  })),
);

const carriesFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The pictures of an entry, one or several in order: dropped, chosen from the device or from the library. */
export function PictureField({
  link,
  pictures,
  error,
  own = false,
  within = false,
}: {
  link: LinkShape;
  pictures: readonly PictureView[];
  error: string | undefined;
  /** They belong to the viewer, who can delete them. */
  own?: boolean;
  /** They belong to a part, inside its box. */
  within?: boolean;
}) {
  const t = useText();
  const { name, label, control } = link;
  const many = control === 'pictures';
  const [list, setList] = useState(pictures);
  const box = useInputEvent<HTMLFieldSetElement>(list);
  const [open, setOpen] = useState(false);
  const [over, setOver] = useState(false);
  const [described, setDescribed] = useState<PictureView>();
  const [cut, setCut] = useState<PictureView>();
  const [texts, setTexts] = useState({ saving: 0, failed: false });
  const order = useRef(new Map<string, number>());

  const { uploads, add, remove, retry } = useUploads((picture, key) => {
    order.current.set(picture.documentId, key);
    setList((before) => {
      if (!many) return [picture];
      // a smaller file that was chosen later may have arrived first
      const at = before.findIndex(({ documentId }) => (order.current.get(documentId) ?? -1) > key);
      return at < 0 ? [...before, picture] : [...before.slice(0, at), picture, ...before.slice(at)];
    });
  });
  const waits = useHeldSubmit(box, {
    isBusy: texts.saving > 0 || uploads.some(isOpen),
    hasFailed: texts.failed || uploads.some(isRefused),
  });

  function take(picture: PictureView) {
    setList((before) =>
      many ? [...before.filter(({ documentId }) => documentId !== picture.documentId), picture] : [picture],
    );
    if (!many) setOpen(false);
  }
  const replace = (before: PictureView, after: PictureView) =>
    setList((list) => list.map((one) => (one.documentId === before.documentId ? after : one)));
  const removePicture = (gone: PictureView) =>
    setList((list) => list.filter(({ documentId }) => documentId !== gone.documentId));

  const look = within
    ? 'mt-5 rounded-field'
    : `rounded-card border bg-card p-5 ${over ? 'border-accent' : 'border-line'}`;
  const undescribed = list.filter(({ alt }) => alt === '').length;

  const upload = (files: Iterable<File>) => add([...files].slice(0, many ? undefined : 1));
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    upload(currentTarget.files ?? []);
    currentTarget.value = '';
  }
  function drag(event: DragEvent) {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(true);
  }
  function drop(event: DragEvent) {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    setOver(false);
    upload(event.dataTransfer.files);
  }

  return (
    <fieldset
      ref={box}
      onDragOver={drag}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
      }}
      onDrop={drop}
      className={over ? `${look} outline-2 outline-accent` : look}
    >
      <legend className={within ? 'mb-1.5 text-sm font-semibold' : 'px-1 text-lg font-semibold'}>{label}</legend>
      {undescribed > 0 ? (
        <p className="mb-3 text-sm text-ink-soft">{t(adminPicturesTexts.withoutAltText, { count: undescribed })}</p>
      ) : null}
      <Sortable
        grid
        ids={list.map(({ documentId }) => documentId)}
        onMove={(from, to) => setList(moved(list, from, to))}
      >
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(230px,1fr))] gap-5">
          {list.map((picture, at) => (
            <SortableItem
              key={picture.documentId}
              id={picture.documentId}
              label={picture.name}
              className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-field bg-card"
            >
              {(handle) => (
                <>
                  <input type="hidden" name={name} value={picture.documentId} data-picture={JSON.stringify(picture)} />
                  <PictureTile
                    picture={picture}
                    handle={many ? handle : undefined}
                    onEarlier={at > 0 ? () => setList(moved(list, at, at - 1)) : undefined}
                    onLater={at < list.length - 1 ? () => setList(moved(list, at, at + 1)) : undefined}
                    onEdit={() => setDescribed(picture)}
                    onRemove={() => removePicture(picture)}
                    onDescribe={() => setTexts(({ saving }) => ({ saving: saving + 1, failed: false }))}
                    onDescribed={(saved) => {
                      if (saved) replace(picture, saved);
                      setTexts(({ saving, failed }) => ({ saving: saving - 1, failed: failed || !saved }));
                    }}
                  />
                </>
              )}
            </SortableItem>
          ))}
        </ol>
      </Sortable>
      {error ? <p className="mt-2 text-sm font-medium text-danger">{error}</p> : null}
      <div
        className={`flex flex-wrap items-center gap-3 rounded-field border border-dashed border-line-strong px-4 py-3 ${list.length > 0 ? 'mt-5' : ''}`}
      >
        <p className="grow text-sm text-ink-soft">
          {t(many ? adminPicturesTexts.dropPictures : adminPicturesTexts.dropPicture)}
        </p>
        <label
          className={buttonLook(
            { variant: 'secondary', size: 'sm' },
            'cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-accent',
          )}
        >
          {t(many ? adminPicturesTexts.uploadPictures : adminPicturesTexts.uploadPicture)}
          <input
            type="file"
            multiple={many}
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            className="sr-only"
            onChange={choose}
          />
        </label>
        <Button type="button" variant="quiet" size="sm" onClick={() => setOpen(true)}>
          {t(adminPicturesTexts.chooseFromLibrary)}
        </Button>
      </div>
      <UploadList uploads={uploads} waits={waits} onRetry={retry} onRemove={remove} />
      {described ? (
        <PictureDetails
          picture={described}
          onSaved={(saved) => replace(described, saved)}
          onCut={() => {
            setCut(described);
            setDescribed(undefined);
          }}
          onDeleted={own ? removePicture : undefined}
          onClose={() => setDescribed(undefined)}
        />
      ) : null}
      {cut?.whole ? (
        <Suspense>
          <PictureCropper
            picture={cut}
            whole={cut.whole}
            onCut={(made) => {
              replace(cut, made);
              setCut(undefined);
            }}
            onClose={() => setCut(undefined)}
          />
        </Suspense>
      ) : null}
      {open ? (
        <PictureLibrary
          title={label}
          taken={list.map(({ documentId }) => documentId)}
          onTake={take}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </fieldset>
  );
}
