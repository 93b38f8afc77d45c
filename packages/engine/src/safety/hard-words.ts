import type { Distress } from '../recognition/index.ts';
import { fold } from '../shared/text.ts';

/** Who spoke hard words to a seller: somebody above them, or a customer. */
export type HardWordsBy = 'superior' | 'customer';

const SUPERIOR =
  /\b(?:chef[ea]s?|chefia|gerent[ea]|gestora?|superviso\w*|coordenador\w*|patra[oa]|patroa|diretora?|lider|encarregad[oa]|don[oa] da (?:loja|empresa|revenda|firma))\b/;
const CUSTOMER =
  /\b(?:client\w*|fregues\w*|compradora?|pacient\w*|consumidora?|sindic[oa]|noiv[oa]|lojista|a mulher|o cara|um cara|uma mulher|um homem?|uma pessoa|um senhor|uma senhora|alun[oa]|hospede|inquilin[oa]|entregador\w*|motoboy|porteiro|atendente|concorrente|passageir[oa])\b/;
/** What depends on a target: the job, the area, the place in the team. */
const TARGET =
  /\b(?:se|caso|quem|enquanto)\b.{0,30}\b(?:bat\w+|vend\w+|fech\w+|cumpr\w+|entreg\w+|atingir|melhor\w+|meta|cota|numero|resultado|continuar assim)\b|\b(?:desse jeito|assim) nao (?:da|dava|vai dar|continua)\b/;
const JOB =
  /\b(?:embora|demit\w+|demissao|na rua|pra rua|olho da rua|dispens\w+|troc\w+ (?:de vendedor|eu|por outr\w+)|fora d[aoe]|perco (?:a vaga|o emprego|a regiao|a carteira)|tir\w+ (?:a |minha )(?:regiao|area|carteira|comissao)|carta fora)\b/;
/** A blunt judgement of the work, or a row. */
const BLUNT =
  /\b(?:sou|fui|tava|estou|to)\s(?:(?:muito|mto|um|uma|mt|bem|so|tao)\s)*(?:mole|frac[oa]|lent[oa]|devagar|ruim|pessim[oa]|parad[oa]|acomodad[oa]|preguicos[oa]|desorganizad[oa]|incompetent\w*|chat[oa]|insistente|enrolad[oa]|enganador\w*|ladra[o]?|mentiros[oa]|golpist\w|careir[oa]|amador\w*|bonzinh[oa])\b|\b(?:me )?(?:chamou|chama|xingou|xinga)(?: eu)? de (?:ladra[o]?|mentiros[oa]|golpist\w|careir[oa]|enganador\w*|trambiqueir[oa]|incompetent\w*|mole|frac[oa]|preguicos[oa]|amador\w*|chat[oa]|abutre|urubu|carrapato|mercenari[oa]|ganancios[oa]|lerd[oa]|devagar)\b|\b(?:bronca|esporro|puxao de orelha|pito|carao|sermao)\b|\b(?:pegou|pega|ta|fica|em|no|cai[ur]?) (?:(?:em|no) )?(?:meu|cima d[eo]|do meu) pe\b|\b(?:gritou|berrou|se alterou|levantou a voz|falou grosso|foi gross[oa]|me xingou|me ofendeu|bateu o telefone|desligou na minha cara|me mandou (?:tomar|a merda|pastar|longe))\b|\bmeu (?:resultado|numero|trabalho|desempenho|servico|produto|preco|doce|bolo) (?:e|ta|esta|foi) (?:(?:muito|um|uma|bem) )?(?:ridicul\w|pessim\w|ruim|frac\w|fraquinh\w|porcaria|vergonhos\w|roubo)\b|\b(?:nao (?:sirvo|presto|levo jeito|nasci) (?:pra|para) (?:vend\w+|isso))\b|\bmeu \w+ e (?:falso|ruim|uma porcaria|um lixo|um roubo|horrivel)\b/;

