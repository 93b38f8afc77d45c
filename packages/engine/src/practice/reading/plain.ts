import { fold } from '../../shared/text.ts';

/** What people type on a phone for the words of the rules. */
const SHORT: Readonly<Record<string, string>> = Object.fromEntries(
  `vc voce|vcs voces|ce voce|oce voce|q que|oq o que|qto quanto|qnto quanto|qnt quanto|qts quantos|qtos quantos|qtas quantas|qntos quantos|qntas quantas|qta quanta|qnta quanta|qdo quando|qnd quando|hj hoje
n nao|naum nao|pq por que|tb tambem|tbm tambem|td tudo|mt muito|mto muito|blz beleza|neh ne|eh e|pgto pagamento|agr agora|dps depois
msg mensagem|qm quem|ngm ninguem|msm mesmo|desc desconto|orc orcamento|tbem tambem|kd onde|cade onde`
    .split(/[|\n]/)
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
);

/** A text for the rules: folded, with the usual abbreviations written out. */
export const plain = (text: string): string =>
  fold(text).replace(/[a-z]{1,5}/g, (word, at: number, whole: string) => {
    const isWhole =
      !/[a-z0-9]/.test(whole.charAt(at - 1)) && !/[a-z0-9]/.test(whole.charAt(at + word.length));
    return isWhole ? (SHORT[word] ?? word) : word;
  });
