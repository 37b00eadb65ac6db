import { documentsItineraryTexts } from '../../messages/en/documents/itinerary.ts';
import { documentsMapTexts } from '../../messages/en/documents/map.ts';
import { documentsPaperTexts } from '../../messages/en/documents/paper.ts';
import type { Translate } from '../../messages/translate.ts';
import { formatDate, formatDay, formatInstant } from '../core/day.ts';
import type { PaperLook } from './document-content.ts';
import { footer, footTop, labelStyle, letterhead } from './letterhead.ts';
import { type PaperMap, routeMapSize } from './map-bounds.ts';
import { creditStyle, drawMap } from './paper-map.ts';
import { colours, inner, PdfCanvas, page } from './pdf-canvas.ts';
import type { Style } from './pdf-text.ts';
import { inOrder, type PlannedTripDay, type Trip, type TripLine } from './trip.ts';
import type { Typefaces } from './typefaces.ts';

const { margin } = page;
const indent = 132;

/** Draws the whole trip: a cover, its route if the places are known, and its days on as many pages as needed. */
export function itineraryPdf(t: Translate, faces: Typefaces, trip: Trip, look: PaperLook): Promise<Buffer> {
  const { issuer, bookingId, version, lines } = trip;
  const sheet = new PdfCanvas(faces, {
    title: t(documentsItineraryTexts.documentTitle, { booking: bookingId }),
    language: t.language,
    author: issuer.name,
    at: version.at,
  });
  const heading = t(documentsItineraryTexts.heading);
  const note = t(documentsItineraryTexts.asOf, { when: formatInstant(t, version.at), site: issuer.site });
  let y = letterhead(sheet, issuer, heading, bookingId);
  const title = t(documentsItineraryTexts.title, { days: spanOf(t, lines) });
  const names = [...new Set(lines.map(({ names }) => names).filter(Boolean))].join(', ');
  const notes = [
    trip.lead.map(({ label, value }) => `${label} ${value}`).join('  ·  '),
    ...(names ? [t(documentsItineraryTexts.travellers, { names })] : []),
    [...new Set(inOrder(lines).map(({ place }) => place))].filter(Boolean).join('  ·  '),
    ...(trip.requests ? [t(documentsItineraryTexts.requests, { requests: trip.requests })] : []),
    ...(trip.status === 'pending' ? [t(documentsItineraryTexts.notPaid)] : []),
    ...(trip.isTestPayment ? [t(documentsPaperTexts.testPayment)] : []),
  ];
  const whole = { x: margin, width: inner };
  const words =
    sheet.height(title, inner, titleStyle) + notes.reduce((all, one) => all + sheet.height(one, inner, noteStyle), 0);
  const height = Math.min(mostOfCover, footTop - y - words - 48);
  if (look.picture !== null && height > leastOfCover) {
    const alt = t(documentsMapTexts.picture, { name: inOrder(lines)[0]?.name ?? '' });
    sheet.photograph(Buffer.from(look.picture, 'base64'), { ...whole, y, height }, alt);
    y += height + 24;
  }
  y += sheet.text(title, { ...whole, y }, titleStyle) + 8;
  for (const text of notes) y += sheet.text(text, { ...whole, y }, noteStyle);
  const nextPage = () => {
    sheet.repeated(() => footer(t, sheet, issuer, note));
    sheet.newPage();
    sheet.repeated(() => {
      y = letterhead(sheet, issuer, heading, bookingId);
    });
  };
  nextPage();
  if (look.map !== null) {
    y += sheet.text(t(documentsMapTexts.heading), { x: margin, y, width: inner }, routeHeadStyle) + 8;
    y += drawRoute(t, sheet, look.map, inOrder(lines), y);
    nextPage();
  }
  const onPage = (height: number) => {
    if (y + height > footTop - 12) nextPage();
  };
  for (const line of inOrder(lines)) {
    onPage(heightOf(t, sheet, line));
    y += entry(t, sheet, line, y) + 14;
    for (const day of line.plan) {
      onPage(dayHeight(sheet, day));
      y += plannedDay(t, sheet, day, y);
    }
  }
  footer(t, sheet, issuer, note);
  return sheet.bytes();
}

/** How high the picture of the cover is: what its words leave, up to a bound. */
const mostOfCover = 400;
const leastOfCover = 120;
const titleStyle = { size: 26, weight: 'display', lines: 2, tag: 'H2' } as const;
const routeHeadStyle = { size: 20, weight: 'display', tag: 'H2' } as const;
const noteStyle = { size: 10, colour: colours.soft, lines: 6 } as const;
const nameStyle = { size: 14, weight: 'strong', lines: 2, tag: 'H3' } as const;
const smallStyle = { size: 9.5, colour: colours.soft, lines: 3 } as const;
const dayStyle = { size: 10.5, weight: 'strong', lines: 2 } as const;
const body = { x: margin + indent, width: inner - indent - 16 } as const;

