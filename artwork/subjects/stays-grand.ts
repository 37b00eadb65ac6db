import { mix } from '../colour.ts';
import { arch, glass, hollow, panes, wall } from '../facade.ts';
import { bedding, guests, path, stringLights, swimmingPool } from '../garden.ts';
import { glassWall, lampGlow, postLamp, railing } from '../houses.ts';
import { chhatri, merlons } from '../mughal.ts';
import { pavilion } from '../pavilions.ts';
import type { Scene } from '../scene.ts';
import { d, disc, oval, place, shape, stroke } from '../shapes.ts';
import { stay } from '../stay.ts';

const limes = ['#f4e6cf', '#efd9c0', '#f7efe2', '#e3d3bc'] as const;

export const hotel = stay({
  says: 'a grand hotel with lit windows and a porch',
  half: 300,
  build(s) {
    const face = s.r.pick(limes);
    const roof = s.r.pick(['#8f4a38', '#4a6a78', '#6b4a44']);
    const floors = s.r.int(4, 5);
    const tall = floors * 50;
    const balcony = mix(s.lit(face), '#ffffff', 0.35);
    let art = lampGlow(s, 0, -tall * 0.5, 380, tall);
    for (const way of [-1, 1]) {
      const x = way < 0 ? -290 : 110;
      art +=
        shape(d`M${x} 0V${-tall + 44}h180V0Z`, wall(s, face)) +
        panes(s, {
          x: x + 6,
          y: -tall + 50,
          w: 168,
          h: tall - 56,
          columns: 5,
          rows: floors - 1,
          frame: s.lit('#fff6e6'),
          fillX: 0.4,
          fillY: 0.5,
          lamps: 0.7,
        });
      for (let i = 1; i < floors - 1; i++) art += stroke(railing(x + 8, -i * 50 + 4, 164, 13, 8), balcony, 1.5);
      art += shape(
        d`M${x - 10} ${-tall + 46}l24 -34h152l24 34Z`,
        mix(s.lit(roof), s.shade(roof), way === s.side ? 0.1 : 0.6),
      );
    }
    art +=
      shape(d`M-118 0V${-tall}H118V0Z`, wall(s, mix(face, '#ffffff', 0.25))) +
      panes(s, {
        x: -108,
        y: -tall + 8,
        w: 216,
        h: tall - 66,
        columns: 6,
        rows: floors - 1,
        arched: true,
        frame: s.lit('#fff6e6'),
        fillX: 0.42,
        fillY: 0.58,
        lamps: 0.75,
      });
    for (let i = 1; i < floors; i++) art += shape(d`M-122 ${-i * 50 - 6}H122v6H-122Z`, balcony);
    art +=
      shape(
        d`M-130 ${-tall + 2}L-84 ${-tall - 54}H84L130 ${-tall + 2}Z`,
        s.down([0, s.lit(roof)], [1, s.shade(roof)]),
      ) +
      shape(d`M-34 ${-tall - 4}v-40l34-26 34 26v40Z`, wall(s, face)) +
      disc(0, -tall - 36, 14, glass(s)) +
      stroke(d`M0 ${-tall - 70}v-40`, s.shade('#8a6a4a'), 2.6) +
      shape(d`M1 ${-tall - 110}l34 8-34 9Z`, s.lit('#c4402b'));
    art +=
      shape('M-66 0V-52H66V0Z', hollow(s, face)) +
      glassWall(s, -48, 0, 96, 44, 4) +
      shape('M-84-50H84L74-62H-74Z', s.lit('#c9a860')) +
      shape('M-84-50H84v7H-84Z', s.shade('#a8843c')) +
      stroke('M-74 0V-46M-50 0V-46M50 0V-46M74 0V-46', s.lit('#fff4e0'), 5);
    return art + shape('M-90 0L-82-7H82L90 0Z', s.lit('#e6d6bc'));
  },
  before: (s, { ground }, x) =>
    path(s, x, ground, 92, '#d8c4a4') +
    bedding(s, x - 330 * s.u, x - 96 * s.u, ground + 4) +
    bedding(s, x + 96 * s.u, x + 330 * s.u, ground + 4) +
    fountain(s, x + s.w * 0.05, ground + (s.h - ground) * 0.44) +
    guests(s, x - 120 * s.u, ground + 60 * s.u, 52 * s.u) +
    postLamp(s, x - 210 * s.u, ground + 40 * s.u, 80 * s.u) +
    postLamp(s, x + 240 * s.u, ground + 40 * s.u, 80 * s.u),
});

