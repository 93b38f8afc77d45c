export { dealAfter, dealAnswer, lostDeal } from './answer.ts';
export { START as NO_TALK, type Talk as DealTalk } from './deal.ts';
