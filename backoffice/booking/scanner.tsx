import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../storefront/ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { deskUrls } from '../urls.ts';
import { tokenIn } from './voucher-code.ts';

/** What browsers that read codes have (Barcode Detection API); TypeScript does not know it. */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
type MakeDetector = new (options: { formats: string[] }) => Detector;

function isMaker(found: unknown): found is MakeDetector {
  return typeof found === 'function';
}

const makerHere = () => {
  const found: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  return isMaker(found) && 'mediaDevices' in navigator ? found : undefined;
};

const everyMs = 200;

/** The camera as a reader of vouchers, in browsers that can; nothing in others, where one types. */
export function Scanner() {
  const [can, setCan] = useState(false);
  const [isOn, setIsOn] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => setCan(makerHere() !== undefined), []);
  if (!can) return null;
  function end(words?: string) {
    setProblem(words);
    setIsOn(false);
  }
  return (
    <div className="mb-6 grid gap-3">
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
        {isOn ? 'Stop the camera' : 'Scan with the camera'}
      </Button>
    </div>
  );
}

function Camera({ onEnd }: { onEnd: (problem?: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const navigate = useNavigate();
  const end = useRef(onEnd);
  useEffect(() => {
    const Maker = makerHere();
    const shown = video.current;
    if (!Maker || !shown) return;
    const detector = new Maker({ formats: ['qr_code'] });
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    async function look(screen: HTMLVideoElement) {
      const [found] = await detector.detect(screen).catch(() => []);
      if (isOver) return;
      if (found) {
        end.current();
        void navigate(`${deskUrls.redeem}?${new URLSearchParams({ code: tokenIn(found.rawValue) })}`);
      } else timer = setTimeout(() => void look(screen), everyMs);
    }
    async function start(screen: HTMLVideoElement) {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (isOver) return stop();
        screen.srcObject = stream;
        await screen.play();
        await look(screen);
      } catch {
        if (!isOver) end.current('The camera cannot be used here. Please type the code.');
      }
    }
    function stop() {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    }
    void start(shown);
    return stop;
  }, [navigate]);
  return <video ref={video} muted playsInline className="aspect-square w-full rounded-card bg-night object-cover" />;
}
