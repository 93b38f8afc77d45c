/** Everything that a mark of practice rests on, as `GET /api/practice/rubric` answers it. */
const rubric = {
  criteria: {
    opening: {
      title: 'Apertura',
      rule: 'En tus dos primeros mensajes dices quién eres y por qué escribes, en hasta 40 palabras, y terminas con una pregunta o pidiendo permiso.',
    },
    problem: {
      title: 'Problema',
      rule: 'Preguntas por el problema, y el comprador cuenta qué le duele.',
    },
    consequence: {
      title: 'Consecuencia',
      rule: 'Preguntas qué cuesta o qué causa el problema; dos preguntas respondidas dan la nota máxima.',
    },
    listening: {
      title: 'Escucha',
      rule: 'Devuelves, con las palabras del comprador, lo que acaba de contar. La nota máxima pide esto para al menos la mitad de los hechos que contó.',
    },
    questions: {
      title: 'Preguntas',
      rule: 'De 4 a 14 preguntas en la conversación, nunca más de 3 seguidas y ninguna repetida.',
    },
    value: {
      title: 'Valor',
      rule: 'Conectas lo que vendes con algo que el comprador contó, al menos dos veces, y haces como máximo una presentación genérica.',
    },
    price_timing: {
      title: 'Momento del precio',
      rule: 'El precio aparece solo después de que el comprador ya vio valor.',
    },
    objections: {
      title: 'Objeciones',
      rule: 'En cada objeción: reconocer, preguntar, responder y confirmar que quedó resuelta. Un punto cada paso.',
    },
    margin: {
      title: 'Margen',
      rule: 'Defiendes el precio. Un descuento sin pedir nada a cambio deja esta nota en cero.',
    },
    decision_maker: {
      title: 'Quién decide',
      rule: 'Descubres quién decide, incluyes a esa persona y acuerdas la forma de pago.',
    },
    next_step: {
      title: 'Próximo paso',
      rule: 'Cierras con forma de pago o fecha, o acuerdas un próximo paso con día.',
    },
    clarity: {
      title: 'Claridad',
      rule: 'Escribes como máximo el 60 % de las palabras de la conversación, y ningún mensaje pasa de 60 palabras.',
    },
    respect: {
      title: 'Respeto',
      rule: 'Sin presión y sin hablar mal de nadie; después de un silencio, vuelves con algo útil.',
    },
  },
  acts: {
    greeting: { title: 'Saludo', description: 'Saluda o se presenta.' },
    ask_situation: {
      title: 'Pregunta de situación',
      description: 'Pregunta cómo es hoy: tamaño, rutina, quién atiende.',
    },
    ask_problem: {
      title: 'Pregunta de problema',
      description: 'Pregunta qué molesta, qué falta o qué sale mal.',
    },
    ask_implication: {
      title: 'Pregunta de consecuencia',
      description: 'Pregunta qué cuesta o qué causa el problema.',
    },
    ask_need_payoff: {
      title: 'Pregunta de beneficio',
      description: 'Pregunta qué cambiaría con el problema resuelto.',
    },
    ask_decision_maker: {
      title: 'Pregunta de quién decide',
      description: 'Pregunta quién más participa en la decisión.',
    },
    ask_budget: {
      title: 'Pregunta de presupuesto',
      description: 'Pregunta cuánto piensa invertir o ya gasta.',
    },
    ask_timeline: { title: 'Pregunta de plazo', description: 'Pregunta para cuándo lo necesita.' },
    reflection: {
      title: 'Reflejar',
      description: 'Devuelve lo que el comprador contó, con sus palabras.',
    },
    empathy: { title: 'Empatía', description: 'Reconoce lo que la persona siente o vive.' },
    isolate_objection: {
      title: 'Aislar la objeción',
      description: 'Pregunta qué hay detrás de la objeción, o si es lo único que falta.',
    },
    linked_pitch: {
      title: 'Oferta ligada al dolor',
      description: 'Muestra lo que vende a partir de algo que el comprador contó.',
    },
    generic_pitch: {
      title: 'Oferta genérica',
      description: 'Habla del producto sin conectarlo con nada de lo que el comprador contó.',
    },
    proof: {
      title: 'Prueba',
      description: 'Muestra un caso, un número o algo que se puede comprobar.',
    },
    state_price: { title: 'Decir el precio', description: 'Dice cuánto cuesta.' },
    discount: { title: 'Descuento', description: 'Baja el precio sin pedir nada a cambio.' },
    trade_concession: {
      title: 'Concesión con intercambio',
      description: 'Mejora la condición y pide algo a cambio.',
    },
    answer_objection: {
      title: 'Responder a la objeción',
      description: 'Responde al motivo que dio el comprador.',
    },
    involve_decision_maker: {
      title: 'Incluir a quien decide',
      description: 'Propone hablar también con quien decide, o prepara algo para esa persona.',
    },
    close: { title: 'Cierre', description: 'Pide la decisión, con forma de pago o fecha.' },
    next_step: { title: 'Próximo paso', description: 'Acuerda qué pasa después, con día y hora.' },
    useful_follow_up: {
      title: 'Seguimiento útil',
      description: 'Vuelve con una novedad, una prueba o la respuesta que faltaba.',
    },
    pushy_follow_up: { title: 'Insistencia', description: 'Pide respuesta sin traer nada nuevo.' },
    pressure: {
      title: 'Presión',
      description: 'Empuja la decisión con urgencia o miedo a perder.',
    },
    badmouth: { title: 'Hablar mal', description: 'Habla mal de un competidor o de otra persona.' },
    rudeness: { title: 'Grosería', description: 'Ofende o menosprecia al comprador.' },
    break_role: {
      title: 'Salir del papel',
      description: 'Le habla a la práctica, no al comprador.',
    },
    other: { title: 'Otro', description: 'Nada de lo que está en esta lista.' },
  },
  levels: {
    easy: { title: 'Fácil', description: 'Comprador abierto y paciente, con una objeción.' },
    medium: {
      title: 'Medio',
      description: 'Comprador ocupado, con dos objeciones; a veces desaparece después del precio.',
    },
    hard: {
      title: 'Difícil',
      description:
        'Comprador desconfiado, con tres objeciones y menos paciencia. Puede no ser cliente para ti.',
    },
    brutal: {
      title: 'Brutal',
      description:
        'Comprador cerrado, con cuatro objeciones, poca paciencia y pelea por el precio.',
    },
  },
};
export default rubric;
