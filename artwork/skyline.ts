import { mix } from './colour.ts'
import { glass } from './facade.ts'
import type { Scene } from './scene.ts'
import { d, shape, stroke } from './shapes.ts'

export interface Towers {
  readonly from: number
  readonly to: number
  readonly ground: number
  readonly tall: number
  readonly distance: number
}

/** City towers side by side; the nearer they are, the more windows show. */
export function skyline(s: Scene, { from, to, ground, tall, distance }: Towers): string {
  const base = s.far('#8f96a8', distance)
  const dim = mix(base, s.sky.deep, 0.14)
  const { r } = s
  let bodies = ''
  let sides = ''
  let windows = ''
  let masts = ''
  let x = from
  while (x < to) {
    const w = tall * r.between(0.16, 0.32)
    const middle = 1 - Math.abs((x - from) / (to - from) - 0.5) * 0.7
    const h = tall * r.between(0.35, 1) * middle
    const cut = r.int(0, 3)
    const top = ground - h
    bodies += cut === 0 ? d`M${x} ${ground}V${top}l${w} ${-w * 0.4}V${ground}Z` : cut === 1 ? d`M${x} ${ground}V${top}h${w * 0.2}v${-h * 0.1}h${w * 0.6}v${h * 0.1}h${w * 0.2}V${ground}Z` : d`M${x} ${ground}V${top}h${w}V${ground}Z`
    const edge = s.side < 0 ? x + w * 0.66 : x
    sides += d`M${edge} ${ground}V${top}h${w * 0.34}V${ground}Z`
    if (cut === 3 && h > tall * 0.5) masts += d`M${x + w / 2} ${top}v${-h * 0.22}`
    const rows = Math.round(h / (Math.max(11, tall * 0.075)))
    const columns = Math.max(2, Math.round(w / (Math.max(8, tall * 0.055))))
    const [pitch, wide] = [Math.round(w / columns), Math.max(2, Math.round((w / columns) * 0.46))]
    for (let row = 0; row < rows - 1 && distance < 0.62; row++) {
      let skipped = 0
      windows += d`M${Math.round(x + pitch * 0.3)} ${Math.round(top + (h * (row + 0.6)) / rows)}`
      for (let column = 0; column < columns; column++) {
        if (r.chance((s.glowing ? 0.42 : 0.26) * (s.crop === 'wide' ? 0.7 : 1) * (distance > 0.3 ? 0.7 : 1))) {
          windows += `${skipped ? `m${skipped * pitch} 0` : ''}h${wide}m${pitch - wide} 0`
          skipped = 0
        } else skipped += 1
      }
    }
    x += w * r.between(0.92, 1.5)
  }
  const light = s.glowing ? mix(glass(s), base, distance * 0.45) : mix(glass(s), base, 0.45 + distance * 0.4)
  return shape(bodies, base) + shape(sides, dim, 0.6) + stroke(masts, dim, 2 * s.u) + `<path d="${windows}" stroke="${light}" stroke-width="${Math.max(2, Math.round(tall * 0.026))}"/>`
}