function fountain(s: Scene, x: number, y: number): string {
  const spray = stroke(
    'M0-60Q-26-92-44-36M0-60Q26-92 44-36M0-60V-84M0-60Q-12-86-22-44M0-60Q12-86 22-44',
    '#ffffff',
    2.4,
    0.75,
  );
  return place(
    x,
    y,
    s.u,
    oval(0, 6, 104, 20, s.shade('#b09a80')) +
      oval(0, 0, 100, 18, s.lit('#eee0c8')) +
      oval(0, 0, 90, 14, s.down([0, s.sky.air[2]], [1, s.lit('#4fa8b8')])) +
      shape('M-8 2V-36H8V2Z', s.lit('#e6d6bc')) +
      shape('M-40-36Q0-14 40-36Z', s.lit('#eee0c8')) +
      spray,
  );
}

export const resortPool = stay({
  says: 'a resort of low pavilions around a pool',
  temperament: 'coast',
  settings: ['coast', 'lake', 'mountain', 'plain'],
  half: 320,
  build(s) {
    const roof = s.r.pick(['#b5633a', '#8a6f4a', '#a8503a']);
    const face = s.r.pick(limes);
    return (
      place(-232, -18, 0.62, pavilion(s, { w: 260, h: 76, wall: face, roof, columns: 4, rise: 74 })) +
      place(232, -18, 0.62, pavilion(s, { w: 260, h: 76, wall: face, roof, columns: 4, rise: 74 })) +
      pavilion(s, { w: 300, h: 84, wall: face, roof, columns: 5, rise: 84 }) +
      place(0, -156, 0.42, pavilion(s, { w: 190, h: 44, wall: face, roof, columns: 4, rise: 80, verandah: false }))
    );
  },
  before: (s, { ground }, x) =>
    bedding(s, x - 300 * s.u, x + 300 * s.u, ground + 10 * s.u, '#e8507a') +
    swimmingPool(
      s,
      x,
      ground + (s.h - ground) * 0.32,
      s.w * (s.crop === 'tall' || s.crop === 'square' ? 0.8 : 0.62),
      (s.h - ground) * 0.42,
      4,
    ) +
    stringLights(s, x - 300 * s.u, ground - 96 * s.u, x - 120 * s.u, ground - 84 * s.u) +
    stringLights(s, x + 120 * s.u, ground - 84 * s.u, x + 300 * s.u, ground - 96 * s.u) +
    guests(s, x + 236 * s.u, ground + 34 * s.u, 46 * s.u, 2),
});

export const villa = stay({
  says: 'a modern villa with glass walls and a pool',
  half: 260,
  build(s) {
    const stone = s.r.pick(['#b59f86', '#a8907a', '#9a948c']);
    const white = '#f6efe4';
    const wood = '#a8703f';
    let art = lampGlow(s, 0, -80, 340, 190);
    art +=
      shape('M-240 0V-104H-130V0Z', wall(s, stone)) +
      stroke(
        'M-240-26H-130M-240-52H-130M-240-78H-130M-200 0V-26M-166-26V-52M-210-52V-78M-176-78V-104',
        s.shade(stone),
        1.8,
        0.5,
      );
    art +=
      glassWall(s, -130, 0, 250, 92, 5) +
      shape('M120 0V-92H236V0Z', wall(s, wood)) +
      stroke('M134 0V-92M148 0V-92M162 0V-92M176 0V-92M190 0V-92M204 0V-92M218 0V-92', s.shade(wood), 1.6, 0.5);
    art += shape('M-256-92H250v-14H-256Z', s.lit(white)) + shape('M-256-92H250v6H-256Z', s.shade(white), 0.6);
    art +=
      shape('M-96-106V-196H190V-106Z', wall(s, white)) +
      glassWall(s, -74, -112, 150, 72, 3) +
      panes(s, { x: 92, y: -186, w: 90, h: 64, columns: 2, rows: 1, fillX: 0.6, fillY: 0.8 });
    art +=
      stroke(railing(-96, -108, 190, 22, 19), mix(s.lit('#dfe9ea'), s.sky.air[2], 0.4), 2) +
      shape('M-130-196H214v-13H-130Z', s.lit(white)) +
      shape('M-130-196H214v5H-130Z', s.shade(white), 0.6);
    art +=
      shape('M-190-106V-128H-140V-106Z', s.shade(wood)) +
      place(
        -165,
        -126,
        1,
        shape('M0 0Q-26-16-30-34-10-30-4-12-10-36 2-46 12-32 6-12 16-30 34-30 24-10 0 0Z', s.far('#4a8050', 0.06)),
      );
    return art + shape('M-270 8H270V0H-270Z', s.lit('#dcc8a8'));
  },
  before: (s, { ground }, x) =>
    swimmingPool(
      s,
      x - 20 * s.u,
      ground + (s.h - ground) * 0.26,
      s.w * (s.crop === 'wide' ? 0.4 : 0.56),
      (s.h - ground) * 0.4,
      2,
    ) +
    bedding(s, x + 130 * s.u, x + 330 * s.u, ground + 14 * s.u, '#f0a830') +
    guests(s, x - 150 * s.u, ground + 10 * s.u, 48 * s.u, 2),
});

