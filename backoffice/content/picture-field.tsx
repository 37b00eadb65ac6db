import { lazy, Suspense, useState } from 'react';
import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { Rich, useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import type { PictureView } from '../server/picture-view.ts';
import type { LinkShape } from './entry-form.ts';
import { moved, useInputEvent } from './part-list.tsx';
import { PictureDetails } from './picture-details.tsx';
import { PictureLibrary } from './picture-library.tsx';
import { Sortable, SortableItem } from './sortable.tsx';

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

/** The pictures of an entry, one or several in order: chosen from the library or uploaded. */
export function PictureField({
  link,
  pictures,
  error,
  own,
}: {
  link: LinkShape;
  pictures: readonly PictureView[];
  error: string | undefined;
  /** They belong to the viewer, who can delete them. */
  own: boolean;
}) {
  const t = useText();
  const { name, label, control } = link;
  const many = control === 'pictures';
  const [list, setList] = useState(pictures);
  const box = useInputEvent<HTMLFieldSetElement>(list);
  const [open, setOpen] = useState(false);
  const [described, setDescribed] = useState<PictureView>();
  const [cut, setCut] = useState<PictureView>();

  function take(picture: PictureView) {
    // several are uploaded one after another, and each is added to those before
    setList((before) =>
      many ? [...before.filter(({ documentId }) => documentId !== picture.documentId), picture] : [picture],
    );
    if (!many) setOpen(false);
  }

  return (
    <fieldset ref={box} className="rounded-card border border-line bg-card p-5">
      <legend className="px-1 text-lg font-semibold">{label}</legend>
      {list.length === 0 ? (
        <p className="text-ink-soft">
          {many ? t(adminPicturesTexts.noPicturesYet) : t(adminPicturesTexts.noPictureYet)}
        </p>
      ) : null}
      <Sortable
        grid
        ids={list.map(({ documentId }) => documentId)}
        onMove={(from, to) => setList(moved(list, from, to))}
      >
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(170px,1fr))] gap-4">
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
                  <img
                    src={picture.url}
                    alt={picture.alt}
                    loading="lazy"
                    style={picture.focus ? { objectPosition: `${picture.focus.x}% ${picture.focus.y}%` } : undefined}
                    className="aspect-8/5 w-full rounded-field object-cover"
                  />
                  <div className="flex items-center gap-1">
                    {many ? handle : null}
                    <p className="min-w-0 truncate text-sm text-ink-soft">{picture.name}</p>
                  </div>
                  {picture.alt ? null : <p className="text-sm text-danger">{t(adminPicturesTexts.noAltText)}</p>}
                  <div className="flex flex-wrap">
                    <Button
                      type="button"
                      variant="quiet"
                      size="sm"
                      className="px-2"
                      onClick={() => setDescribed(picture)}
                    >
                      <Rich
                        message={adminPicturesTexts.editDetailsName}
                        values={{ name: picture.name, hidden: (words) => <span className="sr-only">{words}</span> }}
                      />
                    </Button>
                    {many ? (
                      <>
                        <Button
                          type="button"
                          variant="quiet"
                          size="sm"
                          className="px-2"
                          disabled={at === 0}
                          onClick={() => setList(moved(list, at, at - 1))}
                        >
                          <Rich
                            message={adminPicturesTexts.moveUpName}
                            values={{ name: picture.name, hidden: (words) => <span className="sr-only">{words}</span> }}
                          />
                        </Button>
                        <Button
                          type="button"
                          variant="quiet"
                          size="sm"
                          className="px-2"
                          disabled={at === list.length - 1}
                          onClick={() => setList(moved(list, at, at + 1))}
                        >
                          <Rich
                            message={adminPicturesTexts.moveDownName}
                            values={{ name: picture.name, hidden: (words) => <span className="sr-only">{words}</span> }}
                          />
                        </Button>
                      </>
                    ) : null}
                    <Button
                      type="button"
                      variant="quiet"
                      size="sm"
                      className="px-2"
                      onClick={() => setList(list.filter(({ documentId }) => documentId !== picture.documentId))}
                    >
                      <Rich
                        message={adminPicturesTexts.removeName}
                        values={{ name: picture.name, hidden: (words) => <span className="sr-only">{words}</span> }}
                      />
                    </Button>
                  </div>
                </>
              )}
            </SortableItem>
          ))}
        </ol>
      </Sortable>
      {error ? <p className="mt-2 text-sm font-medium text-danger">{error}</p> : null}
      <Button type="button" variant="secondary" size="sm" className="mt-4" onClick={() => setOpen(true)}>
        {many ? t(adminPicturesTexts.addPictures) : t(adminPicturesTexts.choosePicture)}
      </Button>
      {described ? (
        <PictureDetails
          picture={described}
          onSaved={(saved) => setList(list.map((one) => (one.documentId === saved.documentId ? saved : one)))}
          onCut={() => {
            setCut(described);
            setDescribed(undefined);
          }}
          onDeleted={
            own ? (gone) => setList(list.filter(({ documentId }) => documentId !== gone.documentId)) : undefined
          }
          onClose={() => setDescribed(undefined)}
        />
      ) : null}
      {cut?.whole ? (
        <Suspense>
          <PictureCropper
            picture={cut}
            whole={cut.whole}
            onCut={(made) => {
              setList(list.map((one) => (one.documentId === cut.documentId ? made : one)));
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
