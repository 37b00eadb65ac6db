import type { ServerBuild } from 'react-router';

/** The scripts of the pages in a language (scripts/pages/worded-scripts.ts), in place of the English ones. */
export function assetsIn(language: string, assets: ServerBuild['assets']): ServerBuild['assets'] {
  return JSON.parse(JSON.stringify(assets).replace(/"(\/assets\/)([\w.-]+\.js)"/g, `"$1${language}/$2"`));
}
