import { glass, hollow, panes } from '../facade.ts';
import { bedding, guests, path, stringLights } from '../garden.ts';
import { block, lampGlow, postLamp, railing } from '../houses.ts';
import { d, shape, stroke } from '../shapes.ts';
import { stay } from '../stay.ts';

export const apartmentBlock = stay({
  says: 'an apartment block with planted balconies',
  temperament: 'forest',
  half: 190,
  build(s) {
    const face = s.r.pick(['#efe2cf', '#d9c9b4', '#e3d6d0']);
    const accent = s.r.pick(['#b5633a', '#3f7f7a', '#8a5a48']);
    const floors = s.crop === 'wide' ? 7 : 8;
    const tower = (x: number, w: number, rows: number, columns: number) => {
      const h = rows * 44 + 20;
      let art =
        block(s, x, 0, w, h, face) +
        shape(d`M${x + w * 0.42} 0v${-h}h${w * 0.16}v${h}Z`, s.lit(accent)) +
        panes(s, { x, y: -h + 10, w: w * 0.42, h: h - 30, columns, rows, fillX: 0.6, fillY: 0.56, lamps: 0.6 }) +
        panes(s, {
          x: x + w * 0.58,
          y: -h + 10,
          w: w * 0.42,
          h: h - 30,
          columns,
          rows,
          fillX: 0.6,
          fillY: 0.56,
          lamps: 0.6,
        });
      for (let row = 1; row <= rows; row++) {
        const y = -20 - (row - 1) * ((h - 30) / rows);
        for (const at of [x + 4, x + w * 0.58 + 2])
          art +=
            shape(d`M${at} ${y}h${w * 0.38}v5h${-w * 0.38}Z`, s.lit('#fff6e8')) +
            stroke(railing(at, y, w * 0.38, 13, 8), s.shade(accent), 1.2) +
            (s.r.chance(0.5) ? stroke(d`M${at + 8} ${y - 13}h${w * 0.16}`, s.far('#4f8a50', 0.04), 8) : '');
      }
      return art + shape(d`M${x + w * 0.4} ${-h - 7}v-20h${w * 0.2}v20Z`, s.shade(face));
    };
    return (
      lampGlow(s, 0, -160, 300, 260) +
      tower(-190, 170, floors - 2, 2) +
      tower(-10, 200, floors, 2) +
      shape('M-30 0V-40H40V0Z', hollow(s, accent)) +
      shape('M-44-40H54v-8H-44Z', s.lit('#fff6e8'))
    );
  },
  before: (s, { ground }, x) =>
    path(s, x, ground, 50, '#cdbfae') +
    bedding(s, x - 260 * s.u, x - 50 * s.u, ground + 6 * s.u) +
    bedding(s, x + 60 * s.u, x + 300 * s.u, ground + 6 * s.u) +
    guests(s, x - 110 * s.u, ground + 50 * s.u, 54 * s.u) +
    postLamp(s, x + 130 * s.u, ground + 40 * s.u, 86 * s.u) +
    postLamp(s, x - 210 * s.u, ground + 50 * s.u, 86 * s.u),
});

export const guestHouse = stay({
  says: 'a guest house with balconies and a roof terrace',
  half: 160,
  scale: 1.1,
  build(s) {
    const face = s.r.pick(['#f0c9a0', '#f4e2c4', '#cfe0d8', '#f0d0c0']);
    const trim = '#fff6e8';
    const accent = s.r.pick(['#b5432f', '#0e6a66', '#8a4a6a']);
    let art = lampGlow(s, 0, -100, 260, 190) + block(s, -140, 0, 270, 214, face) + block(s, 60, -214, 70, 46, face);
    for (let floor = 0; floor < 3; floor++) {
      const y = -floor * 70;
      art +=
        panes(s, {
          x: -132,
          y: y - 62,
          w: 104,
          h: 56,
          columns: 2,
          rows: 1,
          arched: true,
          frame: s.lit(trim),
          fillX: 0.46,
          fillY: 0.76,
        }) +
        shape(d`M-16 ${y - 4}v-54h56v54Z`, floor ? glass(s) : hollow(s, '#6b4432')) +
        panes(s, {
          x: 54,
          y: y - 62,
          w: 72,
          h: 56,
          columns: 1,
          rows: 1,
          arched: true,
          frame: s.lit(trim),
          fillX: 0.42,
          fillY: 0.76,
        });
      if (floor)
        art +=
          shape(d`M-30 ${y + 2}h170v-8h-170Z`, s.lit(trim)) +
          stroke(railing(-28, y - 6, 166, 22, 10), s.lit(accent), 2.2) +
          stroke(d`M-20 ${y - 10}h40M60 ${y - 8}h50`, s.far('#4f8a50', 0.04), 12) +
          stroke(
            d`M-14 ${y - 14}h.1M0 ${y - 6}h.1M14 ${y - 14}h.1M70 ${y - 12}h.1M90 ${y - 4}h.1M104 ${y - 12}h.1`,
            s.lit('#e8407a'),
            7,
          );
    }
    art +=
      stroke(railing(-140, -221, 200, 20, 11), s.lit(trim), 2.2) +
      stroke('M-70-222V-292', s.shade('#8a6a4a'), 4) +
      shape('M-132-280Q-70-322-8-280-40-288-70-286-100-288-132-280Z', s.lit('#f0a830')) +
      shape('M-70-306Q-50-304-36-285-54-288-70-286Z', s.lit('#fff2da'), 0.8);
    art += stringLights(s, -138, -262, 62, -258, 9) + stroke('M-138-222V-264', s.shade('#8a6a4a'), 3);
    return art + shape('M-150 5H142V-3H-150Z', s.lit('#d9c4a4')) + shape('M-28-52H52l8 10H-36Z', s.lit(accent));
  },
  before: (s, { ground }, x) =>
    path(s, x + 14 * s.u, ground, 32) +
    bedding(s, x - 260 * s.u, x - 40 * s.u, ground + 14 * s.u, '#e8407a') +
    bedding(s, x + 70 * s.u, x + 250 * s.u, ground + 14 * s.u, '#f0a830') +
    guests(s, x - 90 * s.u, ground + 46 * s.u, 60 * s.u),
});
