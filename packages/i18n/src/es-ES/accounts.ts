import type pt from '../pt-BR/accounts.ts';
import type { Translation } from '../translation.ts';

const accounts: Translation<typeof pt> = {
  codes: {
    'auth/invalid-credential': 'Email o contraseña incorrectos',
    'auth/user-not-found': 'Usuario no encontrado',
    'auth/wrong-password': 'Contraseña incorrecta',
    'auth/too-many-requests': 'Demasiados intentos. Inténtalo más tarde',
    'auth/user-disabled': 'Cuenta deshabilitada',
    'auth/invalid-email': 'Email no válido',
    'auth/email-already-in-use': 'Este email ya está en uso',
    'auth/weak-password': 'Contraseña muy débil. Usa al menos 6 caracteres',
    'auth/operation-not-allowed': 'Operación no permitida',
    'auth/requires-recent-login': 'Inicia sesión de nuevo para cambiar la contraseña',
    'auth/not-invited':
      'Tu email no está en la lista de Embajadores. Contáctanos para solicitar acceso.',
    'auth/invalid-token': 'Este enlace ya no vale. Pide uno nuevo.',
    'auth/confirmed-elsewhere':
      'Este email ya se confirmó en otro navegador. Entra una vez desde allí, o crea una contraseña nueva en "¿Olvidaste la contraseña?".',
    EMAIL_NOT_VERIFIED: 'Email no verificado. Revisa tu bandeja de entrada.',
  },
  /** Why a password is rejected, by the server's reason. */
  weakPassword: {
    short: 'Contraseña muy débil. Usa al menos 6 caracteres',
    common: 'Contraseña demasiado débil: está entre las más usadas. Elige otra.',
    personal: 'Contraseña demasiado débil: es tu nombre o tu email. Elige otra.',
    product:
      'Contraseña demasiado débil: es una palabra del producto, como "salesai" o "vendas". Elige otra.',
  },
  beta: {
    allowed: 'Tu email está en la lista de Embajadores.',
    refused: 'Tu email no está en la lista de Embajadores. Contáctanos para solicitar acceso.',
  },
};
export default accounts;
