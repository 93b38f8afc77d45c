/** FAULTS_SHARE=0.1 runs a tenth of the rounds; the figures name the number that was run. */
const SHARE = Number(process.env.FAULTS_SHARE ?? 1);

export const times = (full: number): number => Math.max(1, Math.round(full * SHARE));
