import type pt from '../pt-BR/mail.ts';
import type { Translation } from '../translation.ts';

const mail: Translation<typeof pt> = {
  greeting: '¡Hola, {{name}}!',
  greetingUnnamed: '¡Hola!',
  footer: 'SalesAI · Sales Artificial Intelligence',
  verify: {
    subject: 'Verifica tu email',
    text: 'Falta un paso para entrar en SalesAI: confirmar que esta dirección es tuya.',
    note: 'El enlace vale 24 horas. Si no creaste la cuenta, ignora este mensaje.',
    action: 'Verificar email',
  },
  reset: {
    subject: 'Recuperación de contraseña',
    text: 'Recibimos un pedido para crear una nueva contraseña para tu cuenta.',
    note: 'El enlace vale 1 hora y funciona una sola vez. Si no fuiste tú, tu contraseña sigue igual.',
    action: 'Crear nueva contraseña',
  },
  deletion: {
    subject: 'Tu cuenta se va a eliminar',
    text: 'Pediste eliminar tu cuenta. El {{day}} se borrará todo lo que guardamos sobre ti.',
    note: '¿Cambiaste de idea? Entra antes de esa fecha y pulsa "Mantener mi cuenta". Si no fuiste tú, entra y cambia la contraseña.',
    action: 'Entrar en SalesAI',
  },
  archive:
    '¡Hola, {{name}}!\n\nAquí está todo lo que SalesAI guarda sobre ti.\n\ndados/: una lista por tema (cuenta, perfil, ICP, canales, guiones, conversaciones, notificaciones, eventos de seguridad), en JSON.\ndocumentos/: el texto leído en cada documento que enviaste; los archivos no se guardan después de la lectura.\n\nLas contraseñas y claves de acceso no están aquí: solo guardamos un resumen cifrado de ellas, que no sirve para nada más.\n',
};
export default mail;
