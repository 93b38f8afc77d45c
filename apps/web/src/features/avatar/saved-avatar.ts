import { AvatarState } from '@salesai/contract/avatar';
import * as z from 'zod/mini';

/** The profile as it is stored on the device; null when there is none. */
export const SavedAvatar = z.nullable(AvatarState);
