/** The settings of the daily reminder. */
const reminder = {
  title: 'Recordatorio diario',
  text: 'Un aviso al día, a la hora que elijas, con tu objeción del día. El texto es siempre el mismo y no lleva ningún dato tuyo. Si ese día ya respondiste a una objeción, no llega.',
  switch: 'Recordarme que practique',
  off: 'Desactivado en este dispositivo',
  at: 'Todos los días a las {{time}}',
  hour: 'Hora del recordatorio',
  others_one: 'Llega también a {{count}} dispositivo más.',
  others_other: 'Llega también a {{count}} dispositivos más.',
  stopAll: 'Desactivar en todos',
  isOn: 'Recordatorio activado',
  isOff: 'Recordatorio desactivado',
  denied:
    'Las notificaciones están bloqueadas. Permítelas en los ajustes del navegador e inténtalo de nuevo.',
  missing:
    'Este navegador no recibe avisos. Prueba con Chrome, Edge, Firefox o un Safari actualizado.',
  install:
    'En iPhone y iPad, el recordatorio solo funciona con la app instalada (iOS 16.4 o posterior): en Safari, toca Compartir y Añadir a pantalla de inicio. Después abre SalesAI desde ahí y vuelve aquí.',
  loadError: 'No se pudo ver tu recordatorio.',
  failed: 'No se pudo cambiar el recordatorio. Inténtalo de nuevo.',
};
export default reminder;
