import type pt from '../pt-BR/settings.ts';
import type { Translation } from '../translation.ts';

const settings: Translation<typeof pt> = {
  title: 'Configuración',
  text: 'Tu cuenta, a tu manera.',
  profile: {
    title: 'Tus datos de contacto',
    email: 'El email de la cuenta no se puede cambiar.',
    submit: 'Guardar',
    success: '¡Datos actualizados!',
    error: 'Error al actualizar tus datos. Inténtalo de nuevo.',
  },
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla, se cierra la sesión en tus otros dispositivos.',
    submit: 'Cambiar contraseña',
    success: '¡Contraseña cambiada correctamente!',
    error: 'Error al cambiar la contraseña',
  },
  preferences: { title: 'Apariencia e idioma' },
  data: {
    title: 'Mis datos',
    text: 'Lo que guardamos sobre tu cuenta.',
    created: 'Cuenta creada el',
    id: 'Identificador de la cuenta',
    copy: 'Copiar mis datos',
    copied: '¡Datos copiados!',
    copyError: 'No se pudo copiar. Inténtalo de nuevo.',
  },
  credits: {
    text: 'Los dibujos y las letras que ves aquí, y quién los hizo. ¡Gracias!',
    changes: 'Las caras se arman con estos dibujos, en los colores que eliges.',
    font: 'Letras',
  },
};
export default settings;
