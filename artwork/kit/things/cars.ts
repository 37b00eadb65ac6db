import { glass } from '../buildings/facade.ts';
import { type Hex, mix } from '../core/colour.ts';
import type { Scene } from '../core/scene.ts';
import { d, disc, oval, shape, stroke } from '../core/shapes.ts';

export type CarBody =
  | 'hatchback'
  | 'sedan'
  | 'suv'
  | 'four-by-four'
  | 'muv'
  | 'saloon'
  | 'luxury-suv'
  | 'grand-tourer'
  | 'tempo';

interface Shape {
  readonly body: string;
  readonly cabin: string;
  readonly windows: string;
  readonly doors: string;
  readonly wheels: readonly [number, number];
  readonly wheel: number;
  readonly nose: readonly [number, number];
  readonly tail: readonly [number, number];
  readonly handles: string;
  readonly rack?: string;
}

/** Side views facing right, in centimetres, the road at y = 0. */
const shapes: Record<CarBody, Shape> = {
  // short, its back cut off behind the wheel
  hatchback: {
    body: 'M-170-32Q-182-56-176-90L-164-100 76-98Q134-92 160-80 178-70 178-48L174-32Q172-25 162-25H-160Q-168-25-170-32Z',
    cabin: 'M-176-96Q-168-112-150-126L-116-146Q-60-154-4-150 28-144 54-124L92-96Z',
    windows: 'M-146-104L-130-124-108-138-102-140V-104ZM-92-102V-143L-32-145V-101ZM-22-101V-145Q8-143 26-130L62-100Z',
    doors: 'M-97-144V-38M-27-144V-35M68-98Q64-66 76-37',
    wheels: [-112, 114],
    wheel: 32,
    nose: [164, -64],
    tail: [-174, -94],
    handles: 'M-60-88h20M22-88h20',
    rack: 'M-150-140L-116-150',
  },
  // three boxes: a bonnet, a cabin and a boot of its own
  sedan: {
    body: 'M-232-36Q-240-62-232-92-226-100-206-102L-150-104 104-100Q178-94 212-80 230-70 230-48L226-34Q224-26 214-26H-220Q-230-26-232-36Z',
    cabin: 'M-164-100Q-128-142-92-150-34-158 14-150 58-140 110-98Z',
    windows: 'M-130-104Q-108-132-84-140L-44-145V-104ZM-34-104V-145Q8-145 28-138 56-126 82-102Z',
    doors: 'M-39-148V-36M88-100Q84-64 96-36M-136-102Q-140-68-120-50M-228-66H-170',
    wheels: [-142, 144],
    wheel: 34,
    nose: [216, -64],
    tail: [-228, -90],
    handles: 'M-76-90h20M34-90h20',
  },
  suv: {
    body: 'M-212-36Q-218-70-212-102L-196-108 110-106Q168-102 200-92 214-84 214-58L212-38Q210-32 200-32H-202Q-212-32-212-36Z',
    cabin: 'M-200-104L-192-158Q-186-172-160-174L8-172Q36-170 54-154L104-104Z',
    windows:
      'M-182-108L-176-150Q-174-160-160-160H-118V-108ZM-108-108V-160H-26V-108ZM-16-108V-160H4Q24-160 38-148L74-108Z',
    doors: 'M-113-162V-40M-21-162V-40M80-106Q76-70 90-42',
    wheels: [-126, 132],
    wheel: 38,
    nose: [200, -76],
    tail: [-210, -92],
    handles: 'M-56-94h22M36-94h22',
    rack: 'M-172-178H0M-160-174v-4M-12-174v-4',
  },
  'four-by-four': {
    body: 'M-206-40L-208-108H108L114-114H184Q196-112 196-96V-44Q196-36 188-36H-198Q-206-36-206-40ZM-226-74V-122Q-224-128-216-128H-206V-68H-216Q-224-68-226-74Z',
    cabin: 'M-204-106V-176Q-202-184-192-184H40Q48-184 54-178L104-106Z',
    windows: 'M-194-110V-172H-118V-110ZM-108-110V-172H-26V-110ZM-16-110V-172H34Q38-172 42-168L84-110Z',
    doors: 'M-113-176V-42M-21-176V-42M88-108V-44',
    wheels: [-128, 132],
    wheel: 41,
    nose: [188, -82],
    tail: [-206, -98],
    handles: 'M-58-98h20M34-98h20',
    rack: 'M-190-190H34M-176-184v-6M-84-184v-6M20-184v-6',
  },
  muv: {
    body: 'M-222-34Q-230-66-222-98L-204-104 120-102Q180-94 212-80 226-70 226-50L222-34Q220-28 212-28H-212Q-220-28-222-34Z',
    cabin: 'M-212-100L-196-150Q-188-166-158-168L-4-166Q40-162 70-142L124-100Z',
    windows:
      'M-190-104L-178-144Q-174-154-158-154H-128V-104ZM-118-104V-154H-34V-104ZM-24-104V-154H0Q32-152 56-136L92-104Z',
    doors: 'M-123-156V-38M-29-156V-38M98-102Q92-70 104-40M-118-100H-200',
    wheels: [-138, 142],
    wheel: 33,
    nose: [212, -66],
    tail: [-220, -88],
    handles: 'M-66-90h22M44-90h22',
    rack: 'M-164-172H-10M-152-168v-4M-22-168v-4',
  },
  // four doors under one bow from bonnet to tail, a band of light at each end
  saloon: {
    body: 'M-248-38Q-254-66-246-90-238-106-210-108L112-106Q190-102 230-84 250-74 250-54L246-40Q244-30 232-30H-236Q-246-30-248-38Z',
    cabin: 'M-226-104Q-150-150-88-158-20-162 30-150 82-134 134-102Z',
    windows: 'M-170-108Q-124-138-88-145L-44-148V-108ZM-34-108V-148Q16-148 42-136 76-122 104-106Z',
    doors: 'M-39-152V-40M96-104Q92-70 106-42M-150-104Q-148-78-130-58M-214-58Q-40-70 214-62',
    wheels: [-154, 160],
    wheel: 40,
    nose: [234, -72],
    tail: [-244, -92],
    handles: 'M-78-92h18M36-92h18',
    rack: 'M-246-92h40M196-90L232-80',
  },
  'luxury-suv': {
    body: 'M-238-36Q-246-70-238-100L-216-108 118-106Q186-100 226-88 242-80 242-56L239-38Q237-31 226-31H-228Q-238-31-238-36Z',
    cabin: 'M-224-104L-200-146Q-186-168-152-170L2-168Q34-166 60-148L114-104Z',
    windows:
      'M-196-108L-178-142Q-168-158-148-158H-122V-108ZM-112-108V-158H-28V-108ZM-18-108V-158H2Q28-156 46-142L84-108Z',
    doors: 'M-117-160V-40M-23-160V-40M92-106Q88-70 102-42',
    wheels: [-142, 148],
    wheel: 40,
    nose: [226, -74],
    tail: [-236, -90],
    handles: 'M-62-96h24M34-96h24',
    rack: 'M-170-176H-4M-158-172v-4M-16-172v-4M-228-52H230',
  },
  'grand-tourer': {
    body: 'M-238-32Q-248-54-236-78-222-90-178-92L74-88Q180-82 226-66 244-58 242-40L238-30Q236-24 226-24H-226Q-236-24-238-32Z',
    cabin: 'M-196-90Q-138-126-92-132-34-138 8-128 50-114 94-86Z',
    windows: 'M-146-94Q-112-118-82-122L-28-124V-94ZM-18-94V-124Q18-122 36-112 54-102 68-94Z',
    doors: 'M-76-92Q-82-58-66-36M78-88Q74-56 86-34',
    wheels: [-150, 156],
    wheel: 36,
    nose: [228, -54],
    tail: [-234, -72],
    handles: 'M-58-80h24',
    rack: 'M-226-48H228',
  },
  tempo: {
    body: 'M-282-40Q-290-120-282-196-278-220-250-222L96-222Q150-218 184-168L206-122Q240-112 252-96 258-84 256-52L252-40Q250-34 240-34H-272Q-280-34-282-40Z',
    cabin: 'M-250-222Q-100-234 96-222L92-216H-246Z',
    windows:
      'M-262-142V-196Q-262-204-252-204H-200V-142ZM-190-142V-204H-116V-142ZM-106-142V-204H-32V-142ZM-22-142V-204H52V-142ZM66-134V-202H92Q130-196 152-164L168-134Z',
    doors: 'M60-210V-44M176-128Q166-80 176-46M-27-214V-44M-282-132H60',
    wheels: [-176, 168],
    wheel: 39,
    nose: [242, -84],
    tail: [-280, -110],
    handles: 'M72-112h20M-48-112h16',
    rack: 'M-240-232H40M-220-224v-8M20-224v-8',
  },
};