/** Draws the map of the route and, below it, its numbered stops, as many as have room. Returns the height. */
function drawRoute(t: Translate, sheet: PdfCanvas, map: PaperMap, lines: readonly TripLine[], top: number): number {
  const stops = lines.map(({ name }, index) => `${index + 1} ${name}`);
  drawMap(sheet, map, { x: margin, y: top, ...routeMapSize }, t(documentsMapTexts.route, { stops: stops.join(', ') }));
  let y = top + routeMapSize.height + 2;
  y += sheet.text(t(documentsMapTexts.credit), { x: margin, y, width: inner }, creditStyle) + 10;
  for (const [index, line] of lines.entries()) {
    if (y > footTop - 24) break;
    const words = `${index + 1}  ${formatDay(t, line.startDay)}: ${line.name}`;
    y += sheet.text(words, { x: margin, y, width: inner }, { size: 10.5, lines: 1 });
  }
  return y - top;
}

/** '12 Dec 2026 – 15 Dec 2026' */
function spanOf(t: Translate, lines: readonly TripLine[]): string {
  const first = lines.map(({ startDay }) => startDay).sort()[0];
  const last = lines
    .map(({ lastDay }) => lastDay)
    .sort()
    .at(-1);
  if (!first || !last) return '';
  return first === last ? formatDate(t, first) : `${formatDate(t, first)} – ${formatDate(t, last)}`;
}

function paragraphsOf(t: Translate, line: TripLine): { words: string; link?: string; lines?: number }[] {
  const facts = line.facts.map(({ label, value }) => `${label}: ${value}`).join('  ·  ');
  return [
    { words: [line.option, line.place].filter(Boolean).join(', ') },
    { words: facts },
    { words: line.names && t(documentsItineraryTexts.travellers, { names: line.names }), lines: 12 },
    { words: line.terms },
    { words: t(documentsPaperTexts.showOnMap), link: line.map },
  ].filter(({ words }) => words !== '');
}

function heightOf(t: Translate, sheet: PdfCanvas, line: TripLine): number {
  const texts = paragraphsOf(t, line).map(
    ({ words, lines = 3 }) => sheet.height(words, body.width, { ...smallStyle, lines }) + 2,
  );
  return 44 + sheet.height(line.name, body.width, nameStyle) + texts.reduce((all, one) => all + one, 0);
}

/** Draws a line of the booking as a card with its dates on the left. Returns its height. */
function entry(t: Translate, sheet: PdfCanvas, line: TripLine, y: number): number {
  const height = heightOf(t, sheet, line);
  sheet.card({ x: margin, y, width: inner, height });
  const left = { x: margin + 16, width: indent - 26 };
  let at = y + 14;
  at += sheet.text(formatDay(t, line.startDay), { ...left, y: at }, { size: 10.5, weight: 'strong' });
  if (line.lastDay !== line.startDay)
    sheet.text(
      t(documentsItineraryTexts.lastDay, { day: formatDay(t, line.lastDay) }),
      { ...left, y: at },
      { size: 9.5, colour: colours.soft },
    );
  let down = y + 14;
  down += sheet.text(line.label, { ...body, y: down }, { ...labelStyle, colour: colours.support });
  down += sheet.text(line.name, { ...body, y: down }, nameStyle);
  for (const { words, link, lines = 3 } of paragraphsOf(t, line)) {
    const style: Style = link
      ? { ...smallStyle, colour: colours.support, link, tag: 'Link' }
      : { ...smallStyle, lines };
    down += sheet.text(words, { ...body, y: down }, style) + 2;
  }
  return height;
}

function dayHeight(sheet: PdfCanvas, { title, text }: PlannedTripDay): number {
  const textHeight = text ? sheet.height(text, body.width, smallStyle) + 2 : 0;
  return sheet.height(title, body.width, dayStyle) + textHeight + 10;
}

/** Draws a day of a tour below its card, with its date on the left. Returns its height. */
function plannedDay(t: Translate, sheet: PdfCanvas, day: PlannedTripDay, y: number): number {
  sheet.text(formatDay(t, day.day), { x: margin + 16, width: indent - 26, y }, smallStyle);
  const height = sheet.text(day.title, { ...body, y }, dayStyle);
  if (day.text) sheet.text(day.text, { ...body, y: y + height + 2 }, smallStyle);
  return dayHeight(sheet, day);
}
