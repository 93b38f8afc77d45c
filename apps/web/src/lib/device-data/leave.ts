import { eraseDeviceData } from './device-store.ts';
import { RESPONSES } from './record-names.ts';

export { sendWaitingWrites } from '../outbox/waiting.ts';
export { eraseDeviceData };

/** Erases the stored responses; what waits to be sent stays. */
export const eraseResponses = () => eraseDeviceData(RESPONSES);
