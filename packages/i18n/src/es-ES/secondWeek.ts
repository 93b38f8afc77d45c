const secondWeek = {
  day: 'el día {{day}}',
  count: {
    contact_one: '{{count}} contacto',
    contact_other: '{{count}} contactos',
    conversation_one: '{{count}} conversación',
    conversation_other: '{{count}} conversaciones',
    proposal_one: '{{count}} propuesta',
    proposal_other: '{{count}} propuestas',
    sale_one: '{{count}} venta',
    sale_other: '{{count}} ventas',
    loss_one: '{{count}} pérdida',
    loss_other: '{{count}} pérdidas',
  },
  why: {
    nothing:
      'Todavía no registraste nada en este canal. La semana repite lo que pudiste hacer y pide registrar cada contacto.',
    log: 'En este canal registraste {{logged}}: es poco para saber qué cambiar. La semana repite lo que pudiste hacer y pide registrar cada contacto.',
    open: 'En este canal registraste {{logged}}: respondió poca gente. La semana cambia el comienzo de la conversación.',
    propose:
      'En este canal registraste {{logged}}: pocas conversaciones llegan a la propuesta. La semana trabaja ese paso.',
    close:
      'En este canal registraste {{logged}}: falta que decida quien recibió una propuesta. La semana es para retomar.',
    grow: 'En este canal registraste {{logged}}: está vendiendo. La semana repite lo que funcionó con más gente.',
    steady:
      'En este canal registraste {{logged}}: nada que corregir por ahora. La semana mantiene el ritmo.',
  },
  leftOver_one: 'De la primera semana quedó {{days}}.',
  leftOver_other: 'De la primera semana quedaron {{days}}.',
  begin: {
    log: 'Abre Resultados y registra lo que pasó en la primera semana: contactos, conversaciones, propuestas y ventas.',
    open: 'Revisa los contactos que quedaron sin respuesta. Escribe dos comienzos nuevos, cada uno con un dato de la persona y una sola pregunta.',
    propose:
      'Revisa las conversaciones que se detuvieron antes de la propuesta. Anota en cada una la pregunta que faltó: el problema, el plazo o quién decide.',
    close:
      'Haz una lista de las propuestas abiertas. Al lado de cada una, escribe lo acordado y lo que falta para que la persona decida.',
    grow: 'Anota lo que tus ventas tuvieron en común: de dónde vino la persona, qué preguntó y qué la hizo decidir.',
    steady:
      'Revisa lo que registraste en la primera semana y elige una sola cosa para hacer distinto en esta.',
  },
  first: {
    log: 'Habla con diez personas nuevas por este canal, una por una, y registra cada contacto y cada conversación.',
    open: 'Usa cada comienzo nuevo con cinco personas, una por una, y registra quién respondió.',
    propose:
      'En cada conversación, pregunta primero qué le molesta y desde cuándo. Solo después di el precio y acuerda cuándo responde.',
    close:
      'Vuelve a las propuestas abiertas, una por una, con un motivo nuevo: una respuesta que faltó, un caso parecido o una fecha.',
    grow: 'Pide a cada persona que compró el nombre de alguien con el mismo problema.',
  },
  second: {
    log: 'Vuelve a quien no respondió en la primera semana, con un tema nuevo, y registra lo que pasó.',
    open: 'Compara los dos comienzos y sigue con el que tuvo más respuestas, con otras diez personas.',
    propose:
      'Haz a quien dejó de responder una propuesta de tres líneas: qué resuelve, cuánto cuesta y cuál es el próximo paso.',
    close:
      'Pregunta a quien todavía no decidió qué le falta para decir sí o no. Registra cada respuesta.',
    grow: 'Haz el doble de contactos que en tu mejor día y registra cada uno.',
  },
  task: {
    leftOver: 'Quedó de la primera semana. {{text}}',
    repeat: 'De nuevo, con otras personas. {{text}}',
    practise:
      'Practica la respuesta a “{{objection}}”, el motivo de {{count}} pérdidas. Después vuelve a una persona que lo dijo.',
    script: 'Lee en voz alta el guion de apertura de este canal y cambia una frase por una tuya.',
    rehearse:
      'Practica diez minutos con un comprador simulado de este cliente y usa hoy la frase que funcionó.',
    referral: 'Pide a una persona contenta contigo el nombre de alguien parecido a ella.',
    review:
      'Compara las dos semanas en Resultados: respuestas, propuestas y ventas. Guarda lo que funcionó y cambia una sola cosa.',
  },
};
export default secondWeek;