/** What makes it more than a hard day: repeated, public, physical, sexual, a threat, a prejudice, or harm done. */
const GRAVE = [
  String.raw`\b(?:todo|toda|todos|todas) (?:santo )?(?:dia|semana|hora|vez|mes|mundo|reuniao|manha)|\b(?:sempre|diari\w+|constant\w+|faz (?:meses|anos|semanas|tempo)|ha (?:meses|anos|semanas)|de novo|persegu\w+|rotina|direto|vive me|dias seguidos|meses|(?:n[oa]|pro) grupo)\b`,
  String.raw`\b(?:plateia|telao|alto.?falante|expos|expor|exposta|risad\w+|riram|rindo|vai(?:ar|aram)|zomb\w+|debocha\w*|apelido|apelid\w+|imit\w+|ridiculariz\w+|figurinha|video|filmou|gravou)\b`,
  String.raw`\b(?:bater|bateu|bate) (?:em mim|ne mim|na mesa|na minha)|\bme (?:bater|bateu|bate|agarr\w+|empurr\w+|puxou|pegou|segur\w+|encost\w+|toc\w+|apalp\w+|abrac\w+|beij\w+|trancou|tranc\w+|prend\w+|segu\w+|esper\w+|persegu\w+|humilh\w+|ameac\w+|mat\w+|quebr\w+|cuspi\w+)\b|\b(?:ameac\w+|matar|morrer|morte|tiro|arma|faca|surra|porrada|soco|tapa|chute|sangue|policia|quebrar|arrebent\w+|acabar comigo|vai ver|se arrepender|cuspi\w*|jog(?:ou|a|ando)|rasg\w+|arremess\w+|encurral\w+|trancad\w+|tranc\w+)\b`,
  String.raw`\b(?:sexo|sexual\w*|nude|foto|pelad\w+|corpo|roupa|decote|saia|beij\w+|motel|hotel|jantar|cama|dormir|deitar|boazinha|sair com|colo|assedi\w+|cantad\w+|gostos\w+|mao|obscen\w+|madrugada|sonha|biquini|putaria|puta|piranha|vagabund\w+|vadia|safad\w+)\b`,
  String.raw`\b(?:pret[oa]s?|negr\w+|raca|racis\w+|macac\w+|cor|cabelo|gay|viad\w*|sapatao|trans|travest\w*|bicha|gord\w+|velh[oa]s?|idade|gravid\w*|engravid\w*|mulher(?:zinha)? (?:nao|so|que|serve|tem)|nordestin\w+|baian\w+|paraib\w+|cearens\w+|indi[oa]|pobre|favel\w+|deficien\w+|aleij\w+|manc[oa]|surd[oa]|autist\w+|retardad\w+|doente|religiao|satan\w+|demoni\w+|macumb\w+|crente|gente como|sua laia|esse tipo|essa gente|preconceit\w*|discrimin\w+|estrangeir\w+|sotaque)\b`,
  String.raw`\b(?:humilh\w+|burr[oa]s?|lixo|verme|inutil|imprestavel|jument\w|anta|besta|idiota|imbecil|vergonha|desgrac\w+|nojent\w+|merda nenhuma|vermes?|escori\w+|capacho|escrav\w+|castig\w+|isol\w+|sabot\w+|demissao forcada|pedir (?:as )?contas?|pedir demissao)\b`,
  String.raw`\b(?:chor\w+|tremend\w+|tremi|panico|crise|medo|pavor|nao durmo|nao dorm\w+|insonia|depress\w+|deprim\w+|ansiedade|passei mal|passando mal|nao aguent\w+|n aguent\w+|desesper\w+|sumir|surt\w+|vomit\w+|denunci\w+|se eu contar|o que (?:ele|ela) fez|salario|carteira de trabalho|nao (?:me )?pag\w+|banheiro|filh[oa]s?|marido|esposa)\b`,
].map((source) => new RegExp(source));

/** Before others, by somebody above: that is no row any more. */
const PUBLIC = /\b(?:frente|diante|perante|publico|equipe (?:toda|inteira)|reuniao geral)\b/;

/**
 * Hard words of a superior or a customer as they happen in selling, once and about the work: the coach
 * answers them. Null when there are none, or when any sign says that it is more than that.
 */
export function hardWordsIn(message: string): HardWordsBy | null {
  const folded = fold(message);
  if (GRAVE.some((pattern) => pattern.test(folded))) return null;
  const isBlunt = BLUNT.test(folded);
  if (SUPERIOR.test(folded)) {
    if (PUBLIC.test(folded)) return null;
    return isBlunt || (TARGET.test(folded) && JOB.test(folded)) ? 'superior' : null;
  }
  return isBlunt && CUSTOMER.test(folded) ? 'customer' : null;
}

/** Whether a sign of distress is only hard words at work. */
export function isHardDay({ kind, certainty }: Distress, message: string): boolean {
  const by = hardWordsIn(message);
  if (by === null) return false;
  if (kind === 'discrimination') return by === 'superior' || certainty === 'possible';
  return kind === 'harassment' || kind === 'violence';
}
