import { useState } from 'react';
import type { Area } from 'react-easy-crop';
import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { Dialog } from '../../storefront/ui/dialog.tsx';
import type { PictureView } from '../server/picture-view.ts';
import { adminUrls } from '../urls.ts';
import CropFrame from './crop-frame.tsx';
import { firstShape, ShapeField } from './crop-shapes.tsx';
import { postPictureChange } from './send-picture.ts';

/** Crops a picture by dragging, arrow keys and a slider, and saves the result as a new picture. */
export default function PictureCropper({
  picture,
  whole,
  onCut,
  onClose,
}: {
  picture: PictureView;
  whole: string;
  onCut: (picture: PictureView) => void;
  onClose: () => void;
}) {
  const t = useText();
  const [aspect, setAspect] = useState(firstShape);
  const [area, setArea] = useState<Area>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function cut() {
    if (!area) return;
    setBusy(true);
    setProblem(undefined);
    const result = await postPictureChange(t, adminUrls.cropPicture(picture.documentId), { ...area });
    setBusy(false);
    if (typeof result === 'string') setProblem(result);
    else onCut(result);
  }

  return (
    <Dialog open title={t(adminPicturesTexts.cropName, { name: picture.name })} size="lg" onClose={onClose}>
      <CropFrame image={whole} aspect={aspect} onArea={setArea} />
      <div className="mt-4 sm:w-1/2">
        <ShapeField value={aspect} onChange={setAspect} />
      </div>
      <p className="mt-3 text-sm text-ink-soft">{t(adminPicturesTexts.cropHint)}</p>
      <p role="alert" className="mt-3 text-danger empty:hidden">
        {problem}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="button" busy={busy} onClick={() => void cut()}>
          {t(adminPicturesTexts.crop)}
        </Button>
        <Button type="button" variant="quiet" onClick={onClose}>
          {t(adminPicturesTexts.doNotCrop)}
        </Button>
      </div>
    </Dialog>
  );
}
