import type { OverlayHistory } from '@salesai/ui/overlay-history';

/** What the router passes to every guard. */
export interface RouterContext {
  /** Settles once it is known whether somebody is signed in. */
  session: Promise<void>;
  overlays: OverlayHistory;
}