/** How long a car is, in its own units. */
export const carLength = (kind: CarBody): number => shapes[kind].nose[0] - shapes[kind].tail[0];

/** A car of the kind, seen from its side. */
export function car(s: Scene, kind: CarBody, paint: Hex, driving = true): string {
  const { body, cabin, windows, doors, wheels, wheel, nose, tail, handles, rack } = shapes[kind];
  // enamel keeps its own colour better than walls do
  const [lit, dim] = [mix(s.lit(paint), paint, 0.4), mix(s.shade(paint), paint, 0.16)];
  const dark = mix(s.sky.deep, '#1c1a20', 0.5);
  const pane = s.down([0, mix(s.sky.air[1], s.sky.deep, 0.3)], [1, mix(glass(s, false), s.sky.deep, 0.3)]);
  let art = oval(-s.side * 18, 2, (nose[0] - tail[0]) * 0.56, 12, s.sky.deep, 0.34);
  art +=
    shape(cabin, s.down([0, mix(lit, '#ffffff', 0.2)], [1, lit])) +
    shape(body, s.down([0, mix(lit, '#ffffff', 0.16)], [0.45, lit], [0.62, mix(lit, dim, 0.6)], [1, dim]));
  art +=
    shape(windows, pane) +
    `<g clip-path="${s.clip(windows)}">${shape('M-210-100L-120-240H-70L-160-100ZM-20-100L70-240H96L6-100Z', '#ffffff', 0.16)}</g>`;
  art +=
    stroke(doors, mix(dim, s.sky.deep, 0.3), 1.8, 0.6) +
    stroke(handles, mix(lit, '#ffffff', 0.5), 3.4) +
    (rack ? stroke(rack, mix(s.lit('#d9d4cc'), dim, 0.2), 4) : '');
  art += shape(d`M${tail[0] + 8} -42H${nose[0] - 2}l-6 14H${tail[0] + 14}Z`, dark, 0.55);
  for (const x of wheels)
    art +=
      shape(d`M${x - wheel - 5} -26a${wheel + 5} ${wheel + 4} 0 0 1 ${wheel * 2 + 10} 0Z`, mix(dark, dim, 0.3)) +
      disc(x, -wheel + 1, wheel, '#1f1c22') +
      disc(x, -wheel + 1, wheel * 0.68, s.lit('#cfcac4')) +
      disc(x, -wheel + 1, wheel * 0.57, s.shade('#8f8a88')) +
      stroke(spokes(x, -wheel + 1, wheel * 0.58), s.lit('#e6e2dc'), wheel * 0.12);
  const beam =
    s.glowing && driving
      ? shape(
          d`M${nose[0] + 6} ${nose[1]}L${nose[0] + 230} ${nose[1] - 14}V-2L${nose[0] + 6} ${nose[1] + 14}Z`,
          s.across([0, '#fff0c0', 0.7], [1, '#fff0c0', 0]),
        )
      : '';
  return (
    beam +
    art +
    shape(
      d`M${nose[0] - 22} ${nose[1] - 6}Q${nose[0]} ${nose[1] - 8} ${nose[0] + 8} ${nose[1] + 8}H${nose[0] - 10}Z`,
      s.glowing ? '#fff3c8' : s.lit('#f6f2e6'),
    ) +
    shape(d`M${tail[0]} ${tail[1]}h14v20h-16Z`, s.glowing ? '#ff6a4a' : s.lit('#c43a2a'))
  );
}

function spokes(x: number, y: number, r: number): string {
  let path = '';
  for (let i = 0; i < 5; i++) path += d`M${x} ${y}l${Math.cos(i * 1.257 - 1.57) * r} ${Math.sin(i * 1.257 - 1.57) * r}`;
  return path;
}
