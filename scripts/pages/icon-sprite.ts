import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { travelMarks } from '../../artwork/travel-marks.ts';
import { mapMarks } from '../../storefront/map/map-marks.ts';
import { iconNames, networkMarks } from '../../storefront/ui/icon-names.ts';
import { root } from '../command.ts';

const iconModule = z.object({ default: z.custom<ElementType>((value) => typeof value === 'object') });

/** A lucide icon as a symbol. */
async function symbolOf(name: string): Promise<string> {
  const { default: component } = iconModule.parse(await import(`lucide-react/icons/${name}`));
  const svg = renderToStaticMarkup(createElement(component));
  const shapes = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  return symbol(name, shapes);
}

function symbol(name: string, shapes: string): string {
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes}</symbol>`;
}

const own: Readonly<Record<string, string>> = { ...networkMarks, ...travelMarks };

const sprite = (symbols: readonly string[]) => `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;

/**
 * Puts the icons of a site part, by their lucide names, into one SVG, `@drawn/icons.svg`: as components they were a
 * fifth of our script and repeated in the HTML for every use. The SVG is generated in a separate folder, beside the icons of the map (`@drawn/map-marks.svg`), which no
 * page loads before its map.
 */
export function iconSprite({
  names = iconNames,
  folder: cache = 'padharo-icons',
}: {
  names?: readonly string[];
  folder?: string;
} = {}): Plugin {
  const folder = join(root, 'node_modules', '.cache', cache);
  return {
    name: 'padharo-icons',
    config: async () => {
      mkdirSync(folder, { recursive: true });
      const marks = Object.entries(own).map(([name, shapes]) => symbol(name, shapes));
      const symbols = [...(await Promise.all(names.map(symbolOf))), ...marks];
      writeFileSync(join(folder, 'icons.svg'), sprite(symbols));
      const ofMap = mapMarks.map((name) => (own[name] ? symbol(name, own[name]) : symbolOf(name)));
      writeFileSync(join(folder, 'map-marks.svg'), sprite(await Promise.all(ofMap)));
      return { resolve: { alias: { '@drawn': folder } } };
    },
  };
}
