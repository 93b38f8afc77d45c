import { genderOf, numberOf } from '../../shared/writing/pt/nouns.ts';
import { hasVerb } from './sendable.ts';

/** A part of an order that says what a text is for, worded to the customer. */
export interface Purpose {
  key: string;
  /** "oferecendo", "o convite" */
  verb: RegExp;
  /** What is written of it; null where it needs what it is about. */
  worded: (about: string) => string | null;
  /** Says enough without what it is about, beside anything else that is stated. */
  standsAlone?: true;
}

const INFINITIVE = /^(?:te |lhe |me )?\p{L}+(?:ar|er|ir|or)(?![\p{L}])|^ir(?![\p{L}])/iu;
/** "as duas pra ver o álbum" */
const SEVERAL_TO =
  /^(?:(?:[oa]s )?(?:dois|duas|tr[eê]s)|tod[oa]s|todo mundo|el[ae]s) ((?:pr[ao]|para|ao?) .{1,300})$/iu;
/** "pra eu gravar um vídeo": what the seller would do. */
const OWN_DEED = /^(?:pr[ao]|para) (?:eu|mim) (?=\p{L}+r(?![\p{L}]))/iu;
const isAmount = (about: string) =>
  /^(?:R\$\s?)?\d[\d.,]*(?:\s(?:reais|mil|conto))?$/iu.test(about);

/** "o pagamento" after "de": "do pagamento". */
const ofIt = (about: string): string => {
  if (/^d[aeo]s? |^de /iu.test(about)) return about;
  if (/^[oa]s? /iu.test(about)) return `d${about}`;
  return /^que? /iu.test(about) ? about.replace(/^q /iu, 'que ') : `de ${about}`;
};

const PARTICIPLES: readonly (readonly [RegExp, string])[] = [
  [/^(?:que |q |por que )(?:você |el[ae] )?fez(?![\p{L}])/iu, 'por ter feito'],
  [/^(?:que |q |por que )(?:você |el[ae] )?veio(?![\p{L}])/iu, 'por ter vindo'],
  [/^(?:que |q |por que )(?:você |el[ae] )?trouxe(?![\p{L}])/iu, 'por ter trazido'],
  [/^(?:que |q |por que )(?:você |el[ae] )?(?:me )?deu(?![\p{L}])/iu, 'por ter dado'],
  [
    /^(?:que |q |por que )(?:você |el[ae] )?(?:me )?(\p{L}{2,20})(?:ou|ô)(?![\p{L}])/iu,
    'por ter $1ado',
  ],
  [
    /^(?:que |q |por que )(?:você |el[ae] )?(?:me )?(\p{L}{2,20})[ei]u(?![\p{L}])/iu,
    'por ter $1ido',
  ],
];
/** Who is thanked is addressed already: "a cliente Bete que indicou três". */
const THANKED =
  /^(?:[oa]s? |à |ao )?(?:(?:minha |meu )?(?:client[ea]|pacient[ea]|alun[oa]) )?(?:(?:dona|seu) )?(?:el[ae]\s|\p{Lu}\p{L}+\s)?(?=(?:que|q|por|pel[ao]s?)\s)/u;

/** "que indicou as três" is what somebody is thanked for: "por ter indicado as três". */
function forWhat(about: string): string {
  const rest = about.replace(THANKED, '');
  const found = PARTICIPLES.find(([verb]) => verb.test(rest));
  if (found) return rest.replace(found[0], found[1]);
  if (/^(?:p[eo]|por)/iu.test(rest)) return rest;
  if (/^[oa]s? /iu.test(rest)) return `pel${rest}`;
  if (rest === '') return 'pela confiança';
  const gender = /^\p{Ll}/u.test(rest) && !hasVerb(rest) ? genderOf(rest) : null;
  if (gender === null) return `por ${rest}`;
  return `pel${gender === 'f' ? 'a' : 'o'}${numberOf(rest) === 'p' ? 's' : ''} ${rest}`;
}

/** "pra degustação" goes to "a degustação", "pra conhecer" to "conhecer". */
function placeIn(about: string): string {
  const [, link = '', rest = about] = /^(pra|para|pro|ao?)\s(.{1,600})$/isu.exec(about) ?? [];
  if (INFINITIVE.test(rest) || /^(?:[oa]s?|uma?) /iu.test(rest)) return rest;
  if (/^(?:pro|ao)$/iu.test(link)) return `o ${rest}`;
  return /^(?:pra|a)$/iu.test(link) ? `a ${rest}` : rest;
}

const MEETING =
  /^(?:uma?s?|[oa]s?)\s(?:reuni|visita|conversa|liga[cç]|encontro|chamada|v[ií]deo|data|hor[aá]rio|teste|degusta|apresenta|demonstra)/iu;

const gerund = (stem: string) => new RegExp(`(?<![\\p{L}])(?:${stem})(?![\\p{L}])`, 'giu');

