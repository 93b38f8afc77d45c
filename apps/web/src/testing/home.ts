import { avatarRoutes } from '@salesai/contract/avatar';
import { icpRoutes } from '@salesai/contract/icp';
import { answer } from './api.ts';

/** A server without avatar and ICPs. */
export function homeAnswers() {
  answer(avatarRoutes.status, { existe: false, aceito: false, status: null });
  answer(icpRoutes.list, { icps: [] });
}
