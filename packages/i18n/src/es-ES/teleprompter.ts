import type pt from '../pt-BR/teleprompter.ts';
import type { Translation } from '../translation.ts';

const teleprompter: Translation<typeof pt> = {
  text: 'Texto del guion',
  play: 'Reproducir',
  pause: 'Pausar',
  reset: 'Reiniciar',
  back: 'Párrafo anterior',
  forward: 'Párrafo siguiente',
  speed: 'Velocidad',
  speeds: {
    verySlow: 'Muy lento',
    slow: 'Lento',
    normal: 'Normal',
    fast: 'Rápido',
    veryFast: 'Muy rápido',
  },
  left: 'Tiempo restante: {{time}}',
  ended: 'Fin del texto',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  settings: {
    title: 'Ajustes del teleprompter',
    size: 'Tamaño del texto',
    margins: 'Márgenes',
    line: 'Línea de lectura',
    mirror: 'Reflejar el texto',
    countdown: 'Cuenta atrás 3, 2, 1',
    keys: 'Teclas: espacio reproduce y pausa · ↑ ↓ velocidad · ← → párrafo · R reinicia · Inicio va al principio · Esc cierra',
    touch: 'En el texto: toca para reproducir o pausar, arrastra para volver.',
  },
  voice: {
    follow: 'Seguir mi voz',
    on: 'El texto sigue tu lectura y espera mientras improvisas.',
    privacy: 'El navegador puede enviar el audio a su servicio de voz.',
    unsupported:
      'Este navegador no reconoce la voz. Usa Chrome, Edge o Safari, o lee con la velocidad fija.',
    denied:
      'El micrófono está bloqueado. Permítelo en los permisos del sitio, en el candado junto a la dirección, y vuelve a intentarlo.',
    noMicrophone: 'No se encontró ningún micrófono. Conecta uno y vuelve a intentarlo.',
    unreachable:
      'El servicio de voz del navegador no respondió. Comprueba tu conexión o lee con la velocidad fija.',
  },
};
export default teleprompter;
