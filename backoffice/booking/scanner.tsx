import type { BarcodeDetector } from 'qr/decode.js';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { adminCheckInTexts } from '../../messages/en/admin/check-in.ts';
import type { Message } from '../../messages/message.ts';
import { useText } from '../../storefront/rendering/text.tsx';
import { Button } from '../../storefront/ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { adminUrls } from '../urls.ts';

/** The token in typed or scanned text: the text itself, or the end of the address in a voucher's QR code. */
export function tokenIn(text: string): string {
  const [address = ''] = text.trim().split(/[?#]/);
  return address.slice(address.lastIndexOf('/') + 1).slice(0, 1_000);
}

const everyMs = 200;

/** Why the camera is not available, by the name of the browser's error. */
const reasons: Readonly<Record<string, Message>> = {
  NotAllowedError: adminCheckInTexts.cameraBlocked,
  NotFoundError: adminCheckInTexts.noCamera,
};

/**
 * Reads vouchers with the camera. Renders nothing if the browser has no camera API, such as on addresses without https.
 */
export function Scanner() {
  const t = useText();
  // until it is known, the button has its place: it would move others from under a finger
  const [can, setCan] = useState<boolean>();
  const [isOn, setIsOn] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => setCan('mediaDevices' in navigator), []);
  if (can === false) return null;
  function end(words?: string) {
    setProblem(words);
    setIsOn(false);
  }
  return (
    <div className={`needs-script mb-6 grid gap-3 ${can ? '' : 'invisible'}`}>
      {isOn ? <Camera onEnd={end} /> : null}
      {problem ? <Notice kind="error">{problem}</Notice> : null}
      <Button
        size="lg"
        variant={isOn ? 'secondary' : 'primary'}
        onClick={() => {
          setProblem(undefined);
          setIsOn(!isOn);
        }}
      >
        {isOn ? t(adminCheckInTexts.stopCamera) : t(adminCheckInTexts.scanWithCamera)}
      </Button>
    </div>
  );
}

function Camera({ onEnd }: { onEnd: (problem?: string) => void }) {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const navigate = useNavigate();
  const end = useRef(onEnd);
  useEffect(() => {
    const shown = video.current;
    if (!shown) return;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function look(detector: BarcodeDetector, screen: HTMLVideoElement) {
      const [found] = await detector.detect(screen).catch(() => []);
      if (isOver) return;
      if (found) {
        end.current();
        void navigate(`${adminUrls.checkIn}?${new URLSearchParams({ code: tokenIn(found.rawValue) })}`);
      } else timer = setTimeout(() => void look(detector, screen), everyMs);
    }
    async function start(screen: HTMLVideoElement) {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (isOver) return stop();
        screen.srcObject = stream;
        await screen.play();
        // our own decoder: most browsers do not have a BarcodeDetector
        const { BarcodeDetector } = await import('qr/decode.js');
        if (!isOver) await look(new BarcodeDetector({ formats: ['qr_code'] }), screen);
      } catch (error) {
        const reason = error instanceof Error ? reasons[error.name] : undefined;
        if (!isOver) end.current(t(reason ?? adminCheckInTexts.cameraFails));
      }
    }
    function stop() {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    void start(shown);
    return stop;
  }, [navigate, t]);
  return <video ref={video} muted playsInline className="aspect-square w-full rounded-card bg-night object-cover" />;
}
