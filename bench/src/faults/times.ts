/** A hurried look takes a share of the counts, such as FAULTS_SHARE=0.1; the figures name what was done. */
const SHARE = Number(process.env.FAULTS_SHARE ?? 1);

export const times = (full: number): number => Math.max(1, Math.round(full * SHARE));