export const heritageLodge = stay({
  says: 'a heritage haveli with arches and domed kiosks',
  temperament: 'desert',
  settings: ['plain', 'lake', 'mountain'],
  half: 300,
  build(s) {
    const face = s.r.pick(['#e9bd86', '#f0d9b8', '#dd9a76']);
    const trim = '#fbf0dc';
    let art =
      lampGlow(s, 0, -80, 400, 190) +
      shape('M-290 0V-116H290V0Z', wall(s, face)) +
      shape(merlons(-290, 290, -116, 11), s.lit(face));
    art +=
      shape('M-104 0V-176H104V0Z', wall(s, mix(face, trim, 0.25))) + shape(merlons(-104, 104, -176, 11), s.lit(face));
    for (const x of [-270, -200, 200, 270]) art += place(x, -116, 1, chhatri(s, 42, face, trim));
    for (const x of [-84, 84]) art += place(x, -176, 1, chhatri(s, 44, face, trim));
    art += place(0, -178, 1, chhatri(s, 62, face, trim));
    let arches = '';
    for (let i = 0; i < 4; i++) for (const way of [-1, 1]) arches += arch(way * (134 + i * 44), 0, 33, 52);
    art += shape(arches, hollow(s, face)) + stroke(arches, s.lit(trim), 2.6);
    for (let i = 0; i < 4; i++) for (const way of [-1, 1]) art += jharokha(s, way * (134 + i * 44), -66, face, trim);
    art += jharokha(s, -62, -112, face, trim) + jharokha(s, 62, -112, face, trim) + jharokha(s, 0, -118, face, trim);
    art +=
      shape(arch(0, 0, 88, 100), s.lit(trim)) +
      shape(arch(0, 0, 66, 82), hollow(s, face)) +
      stroke('M-290-60H290M-104-112H104', s.lit(trim), 3);
    return art + shape('M-300 4H300V-4H-300Z', s.lit('#d9bd94'));
  },
  before: (s, { ground }, x) =>
    path(s, x, ground, 74, '#dbb890') +
    bedding(s, x - 320 * s.u, x - 84 * s.u, ground + 6 * s.u, '#d8406a') +
    bedding(s, x + 84 * s.u, x + 320 * s.u, ground + 6 * s.u, '#d8406a') +
    fountain(s, x + s.w * 0.05, ground + (s.h - ground) * 0.44) +
    guests(s, x + 130 * s.u, ground + 44 * s.u, 52 * s.u),
});

function jharokha(s: Scene, x: number, y: number, face: string, trim: string): string {
  return place(
    x,
    y,
    1,
    shape('M-15 0V-28H15V0L8 9H-8Z', s.lit(mix(face, trim, 0.5))) +
      shape('M-18-27Q-12-42 0-44 12-42 18-27Z', s.lit(trim)) +
      shape(arch(-6, -3, 9, 19) + arch(6, -3, 9, 19), glass(s)) +
      shape('M-18-3H18V1H-18Z', s.shade(trim)),
  );
}