/** In their order; a word is read by the first that has it. */
export const PURPOSES: readonly Purpose[] = [
  {
    key: 'apology',
    standsAlone: true,
    verb: gerund(
      '(?:pe[dç]\\p{L}*|pedido de|com|me) ?(?:mil )?(?:desculpas?|perdão)|desculp(?:a|as|ando|ar)(?: el[ae])?',
    ),
    worded: (about) => `quero te pedir desculpas ${/^p/iu.test(about) ? about : 'pelo transtorno'}`,
  },
  {
    key: 'thanks',
    standsAlone: true,
    verb: gerund('agrade\\p{L}*|obrigad[oa]'),
    worded: (about) => `quero te agradecer ${forWhat(about)}`,
  },
  {
    key: 'birthday',
    standsAlone: true,
    verb: gerund('(?:de|feliz) anivers[aá]rio'),
    worded: () => 'feliz aniversário',
  },
  {
    key: 'congratulation',
    verb: gerund('parabeniz\\p{L}*|parabéns|parabens'),
    worded: (about) => {
      const why = about.replace(THANKED, '');
      return `parabéns ${/^p/iu.test(why) ? why : ''}`.trim();
    },
  },
  {
    key: 'back',
    standsAlone: true,
    verb: gerund(
      '(?:chama\\p{L}*|xama\\p{L}*|traz\\p{L}*) (?:el[ae]s? )?de volta|de volta|(?:de )?reativa\\p{L}*|retom\\p{L}*(?: (?:a conversa|o contato|contato|o assunto))?',
    ),
    worded: () => 'lembrei de você',
  },
  {
    key: 'invitation',
    verb: gerund('convid\\p{L}*|convite|chamando|chamar|chama'),
    worded: (about) => {
      const several = SEVERAL_TO.exec(about)?.[1];
      if (several) return `quero convidar vocês para ${placeIn(several)}`;
      if (OWN_DEED.test(about)) return `queria ${about.replace(OWN_DEED, '')} para você`;
      if (INFINITIVE.test(about)) return `quero te convidar para ${about}`;
      return /^(?:pr[ao]|para|ao?|à) /iu.test(about)
        ? `quero te convidar para ${placeIn(about)}`
        : null;
    },
  },
  {
    key: 'charge',
    verb: gerund('cobr[ae]\\p{L}*'),
    worded: (about) => {
      if (isAmount(about))
        return `conferi aqui e ficou em aberto ${/^R|reais/iu.test(about) ? about : `R$ ${about}`}`;
      if (/^(?:R\$\s?)?\d[\d.,]{1,12}\sd[aeo]s?\s/iu.test(about))
        return `passando para lembrar dos ${/^R/iu.test(about) ? about : `R$ ${about}`}`;
      return about === '' ? null : `passando para lembrar ${ofIt(about)}`;
    },
  },
  {
    key: 'reminder',
    verb: gerund('(?:re)?lembr(?:a|e|ar|ano|ando|ete)(?: el[ae])?|lembrete'),
    worded: (about) => (about === '' ? null : `passando para lembrar ${ofIt(about)}`),
  },
  {
    key: 'confirmation',
    verb: gerund('confirm(?:a|e|ar|ando|ação|acao)'),
    worded: (about) =>
      about === '' ? null : `passando para confirmar ${about.replace(/^d([oa]s?) /iu, '$1 ')}`,
  },
  {
    key: 'offer',
    verb: gerund('ofere[cçs]\\p{L}*'),
    worded: (about) => {
      if (about === '') return null;
      return INFINITIVE.test(about) ? `posso ${about}` : `tenho uma sugestão para você: ${about}`;
    },
  },
  {
    key: 'proposal',
    verb: gerund('propondo|prop[oõ]e|propor|propo[nh]\\p{L}*'),
    worded: (about) => {
      if (about === '') return null;
      return MEETING.test(about)
        ? `gostaria de propor ${about}`
        : `pensei em uma saída para você: ${about}`;
    },
  },
  {
    key: 'leaving',
    verb: gerund('deixando|deixa(?= a porta)'),
    worded: (about) => (about === '' ? null : `estou deixando ${about}`),
  },
  {
    key: 'presentation',
    verb: gerund('apresent\\p{L}*'),
    worded: (about) => (about === '' ? null : `quero te apresentar ${about}`),
  },
  {
    key: 'wish',
    verb: gerund('desej\\p{L}*'),
    worded: (about) => (about === '' ? null : `te desejo ${about}`),
  },
  {
    key: 'rescheduling',
    verb: gerund('(?:remarc|reagend)\\p{L}*'),
    worded: (about) =>
      about === ''
        ? null
        : `preciso remarcar com você ${/^(?:d|o |a )/iu.test(about) ? about : `para ${about.replace(/^(?:com (?:você|el[ae]|[oa] \p{L}+) )?(?:pr[ao]|para) /iu, '')}`}`,
  },
  {
    key: 'appointment',
    verb: gerund('(?:marc|agend)(?:ando|ano)'),
    worded: (about) => (about === '' ? null : `queria marcar com você ${about}`),
  },
  {
    key: 'wanted',
    verb: gerund('ped(?:indo|ino|ir|e)|peça'),
    worded: (about) => {
      if (about === '') return null;
      const bare = about.replace(/^(?:pr[ao]|para) (?=\p{L}+r(?![\p{L}]))/iu, '');
      return `queria te pedir ${INFINITIVE.test(bare) ? 'para ' : ''}${bare}`;
    },
  },
];
