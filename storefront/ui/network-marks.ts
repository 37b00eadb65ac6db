/** Logos of social networks in the style of the other icons: lines in a field of 24, part of the same sprite. */
export const networkMarks = {
  'network-facebook': '<path d="M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z"/>',
  'network-instagram':
    '<rect width="20" height="20" x="2" y="2" rx="5"/><circle cx="12" cy="12" r="4"/><path d="M17.5 6.5h.01"/>',
  'network-linkedin':
    '<path d="M15 9a6 6 0 0 1 6 6v6h-4v-6a2 2 0 0 0-4 0v6H9V9h4M3 10h3v11H3z"/><circle cx="4.5" cy="4.5" r="1.8"/>',
  'network-whatsapp':
    '<path d="m3.5 20.5 1.4-4.2a8.5 8.5 0 1 1 2.9 2.9zM9.2 8c-.7 3.8 3 7.5 6.8 6.8l.2-1.7-2.1-.9-1 .9c-1-.4-1.8-1.2-2.2-2.2l.9-1-.9-2.1z"/>',
  'network-x': '<path d="M4 4l11.733 16H20L8.267 4zM4 20l6.768-6.768M13.228 10.772 20 4"/>',
  'network-youtube': '<rect width="20" height="15" x="2" y="4.5" rx="4"/><path d="m10 9 5 3-5 3z"/>',
} as const;
