import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';

/** Gives each open overlay a history entry, so that the browser's Back closes it. */
export interface OverlayHistory {
  /** A number that increases with each overlay that opens. */
  nextOrder: () => number;
  /** Adds an entry; Back then calls `close` of the open overlay with the highest `order`. */
  add: (overlay: { id: string; order: number; close: () => void }) => void;
  /** Removes the entry of an overlay that was closed in another way. */
  remove: (id: string) => void;
}

const Context = createContext<OverlayHistory | null>(null);

/** Without it, as in the gallery, overlays have no history entries. */
export const OverlayHistoryProvider = Context;

/** Closes an overlay on Back. An overlay that refuses, such as one with unsaved text, gets a new entry. */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const history = useContext(Context);
  const id = useId();
  const order = useRef(0);
  const [backs, setBacks] = useState(0);
  const closeOnBack = useEffectEvent(() => {
    onClose();
    setBacks((count) => count + 1);
  });
  // `backs` runs the effect again for an overlay that is still open after a Back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!open) order.current = 0;
    if (!open || !history) return;
    order.current ||= history.nextOrder();
    history.add({ id, order: order.current, close: () => closeOnBack() });
    return () => history.remove(id);
  }, [open, history, id, backs]);
}
