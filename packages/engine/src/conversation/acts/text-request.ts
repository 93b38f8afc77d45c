import { fold } from '../../shared/text.ts';
import type { WrittenKind } from '../act.ts';
import { readRequest } from '../compose/request.ts';
import { directiveIn } from '../reading/directive.ts';
import { asksForText } from './wanted-writing.ts';

const NOUNS: readonly (readonly [WrittenKind, RegExp])[] = [
  ['email', /\b(?:e-?mails?|carta|oficio)\b/],
  [
    'post',
    /\b(?:plaquinha|placa|cartaz|panfleto|folheto|faixa|posts?|legendas?|stor(?:y|ys|ies)|reels?|anuncios?|publicacao|carrossel|feed|status|(?:texto|mensagem|msg|aviso) pr[ao] (?:o |a )?(?:grupo|lista de transmissao))\b/,
  ],
  ['proposal', /\b(?:proposta|orcamento escrito)\b/],
  ['call', /\b(?:ligacao|telefonema|cold call|telefone)\b/],
  [
    'message',
    /\b(?:mensage\w+|mensagi|tabelinha|tabela (?:de|dos|com os) (?:precos?|valores)|lista de precos|agradecimento|obrigad[oa]|pedido de (?:desculpas?|indicacao)|papel(?:zinho)?|msgs?|msn|mnsg|textos?|textinho|zap|zapzap|whats\w*|wpp|bilhet\w+|confirmac\w+|convite|comunicado|avisos?|recado|lembrete|promo (?=pr[ao]s? |d[aeo]s? |n[ao] )|roteiro|scripts?|historinha|historia|frase|fala|audio|resposta|cobranca|apresentacao|abertura|direct|dm|sms|torpedo|saudacao|pitch|discurso)\b/,
  ],
];
const VERB =
  /(?:^|[\s,.!?:;])(?:me |ja |agora |entao |tu |vc |pode |podia |consegue |da pra |bora |vamos ){0,8}(?:escrev(?:e|er|a|eres)|redij[ao]|redige|redigir|monta|monte|montar|cri[ae]|criar|faz|faca|fazer|faze|prepara|prepare|elabora|elabore|manda|mande|quero|preciso(?: de| que)?|qria|queria|gera|gere|sugere|sugira|rascunh[ae]|bola|bole|passa|arruma|inventa|digita|bota|poe|coloca|solta)\b/;
const ONLY_VERB =
  /(?:^|[\s,.!?:;])(?:escrev(?:e|er|a)|redij[ao]|redige)(?: (?:ai|isso|pra mim|entao|logo|tudo|essa|algo|alguma coisa))*(?: (?:bonito|bem|direito|curto|educado|simples))*\s*(?:$|[,.!?:;]|uma pergunta|o que (?!eu |faco|acha|vc|voce)|pr[aoe]\w*|para|pro|a |ao |pedindo|avisando|como|que\b|q\b|confirm|cobra|agradec|oferec|dizendo)/;
const STARTS =
  /^(?:uma? |um |outro |outra )?(?:zap|msg|mensagem|e-?mail|post|legenda|frase|resposta|texto|textinho|roteiro|story|stories|proposta|script|convite|audio|bilhete|recado|lembrete|anuncio|comunicado|aviso|promo(?:cao)?|cobranca|agradecimento)\b.{0,30}\b(?:pra|pro|preu|para|pr[ao]s|de|com|curt\w+|d[ao])\b/;
const OWN_NOUN =
  /\b(?:minha|meu|essa|esse|esta|este|dessa|desse|da|do|na|no|tua|sua) (?:mensagem|msg|texto|frase|resposta|proposta|e-?mail|post|roteiro|fala)\b/;
const CHANGES =
  /\b(?:refaz|refaca|reescrev\w*|muda|mude|troca|troque|tira|tire|passa (?:isso |essa |esse |o texto )?(?:pra|para|pro)|corrig\w*|encurta|resume|resum[ao]|deixa|deixe|transforma|melhora|melhore|ajusta)\b/;
/** "resume isso numa mensagem pra dona Ivete": a new text for somebody, not a shorter one. */
const SUMMARISES =
  /\bresum\w*\b.{0,30}\b(?:num|numa|em uma?|uma)\s(?:mensagem|msg|texto|textinho|zap|whats\w*|e-?mail|recado|bilhete)\b.{0,20}\b(?:pra|pro|para|ao|a)\s(?!mim\b|eu\b)/;
export const summarises = (text: string): boolean => SUMMARISES.test(fold(text));
const NOT_A_REQUEST =
  /^(?:como|por ?que|pq|quando|qual|sera|vale|devo|posso|ela|ele|eles|o cliente|a cliente|cliente|mandei|escrevi|fiz|recebi)\b/;
/** "e a da Neide, manda cobrando com jeito": what the text does stands for its kind. */
const SAYING =
  /(?:^|[,;.] ?|\b(?:agora|coach|entao) )(?:ja )?(?:manda|mande|escreve|escreva|faz|faca|bota)(?: (?:ai|uma?|a|logo|pra ela|pra ele)){0,2} (?:cobrando|avisando|confirmando|agradecendo|pedindo|lembrando|explicando|oferecendo|perguntando|dizendo|convidando|parabenizando|remarcando|retomando|reativando)\b/;
