export interface SignedInTraveller {
  readonly id: number;
  readonly documentId: string;
  readonly username: string;
  readonly email: string;
  readonly confirmed: boolean;
}

export interface Traveller {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly user: SignedInTraveller;
}
