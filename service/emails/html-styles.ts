import { type Markup, raw } from './html.ts';

// mail programs apply inline styles only; colours for dark mode use classes where a program supports them

export const sans = raw("Figtree,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif");
export const serif = raw("Fraunces,Georgia,'Times New Roman',serif");

export const paper = raw('#FCF9F4');
export const card = raw('#FFFFFF');
export const ink = raw('#211A16');
export const soft = raw('#6B5D52');
export const rule = raw('#ECE3D8');
export const accent = raw('#B5371F');
export const tint = raw('#FBEFE3');

/** Attributes of a table that is used for layout only. */
export const bare = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"');

export const styleSheet: Markup = raw(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  a { color: ${accent.text}; }
  @media (max-width: 620px) { .card { padding: 28px 20px !important; } .sheet { padding: 16px 8px !important; } }
  @media (prefers-color-scheme: dark) {
    body, .sheet { background: #17110E !important; }
    .card { background: #221A16 !important; border-color: #3A2E27 !important; }
    .ink, .ink td, .ink p, .ink h1 { color: #F6EEE6 !important; }
    .soft, .soft td, .soft p { color: #C9BBAE !important; }
    .rule { border-color: #3A2E27 !important; }
    .note { background: #2C211B !important; }
    .accent, .soft a, .ink a { color: #FF9B80 !important; }
  }
`);
