import { useState } from 'react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import { adminPicturesTexts } from '../../messages/en/admin/pictures.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import 'react-easy-crop/react-easy-crop.css';

const most = 4;

/**
 * A picture behind a crop frame of that shape, moved by dragging, arrow keys and a slider. `onArea` gets the cropped
 * area, in percent.
 */
export default function CropFrame({
  image,
  aspect,
  onArea,
}: {
  image: string;
  aspect: number;
  onArea: (area: Area) => void;
}) {
  const t = useText();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <div>
      <div className="relative h-[min(46dvh,26rem)] overflow-hidden rounded-field bg-sunk">
        <Cropper
          image={image}
          aspect={aspect}
          crop={crop}
          zoom={zoom}
          maxZoom={most}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={onArea}
          disableAutomaticStylesInjection
          // so that screen readers let the arrow keys through
          cropperProps={{ role: 'application', 'aria-label': t(adminPicturesTexts.cropArea) }}
        />
      </div>
      <label className="mt-4 grid gap-1.5 text-sm font-semibold">
        {t(adminPicturesTexts.zoom)}
        <input
          type="range"
          min={1}
          max={most}
          step={0.05}
          value={zoom}
          onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
          className="min-h-12 w-full accent-accent"
        />
      </label>
    </div>
  );
}
