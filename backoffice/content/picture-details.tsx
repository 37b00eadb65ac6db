import { useRef, useState } from 'react';
import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import { TextField } from '../../storefront/ui/field.tsx';
import { focusInvalid } from '../../storefront/ui/focus-invalid.ts';
import type { PictureView } from '../server/picture-view.ts';
import { adminUrls } from '../urls.ts';
import { FocusPoint, middle } from './focus-point.tsx';
import { postPictureChange } from './send-picture.ts';

/** The texts of a picture, and its focal point. */
export function PictureDetails({
  picture,
  onSaved,
  onCut,
  onDeleted,
  onClose,
}: {
  picture: PictureView;
  onSaved: (picture: PictureView) => void;
  /** Opens the cropper. */
  onCut: () => void;
  /** Called after the picture was deleted; undefined for viewers who may not delete it. */
  onDeleted: ((picture: PictureView) => void) | undefined;
  onClose: () => void;
}) {
  const t = useText();
  const [alt, setAlt] = useState(picture.alt);
  const [caption, setCaption] = useState(picture.caption);
  const [focus, setFocus] = useState(picture.focus ?? middle);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isWordless, setIsWordless] = useState(false);
  const form = useRef<HTMLDivElement>(null);

  async function send(what: Readonly<Record<string, string | number>>, done: (picture: PictureView) => void) {
    setBusy(true);
    setProblem(undefined);
    const result = await postPictureChange(t, adminUrls.picture(picture.documentId), what);
    if (typeof result !== 'string') {
      done(result);
      onClose();
      return;
    }
    setProblem(result);
    setBusy(false);
  }

  function save() {
    setIsWordless(alt.trim() === '');
    if (alt.trim() !== '') void send({ alt, caption, x: focus.x, y: focus.y }, onSaved);
    else if (form.current) focusInvalid(form.current);
  }

  const place = { objectPosition: `${focus.x}% ${focus.y}%` };
  return (
    <Dialog open title={picture.name} size="lg" onClose={onClose}>
      <div ref={form} className="grid gap-6 md:grid-cols-[3fr_2fr]">
        <FocusPoint focus={focus} onChange={setFocus}>
          <img src={picture.url} alt="" className="w-full" />
        </FocusPoint>
        <div className="grid content-start gap-4">
          <div className="flex gap-3" aria-hidden="true">
            <img src={picture.url} alt="" style={place} className="aspect-8/5 w-2/3 rounded-field object-cover" />
            <img src={picture.url} alt="" style={place} className="aspect-3/4 w-1/4 rounded-field object-cover" />
          </div>
          <TextField
            label={t(adminPicturesTexts.altText)}
            hint={t(adminPicturesTexts.altTextHint)}
            error={isWordless ? t(adminPicturesTexts.altTextMissing) : undefined}
            name=""
            multiline
            rows={4}
            value={alt}
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          />
          <TextField
            label={t(adminPicturesTexts.caption)}
            hint={t(adminPicturesTexts.captionHint)}
            name=""
            value={caption}
            onChange={({ currentTarget }) => setCaption(currentTarget.value)}
          />
          <p role="alert" className="text-danger empty:hidden">
            {problem}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="button" busy={busy} onClick={save}>
              {t(adminPicturesTexts.save)}
            </Button>
            {picture.whole === null ? null : (
              <Button type="button" variant="secondary" onClick={onCut}>
                {t(adminPicturesTexts.crop)}
              </Button>
            )}
            {onDeleted ? (
              <Button
                type="button"
                variant="secondary"
                disabled={busy}
                onClick={() => void send({ do: 'delete' }, onDeleted)}
              >
                {t(adminPicturesTexts.delete)}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
