import { avatarRoutes } from '@salesai/contract/avatar';
import { icpRoutes } from '@salesai/contract/icp';
import { answer } from './api.ts';

/** A server on which the seller has just arrived: no avatar, no customers. */
export function homeAnswers() {
  answer(avatarRoutes.status, { existe: false, aceito: false, status: null });
  answer(icpRoutes.list, { icps: [] });
}
