import { avatarRoutes } from '@salesai/contract/avatar';
import { cardsRoutes } from '@salesai/contract/cards';
import { icpRoutes } from '@salesai/contract/icp';
import { progressRoutes } from '@salesai/contract/progress';
import { resultsRoutes } from '@salesai/contract/results';
import { answer } from './api.ts';
import { noProgress } from './practice-cards.ts';
import { noResults } from './results.ts';

/** A server without avatar, ICPs, practice and results. */
export function homeAnswers() {
  answer(avatarRoutes.status, { existe: false, aceito: false, status: null });
  answer(icpRoutes.list, { icps: [] });
  answer(cardsRoutes.list, { cards: [], objectionOfTheDay: null });
  answer(progressRoutes.get, noProgress);
  answer(resultsRoutes.dashboard, noResults);
}
