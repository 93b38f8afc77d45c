export const QUOTE_MAX = 220;

export function whenSaid(at: number, turns: number): string {
  const ago = turns - at;
  if (ago <= 2) return 'agora há pouco';
  return at === 0 ? 'no começo da conversa' : 'mais cedo';
}
