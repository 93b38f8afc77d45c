/** What the router passes to every guard. */
export interface RouterContext {
  /** Settles once it is known whether somebody is signed in. */
  session: Promise<void>;
}
