import { eraseDeviceData } from './device-store.ts';
import { ANSWERS } from './record-names.ts';

export { sendWaitingWrites } from '../outbox/waiting.ts';
export { eraseDeviceData };

/** Erases the stored answers; what waits to be sent stays. */
export const eraseAnswers = () => eraseDeviceData(ANSWERS);
