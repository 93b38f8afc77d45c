/** The teleprompter screen. */
const teleprompter = {
  text: 'Texto do script',
  play: 'Reproduzir',
  pause: 'Pausar',
  reset: 'Reiniciar',
  back: 'Parágrafo anterior',
  forward: 'Próximo parágrafo',
  speed: 'Velocidade',
  speeds: {
    verySlow: 'Muito Lento',
    slow: 'Lento',
    normal: 'Normal',
    fast: 'Rápido',
    veryFast: 'Muito Rápido',
  },
  left: 'Tempo restante: {{time}}',
  ended: 'Fim do texto',
  fullScreen: 'Tela cheia',
  leaveFullScreen: 'Sair da tela cheia',
  settings: {
    title: 'Ajustes do teleprompter',
    size: 'Tamanho do texto',
    margins: 'Margens',
    line: 'Linha de leitura',
    mirror: 'Espelhar o texto',
    countdown: 'Contagem 3, 2, 1',
    keys: 'Teclas: espaço reproduz e pausa · ↑ ↓ velocidade · ← → parágrafo · R reinicia · Home vai ao começo · Esc fecha',
    touch: 'No texto: toque para reproduzir ou pausar, arraste para voltar.',
  },
  voice: {
    follow: 'Seguir minha voz',
    on: 'O texto segue a sua leitura e espera quando você improvisa.',
    privacy: 'O navegador pode enviar o áudio ao serviço de voz dele.',
    unsupported:
      'Este navegador não reconhece voz. Use o Chrome, o Edge ou o Safari, ou leia com a velocidade fixa.',
    denied:
      'O microfone está bloqueado. Libere-o nas permissões do site, no cadeado ao lado do endereço, e tente de novo.',
    noMicrophone: 'Nenhum microfone foi encontrado. Conecte um e tente de novo.',
    unreachable:
      'O serviço de voz do navegador não respondeu. Verifique a internet ou leia com a velocidade fixa.',
  },
};
export default teleprompter;
