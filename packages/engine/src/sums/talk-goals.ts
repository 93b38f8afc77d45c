import { money, plain } from './format.ts';
import { result } from './outcome.ts';
import { N, numbers, one, type Shape } from './talk-shape.ts';

/** "de 60 ligações sai 1, para fechar 8?", "cada 4 visitas vira 1, preciso de 35 e já tenho 19". */
export const ratio: Shape = (text) => {
  const found =
    numbers(
      new RegExp(
        `\\b(?:de|a|em) (?:cada )?${N} (?:\\p{L}+ )?(?:sai|saem|vira|viram|fecha|fecham|fecho|da|compra\\w*|vend\\w+) ${N}`,
        'u',
      ),
      text,
    ) ??
    numbers(
      new RegExp(
        `\\b(?:a )?cada ${N} (?:\\p{L}+ )?(?:sai|saem|vira|viram|fecha|fecham|fecho|da|compra\\w*|vend\\w+) ${N}`,
        'u',
      ),
      text,
    );
  const [many, few] = found ?? [];
  const goal = one(
    new RegExp(`\\b(?:fechar|vender|preciso(?: de)?|meta(?: de| e)?|fazer|bater|quero) ${N}\\b`),
    text,
  );
  if (!many || !few || goal === null) return null;
  const done = one(new RegExp(`\\bja (?:tenho|fiz|fechei|vendi) ${N}`), text) ?? 0;
  const needed = ((goal - done) * many) / few;
  const left = done > 0 ? `${plain(goal)} − ${plain(done)} = ${plain(goal - done)}; ` : '';
  return result(
    `São **${plain(Math.ceil(needed))}**.`,
    `${left}${plain(goal - done)} × ${plain(many)} ÷ ${plain(few)} = ${plain(needed)}`,
  );
};

/** "quero tirar 2.720 no mês, quantos ensaios?": by what is left of each. */
export const howMany: Shape = (text, { ledger }) => {
  const goal = one(
    new RegExp(`\\b(?:tirar|ganhar|lucrar|fazer|juntar|chegar (?:a|em)) ${N}\\b`),
    text,
  );
  const each = ledger.result;
  if (
    goal === null ||
    each === undefined ||
    each <= 0 ||
    each >= goal ||
    !/\bquant[oa]s \p{L}{3}|\bqnt[oa]s \p{L}{3}/u.test(text)
  )
    return null;
  if (new RegExp(`${N}.*${N}`).test(text)) return null;
  return result(
    `São **${plain(Math.ceil(goal / each))}**.`,
    `${money(goal)} ÷ ${money(each)} = ${plain(goal / each)}`,
    `sobram ${money(each)} em cada`,
  );
};

/** "se cada conserto me deixa 75, quantos preciso para pagar isso?", "e pra sobrar 3 mil?" */
export const salesFor: Shape = (text, { ledger, texts, isNear, last }) => {
  const each = one(
    new RegExp(
      `\\bcada (?:\\p{L}+ ){1,2}(?:me )?(?:deixa|da|rende|sobra|lucra|deixam|paga) ${N}`,
      'u',
    ),
    text,
    texts.slice(-2),
  );
  if (each === null || each <= 0 || !isNear || /\bpor (?:dia|semana)\b/.test(text)) return null;
  const extra = one(new RegExp(`\\b(?:sobrar|ganhar|tirar|lucrar) (?:uns )?${N}`), text);
  const asks = /\bquant[oa]s\b|\bqnt[oa]s\b/.test(text);
  if (!asks && extra === null) return null;
  const costs = extra === null ? ledger.result : last?.from;
  if (costs === undefined) return null;
  const goal = costs + (extra ?? 0);
  return result(
    `São **${plain(Math.ceil(goal / each))}**.`,
    `${extra ? `${money(costs)} + ${money(extra)} = ${money(goal)}; ` : ''}${money(goal)} ÷ ${money(each)} = ${plain(goal / each)}`,
  );
};

/** "meta de 12 vendas, já fiz 5, faltam 10 dias, quantas por dia?" */
export const countGoal: Shape = (text) => {
  const goal = one(
    new RegExp(`\\bmeta\\b[^\\d]{0,20}${N} (?!mil|reais|dias|%)\\p{L}{4,}`, 'u'),
    text,
  );
  const days = one(new RegExp(`${N} dias`), text);
  const done = one(new RegExp(`\\bja (?:fiz|vendi|fechei|tenho|bati) ${N}`), text) ?? 0;
  if (goal === null || days === null || days <= 0 || !/\bquant[oa]s\b/.test(text)) return null;
  const left = goal - done;
  return result(
    `São **${plain(left / days)} por dia**.`,
    `${plain(goal)} − ${plain(done)} = ${plain(left)}; ${plain(left)} ÷ ${plain(days)} = ${plain(left / days)}`,
  );
};

/** "ganho 350 por venda, batendo a meta?": the goal that was named. */
export const goalTimes: Shape = (text, { texts }) => {
  const each = one(
    new RegExp(`${N} (?:reais )?por (?:venda|contrato|cliente|matricula|plano)`),
    text,
  );
  const goal = one(
    new RegExp(`\\bmeta\\b[^\\d]{0,20}${N} (?!mil|reais|%)\\p{L}{4,}`, 'u'),
    text,
    texts,
  );
  if (each === null || goal === null || !/\bmeta\b/.test(text)) return null;
  return result(
    `Dá **${money(each * goal)}**.`,
    `${plain(goal)} × ${money(each)} = ${money(each * goal)}`,
  );
};
