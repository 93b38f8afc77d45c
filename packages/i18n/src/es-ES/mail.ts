import type pt from '../pt-BR/mail.ts';
import type { Translation } from '../translation.ts';

const mail: Translation<typeof pt> = {
  greeting: '¡Hola, {{name}}!',
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
};
export default mail;
