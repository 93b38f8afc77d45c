/** Sample data, marked as such on the screen; texts and figures are in the translations. */
export const SAMPLE_KPIS = ['sales', 'leads', 'conversion', 'meetings'] as const;

export const SAMPLE_ACTIVITIES = [
  { id: '1', type: 'call', status: 'success' },
  { id: '2', type: 'email', status: 'pending' },
  { id: '3', type: 'meeting', status: 'scheduled' },
  { id: '4', type: 'deal', status: 'success' },
] as const;
