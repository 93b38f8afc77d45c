import { describe, expect, it } from 'vitest';
import { buyerReportIn } from './buyer-report.ts';

describe('buyerReportIn', () => {
  it('takes the buyer’s words from the sentence that reports them, not from the story before', () => {
    const report = buyerReportIn(
      'Fui ontem à escola do bairro, a diretora me serviu café e mostrou o pátio. No fim, ela comentou que a firma antiga limpa tudo por menos e que não quer mexer nisso agora. O que eu deveria ter dito?',
    );
    expect(report?.said).toEqual([
      'a firma antiga limpa tudo por menos e que não quer mexer nisso agora',
    ]);
    expect(report?.ask).toBe('O que eu deveria ter dito?');
  });

  it('keeps what the seller states after the words, without what leads to it', () => {
    const report = buyerReportIn(
      'ele falou que o da feira dura igual. só que o meu tem costura dupla e eu conserto de graça. falo oq?',
    );
    expect(report).toEqual({
      said: ['o da feira dura igual'],
      own: ['o meu tem costura dupla e eu conserto de graça'],
      ask: 'falo oq?',
      besides: '',
    });
  });

  it('ends the words of a buyer at their quotation mark', () => {
    const report = buyerReportIn(
      'A síndica respondeu: "já temos zelador para isso". Nossa equipe cobre as férias dele. Como respondo?',
    );
    expect(report?.said).toEqual(['já temos zelador para isso']);
    expect(report?.own).toEqual(['Nossa equipe cobre as férias dele']);
  });

  it('keeps a buyer who insists without words', () => {
    const report = buyerReportIn(
      'ela voltou a falar do irmão. detalhe: ele mora em Natal e nem volta este ano',
    );
    expect(report).toMatchObject({ said: [], own: ['ele mora em Natal e nem volta este ano'] });
  });

  it.each([
    'Ela disse que está caro. Meu custo é 40 e eu posso ir até 55. O que respondo?',
    'Ele disse que vai pensar. Fiquei sem graça e não sei insistir. O que respondo?',
  ])('takes neither costs nor feelings for facts: %s', (message) => {
    expect(buyerReportIn(message)?.own).toEqual([]);
  });

  it.each([
    'quanto dá 12 x 69,90?',
    'como peço indicação para os clientes antigos?',
    'eu disse que entrego na terça',
  ])('reports nobody in %j', (message) => {
    expect(buyerReportIn(message)).toBeNull();
  });
});
