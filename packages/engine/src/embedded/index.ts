import type { Engine } from '../port.ts';
import { sellerProfile } from './profile/profile.ts';

/** The engine that needs nothing but itself: rules over the knowledge base. */
export function createEmbeddedEngine(): Engine {
  return { info: { kind: 'embedded', model: null }, sellerProfile };
}
