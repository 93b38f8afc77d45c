import { describe, expect, it } from 'vitest';
import { recogniseDistress } from '../recognition/index.ts';
import { talkOf } from '../testing/talk.ts';
import { NO_SAFETY, nextState } from './gate.ts';
import { isHardEvent } from './hard-event.ts';

describe('a death in the life of a seller', () => {
  it.each([
    'minha avó morreu semana passada e ando sem cabeça pra vender',
    'perdi meu irmão faz um mês, ainda não tô rendendo no trabalho',
    'tô de luto pelo meu cachorro, doze anos juntos',
  ])('is met as grief, without an alarm: %s', (message) => {
    expect(nextState(NO_SAFETY, message).mode).toBe('none');
    expect(talkOf([message]).last.text).toMatch(/sinto muito pela sua perda|meus sentimentos/i);
  });

  it.each([
    'perdi minha esposa e não quero mais viver',
    'meu pai faleceu e eu penso em ir junto',
    'minha mãe morreu, tô com dor no peito e falta de ar',
    'mataram meu filho com um tiro',
    'meu marido saiu de casa e disse que volta pra me matar',
    'terminei o namoro e não vejo graça em mais nada',
    'minha mãe acamada apareceu com o braço roxo',
    'meu casamento acabou e eu só penso em sumir',
  ])('keeps its way where there is danger: %s', (message) => {
    expect(isHardEvent(recogniseDistress(message), message)).toBe(false);
  });
});
