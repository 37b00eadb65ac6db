/** The colours of the map, for the light or the dark theme. */
export interface MapColours {
  readonly land: string;
  readonly abroad: string;
  readonly water: string;
  readonly shore: string;
  readonly river: string;
  readonly built: string;
  readonly line: string;
  readonly border: string;
  readonly ink: string;
  readonly soft: string;
  readonly wet: string;
  readonly green: string;
  readonly halo: string;
}

export const dayColours: MapColours = {
  land: '#fbf7f0',
  abroad: '#efe7db',
  water: '#cfe4e2',
  shore: '#9cc3bf',
  river: '#a9cfcb',
  built: '#eee1d0',
  line: '#c9b8a5',
  border: '#a08c7b',
  ink: '#33291f',
  soft: '#6b5c4f',
  wet: '#2f6f6d',
  green: '#2f6b4a',
  halo: '#fdfaf5',
};

export const nightColours: MapColours = {
  land: '#241c17',
  abroad: '#1a1411',
  water: '#122c2c',
  shore: '#2c5a57',
  river: '#235150',
  built: '#33281f',
  line: '#54463a',
  border: '#7a6858',
  ink: '#f0e6da',
  soft: '#b9a998',
  wet: '#7fb9b3',
  green: '#8fc4a0',
  halo: '#1a1411',
};
