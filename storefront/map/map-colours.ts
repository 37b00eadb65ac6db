/** The colours of the map, for the light or the dark theme. */
export interface MapColours {
  readonly land: string;
  readonly abroad: string;
  readonly water: string;
  readonly deep: string;
  readonly shore: string;
  readonly river: string;
  readonly built: string;
  readonly salt: string;
  readonly wood: string;
  readonly park: string;
  readonly line: string;
  readonly border: string;
  readonly motorway: string;
  readonly trunk: string;
  readonly road: string;
  readonly street: string;
  readonly casing: string;
  readonly rail: string;
  readonly plate: string;
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
  deep: '#b4d3d2',
  shore: '#9cc3bf',
  river: '#a9cfcb',
  built: '#eee1d0',
  salt: '#f1ece6',
  wood: '#dfe9d2',
  park: '#b9d3a8',
  line: '#c9b8a5',
  border: '#a08c7b',
  motorway: '#e3a871',
  trunk: '#ecc898',
  road: '#efdcbd',
  street: '#e5dacb',
  casing: '#d8bf9c',
  rail: '#a3958a',
  plate: '#fffdf9',
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
  deep: '#0d2223',
  shore: '#2c5a57',
  river: '#235150',
  built: '#33281f',
  salt: '#2f2823',
  wood: '#222a1c',
  park: '#30422a',
  line: '#54463a',
  border: '#7a6858',
  motorway: '#8a5f3e',
  trunk: '#6d5038',
  road: '#554332',
  street: '#3e332a',
  casing: '#2b211a',
  rail: '#6f6258',
  plate: '#2f251e',
  ink: '#f0e6da',
  soft: '#b9a998',
  wet: '#7fb9b3',
  green: '#8fc4a0',
  halo: '#1a1411',
};
