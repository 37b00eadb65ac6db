/** What lucide has no icon for, in its manner: lines two wide in a field of 24, round at their ends. */
export const travelMarks = {
  'auto-rickshaw':
    '<path d="M5 17H3v-5c0-4 2-7 6-7h5c3 0 5 2.5 6 6l1 4v2h-2M9.5 17h5M3 11h17M12 5v6"/><circle cx="7.25" cy="17.5" r="2.25"/><circle cx="16.75" cy="17.5" r="2.25"/>',
  billiards: '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="9.8" r="1.7"/><circle cx="12" cy="13.7" r="2.2"/>',
  camel:
    '<path d="M5 21v-6.5c-1.5-1.5-1.5-4 0-5 1.5-1 2 0 3-2s1.5-3 3-3 2 1.5 3 3.5c.7 1.5 2.5 1.5 3 0l.5-4h2.5l1.5 1.5M17.5 8c.5 4-1 6-3 6.5V21M9 21v-6h5.5"/>',
  elephant:
    '<path d="M4 20v-8a6 6 0 0 1 6-6h5a5 5 0 0 1 5 5v4.5a1.5 1.5 0 0 0 2 1.4M4 20h3.5v-4.5h5V20H16v-5.5M14 6c-2.5 1-3 5-1 6.5 2-.5 2.5-1.5 2.5-3M18 10h.01"/>',
  'hot-tub':
    '<path d="M2.5 12h19M4 12v4.5a4 4 0 0 0 4 4h8a4 4 0 0 0 4-4V12M8 8.5c-1.3-1.5 1.3-3 0-5M12 8.5c-1.3-1.5 1.3-3 0-5M16 8.5c-1.3-1.5 1.3-3 0-5"/>',
  paragliding:
    '<path d="M2 9.5C3 5 7 2.5 12 2.5s9 2.5 10 7c-3-1.6-5-1.6-6.7 0-2-1.6-4.6-1.6-6.6 0C7 7.9 5 7.9 2 9.5M2 9.5l8.8 8.2M22 9.5l-8.8 8.2M8.7 9.5l2.5 8M15.3 9.5l-2.5 8"/><circle cx="12" cy="19.5" r="2"/>',
  raft: '<path d="M2 12.5c3 1.5 17 1.5 20 0-.4 3.5-2.8 5-6 5H8c-3.2 0-5.6-1.5-6-5M8 9.5v4M15.5 9.5v4M8 11l-4 5M15.5 11l4 5M3 21c1.5-1 3-1 4.5 0s3 1 4.5 0 3-1 4.5 0 3 1 4.5 0"/><circle cx="8" cy="6" r="1.8"/><circle cx="15.5" cy="6" r="1.8"/>',
  rappelling:
    '<path d="M20.5 2v20M9.5 2v8M9.5 18v4M7 12.2l1.8 4.3L14 14.5l6 1M8.8 16.5l4.7 2 6.5 1M7.3 12.8 9.5 10"/><circle cx="6.3" cy="8.3" r="1.8"/>',
  skiing:
    '<path d="M3 15.5l15.5 6a2 2 0 0 0 2.5-1M15 8.5 9.5 12l4.5 3-2 4M15 8.5l1.5 3 3.5.5M9.5 9l5.5-.5"/><circle cx="17.5" cy="4.5" r="2"/>',
  snooker:
    '<circle cx="12" cy="4.5" r="2.3"/><circle cx="9.3" cy="9.2" r="2.3"/><circle cx="14.7" cy="9.2" r="2.3"/><circle cx="6.6" cy="13.9" r="2.3"/><circle cx="12" cy="13.9" r="2.3"/><circle cx="17.4" cy="13.9" r="2.3"/><path d="M3 20.5h18"/>',
  'table-tennis':
    '<circle cx="9.5" cy="9.5" r="6.5"/><path d="m8.2 15.9 7.7-7.7M14.1 14.1l6.4 6.4"/><circle cx="19.5" cy="4.5" r="1.8"/>',
  temple:
    '<path d="M12 2v2.5M8 21V11c0-3 2-5.5 4-6.5 2 1 4 3.5 4 6.5v10M8 15l-4 2v4M16 15l4 2v4M2.5 21h19M10.5 21v-3.5a1.5 1.5 0 0 1 3 0V21M8.2 10h7.6"/>',
} as const;
