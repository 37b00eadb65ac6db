import sharp from 'sharp';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { dayOf } from '../service/core/day.ts';
import type { PaperLook } from '../service/documents/document-content.ts';
import type { Trip, TripLine } from '../service/documents/trip.ts';

/** The content of a PDF for a reader or screen reader: pages, text, title and language. */
export async function readPdf(bytes: Buffer) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { totalPages, text } = await extractText(pdf, { mergePages: true });
  const { info } = await getMeta(pdf);
  const tree = await (await pdf.getPage(1)).getStructTree();
  return { pages: totalPages, text: text.replace(/\s+/g, ' '), info, tagged: tree !== null };
}

/** A line of a trip: two nights by a lake by default. */
export function tripLine(own: Partial<TripLine> = {}): TripLine {
  return {
    lineId: 7,
    position: 0,
    label: 'Stay',
    name: 'Lake House',
    option: 'Lake Room',
    place: 'Mallital, Nainital',
    meetingPoint: '',
    map: 'https://maps.example/lake-house',
    spot: { latitude: 29.39, longitude: 79.45 },
    startDay: dayOf('2026-12-12'),
    lastDay: dayOf('2026-12-14'),
    days: 'Sat, 12 Dec 2026 – Mon, 14 Dec 2026, 2 nights',
    nights: true,
    wholeDays: true,
    starts: new Date('2026-12-12T00:00:00+05:30'),
    ends: new Date('2026-12-14T00:00:00+05:30'),
    facts: [
      { label: 'Check-in', value: 'Sat, 12 Dec 2026' },
      { label: 'Guests', value: '2' },
    ],
    names: '',
    goodToKnow: [],
    terms: 'Free cancellation until 11 Dec 2026, 2:00 pm',
    plan: [],
    ...own,
  };
}

/** A paid trip as its documents show it, by default with one line. */
export function trip(own: Partial<Trip> = {}): Trip {
  return {
    bookingId: 'BOOK_1795000000000_ABCDEF',
    status: 'confirmed',
    isTestPayment: false,
    lead: [{ label: 'Booked by', value: 'Asha Verma' }],
    requests: '',
    version: { sequence: 3, at: new Date('2026-11-20T10:00:00+05:30') },
    issuer: {
      name: 'Padharo',
      address: '14 Ganga View Lane, Rishikesh',
      phone: '+91 135 000 000',
      email: 'hello@padharo.example',
      site: 'https://padharo.example',
    },
    lines: [tripLine()],
    cancelledLines: [],
    ...own,
  };
}

interface StructureNode {
  readonly role?: string;
  readonly alt?: string;
  readonly id?: string;
  readonly children?: readonly StructureNode[];
}

/** What a screen reader reads of a PDF, in order: the role of each text or figure, and its words. */
export async function readAloud(bytes: Buffer): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const read: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const marked = new Map<string, string>();
    let id = '';
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) marked.set(id, `${marked.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      else id = item.type === 'endMarkedContent' ? '' : (item.id ?? '');
    }
    const walk = ({ role = '', alt, children = [] }: StructureNode): void => {
      const words = children.map(({ id }) => (id && marked.get(id)) ?? '').join('');
      const isGroup = alt === undefined && words.trim() === '';
      if (role !== 'Root' && role !== 'Document') read.push(`${role}${isGroup ? '' : ` ${alt ?? words.trim()}`}`);
      for (const child of children) if (child.role) walk(child);
    };
    const tree: StructureNode | null = await page.getStructTree();
    if (tree) walk(tree);
  }
  return read;
}

/** A paper without picture and map. */
export const plainLook = { picture: null, map: null };

/** A paper with a picture and a map of the lake and, with more spots, a route. */
export async function fullLook(spots = [{ latitude: 29.39, longitude: 79.45, label: '' }]): Promise<PaperLook> {
  const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#1030c0' } })
    .jpeg()
    .toBuffer();
  const bounds = { west: 78.8, south: 28.9, east: 80.1, north: 29.9 };
  const towns = [{ name: 'Haldwani', latitude: 29.22, longitude: 79.51 }];
  return { picture: jpeg.toString('base64'), map: { bounds, spots, towns } };
}