/** "…, avisa ela que vai atrasar": an order at the end of a story. */
const TELLS =
  /(?:^|[.;!?'"”] ?)(?:entao |ai |agora )?responde (?:que|q|por mim|pr[ao] (?:mim|el[ae])(?: (?:que|q))?)\b|(?:^|[,.;!] ?|\be )(?:ja )?(?!(?:fala|diz) el[ae]s? )(?:avisa|fala|diz|explica|responde|pergunta|pede|agradece|lembra|cobra) (?:pr[ao] |a |o )?(?:el[ae]s?|(?:dona|seu|client[ea]|pacient[ea]|alun[oa]|sindic[oa]) \p{L}+) (?:que|q|se|pra|d[aeo]|pel[ao])\b/u;
/** "manda agradecer ela": what the text does, as an infinitive. */
const TO_DO =
  /^(?:e |agora |entao )*(?:manda|mande|escreve) (?:agradecer|cobrar|avisar|confirmar|convidar|lembrar|perguntar|pedir)\b/;
/** "queria mandar alguma coisa pra ela", "me dá a frase pronta". */
const WANTS =
  /\b(?:quero|queria|qria|preciso|precisava|gostaria de|vou) (?:mandar|escrever|enviar|responder|dizer|falar) (?:pr[ao] el[ae] )?(?:alg(?:o|uma coisa)|uma coisa|uma palavra|um oi|umas palavras)\b|\b(?:frase|mensagem|msg|texto|resposta) (?:ja )?pront[oa]\b|\bcomo (?:que )?(?:eu )?(?:falo|digo|mando|passo|escrevo|coloco) .{2,40} (?:n[oa]|pel[oa]|por|num|numa) (?:zap|whats\w*|wpp|mensagem|msg|direct)\b/;
/** "como falo isso pra ela? escreve": the last sentence asks. */
const lastSentence = (text: string) => text.split(/(?<=[.!?])\s+/).at(-1) ?? text;

/** "faz um story", "escreve uma mensagem": a new text, also right after another one. */
const NEW =
  /\b(?:faz|faca|fazer|escrev\w{1,3}|cri[ae]|mont[ae]|redij[ao]|redige|elabor[ae]|prepar[ae]|quero) (?:ai |pra mim |agora |entao ){0,2}(?:uma?|outr[ao]) (?!vers|mais|melhor|op[cç])/;
export const asksNewText = (folded: string): boolean => NEW.test(folded);

/** The kind of text that a message asks for; null when it asks for none. */
export const textRequested = (message: string): WrittenKind | null =>
  textNamed(message) ?? (asksForText(message) ? formByParts(message) : null);

/** The kind of text that the words of a message name, whatever its parts are. */
export function textNamed(message: string): WrittenKind | null {
  const directive = directiveIn(message);
  return directive === null ? requestedIn(message) : (requestedIn(directive) ?? 'message');
}

/** The kind of text that the order of a request names. */
function formByParts(message: string): WrittenKind {
  const { orders, formats } = readRequest(message);
  const named = fold(`${formats} ${orders}`);
  return precise(formIn(named) ?? 'message', named);
}

function requestedIn(message: string): WrittenKind | null {
  const text = fold(message).replace(
    /^(?:(?:e|entao|ta|ok|agora|bom|opa|oi|foi mal|por favor)[,.!]?\s+)+/,
    '',
  );
  if (TELLS.test(text) && !text.replace(/["“'‘][^"”'’]{2,300}["”'’]/g, '').includes('?'))
    return precise(formIn(text) ?? 'message', text);
  const asks = !NOT_A_REQUEST.test(text) || VERB.test(lastSentence(text)) || ONLY_VERB.test(text);
  if (!asks || /\b(?:vale a pena|compensa)\W*$|\bnao (?:quero|preciso|escreve|manda)\b/.test(text))
    return null;
  if (SUMMARISES.test(text)) return precise(formIn(text) ?? 'message', text);
  if (
    CHANGES.test(text) &&
    !asksNewText(text) &&
    !/^(?:escreve|redij|mont|cri|prepar|elabor)/.test(text)
  )
    return null;
  if (ONLY_VERB.test(text)) return precise(formIn(text) ?? 'message', text);
  const form = orderedForm(text);
  if (form) return precise(form, text);
  if (SAYING.test(text) || WANTS.test(text) || TO_DO.test(text))
    return precise(formIn(text) ?? 'message', text);
  const last = lastSentence(text);
  if (STARTS.test(text) || (last !== text && STARTS.test(last)))
    return precise(formIn(text) ?? 'message', text);
  return null;
}

const AFTER_VERB = 70;

/** The kind of text right after one of the verbs of a message: "vou fazer um chá …, faz o convite". */
function orderedForm(text: string): WrittenKind | null {
  for (const { 0: verb, index } of text.matchAll(new RegExp(VERB, 'g'))) {
    const start = index + verb.length;
    const after = text.slice(start, start + AFTER_VERB);
    const form = OWN_NOUN.test(after) ? null : formIn(after);
    const isReceived =
      /^(?:manda|mande|passa|bota|poe|coloca|solta)$/.test(verb.trim()) &&
      !/\b(?:uma?|pra|para|pro)\b/.test(after);
    if (form && !isReceived) return form;
  }
  return null;
}

/** "um texto pra placa" */
const ON_SIGN =
  /\b(?:textos?|textinho|frase|mensagem|msg)\b.{0,12}\b(?:plaquinha|placa|cartaz|panfleto|folheto|faixa|cartaozinho|etiqueta|rotulo|legenda)\b/;
const formIn = (text: string): WrittenKind | null => {
  if (ON_SIGN.test(text)) return 'post';
  const found = NOUNS.flatMap(([form, pattern]) => {
    const at = pattern.exec(text)?.index;
    return at === undefined ? [] : [{ form, at }];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.form ?? null;
};
/** "um roteiro de ligação" is for a call. */
const precise = (form: WrittenKind, text: string): WrittenKind =>
  form === 'message' && /\b(?:ligacao|telefonema|cold call|ligar)\b/.test(text) ? 'call' : form;
