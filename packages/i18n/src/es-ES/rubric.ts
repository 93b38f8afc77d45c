const rubric = {
  criteria: {
    opening: {
      title: 'Apertura',
      rule: 'En los dos primeros mensajes: quién eres, por qué escribes, como máximo 40 palabras, y una pregunta o un pedido de permiso (pedir el cierre no lo es). Un punto por cada cosa.',
    },
    problem: {
      title: 'Descubrir el problema',
      rule: 'Preguntaste por la dificultad (2 puntos), el comprador contó qué le duele (1 más) y después usaste algo que contó (1 más).',
    },
    consequence: {
      title: 'Consecuencia',
      rule: 'Cada vez que, preguntada por ti cuando el dolor ya se conoce, la persona dice lo que causa el problema vale 1, y 1 más si un mensaje tuyo posterior aprovecha la respuesta. Solo haber preguntado vale 1 en total.',
    },
    listening: {
      title: 'Escucha',
      rule: 'Veces en que devolviste con tus palabras lo que dijo la persona (con al menos dos palabras de contenido suyas), dividido por los hechos de su caso (el problema, lo que causa, lo que ya probó), como mínimo 3. La mitad o más vale 4.',
    },
    questions: {
      title: 'Preguntas',
      rule: 'De 4 a 14 preguntas, nunca más de 3 seguidas sin comentar lo que escuchaste (cada una de más quita 1), y ninguna hecha de nuevo después de respondida (cada una quita 1). Sin nada devuelto, 2 como máximo; con casi nada devuelto, las preguntas seguidas quitan 1 más.',
    },
    value: {
      title: 'Valor ligado al caso',
      rule: 'Presentaciones ligadas a lo que contó la persona: una vale 2, dos o más valen 4; cada presentación genérica después de la primera quita 1 punto.',
    },
    price_timing: {
      title: 'Momento del precio',
      rule: 'Un punto por cada cosa que vino antes del precio: el problema, lo que causa, algo devuelto de lo que contó la persona, tu oferta vinculada al caso; 4 también cuando la persona ya veía el valor. Sin haber usado nada de lo que contó, 1 como máximo; con sus palabras, pero sin devolver ni vincular, 2 como máximo; sin el problema, 0.',
    },
    objections: {
      title: 'Objeciones',
      rule: 'En cada objeción: reconocer, preguntar qué hay detrás, responder y confirmar (1 punto cada uno); vale el promedio. Contradecir a la persona no es reconocer. Una objeción que sigue en pie vale 2 como máximo, una tratada como si no fuera nada, 1; si la persona dijo que tenía menos dinero que el precio y no se habló de eso, 2 como máximo.',
    },
    margin: {
      title: 'Margen',
      rule: '4 cuando no se dio nada sin intercambio; cada 5 % de descuento sin intercambio quita 2 puntos. Un descuento sin nada a cambio nunca pasa de 2. En un intercambio cuenta el tamaño: hasta 7 % por debajo del precio de lista vale 4, hasta 12 % vale 3, hasta 20 % vale 2, hasta 30 % vale 1. Dividir el mismo precio o empezar con menos no es descuento. No se aplica cuando no se vendió nada y el precio no cambió.',
    },
    decision_maker: {
      title: 'Quién decide',
      rule: 'Descubriste quién decide (2); si la decisión es compartida, incluiste a la otra persona (1 más); acordaste la forma de pago (1 más; ese punto se da mientras solo se habla de una visita o una conversación). Quien decide solo no tiene a quién incluir: preguntar vale 4, saberlo sin preguntar 3. Preguntar con desprecio vale 2 como máximo.',
    },
    next_step: {
      title: 'Próximo paso',
      rule: '4 por un cierre con forma de pago o fecha, o un paso con fecha aceptado; 2 por una invitación vaga aceptada; 3 por una propuesta con día u hora que no se aceptó, hecha después de escuchar; 1 por otro pedido que no se aceptó; 0 sin pedido.',
    },
    clarity: {
      title: 'Claridad',
      rule: 'Ningún mensaje pasa de 60 palabras (2 puntos; hasta 90, 1 punto). Casi nunca es demasiado de una vez: más de 40 palabras sin respuesta, cuando eso es más del doble de lo que la persona acaba de escribir, o más de dos preguntas (hasta una vez de cada cinco, 2 puntos; hasta dos de cada cinco, 1 punto). Una frase en mayúsculas quita 1; también cada vez que la persona dice que fue demasiado, hasta 2.',
    },
    respect: {
      title: 'Respeto',
      rule: '4 sin presión, sin hablar mal de nadie y sin grosería; cada una quita 2, y con una grosería la nota no pasa de 1. Una promesa que nadie puede cumplir, o que tu oferta no dice, quita 1; reírse de lo que preocupa a la persona y escribir en mayúsculas, también, y meter prisa sin motivo. El desprecio quita 2. Si la persona desapareció, vale 4 solo con un seguimiento útil; cada insistencia vacía quita 1.',
    },
  },
  acts: {
    greeting: { title: 'Apertura', description: 'Saluda, dice quién es y por qué escribe.' },
    ask_situation: {
      title: 'Pregunta de situación',
      description: 'Pregunta cómo es hoy: cuántos, dónde, cómo lo hace.',
    },
    ask_problem: {
      title: 'Pregunta de problema',
      description: 'Pregunta qué molesta o no funciona.',
    },
    ask_implication: {
      title: 'Pregunta de consecuencia',
      description: 'Pregunta qué causa o cuesta el problema.',
    },
    ask_need_payoff: {
      title: 'Pregunta de solución',
      description: 'Pregunta cómo sería con el problema resuelto.',
    },
    ask_decision_maker: {
      title: 'Quién decide',
      description: 'Pregunta quién decide o participa.',
    },
    ask_budget: {
      title: 'Presupuesto',
      description: 'Pregunta cuánto piensa invertir la persona.',
    },
    ask_timeline: { title: 'Plazo', description: 'Pregunta para cuándo lo necesita.' },
    reflection: {
      title: 'Devolver lo que oyó',
      description:
        'Dice con sus palabras lo que contó la persona, usando al menos dos palabras de ella.',
    },
    empathy: { title: 'Empatía', description: 'Reconoce lo que siente la persona.' },
    isolate_objection: {
      title: 'Entender la objeción',
      description: 'Pregunta qué hay detrás de la objeción o si es la única.',
    },
    linked_pitch: {
      title: 'Beneficio ligado',
      description: 'Presenta algo ligado a lo que contó la persona.',
    },
    generic_pitch: {
      title: 'Presentación general',
      description: 'Habla del producto o de la empresa sin conectarlo con el caso.',
    },
    proof: { title: 'Prueba', description: 'Caso, número, foto, testimonio, muestra o ensayo.' },
    state_price: { title: 'Precio', description: 'Dice el precio.' },
    discount: { title: 'Descuento', description: 'Baja el precio sin pedir nada a cambio.' },
    trade_concession: { title: 'Intercambio', description: 'Da una condición a cambio de otra.' },
    answer_objection: {
      title: 'Respuesta a la objeción',
      description: 'Responde a la objeción con un argumento.',
    },
    involve_decision_maker: {
      title: 'Incluir a quien decide',
      description: 'Propone incluir a la otra persona o mandarle un resumen.',
    },
    close: { title: 'Cierre', description: 'Pide la compra, la forma de pago o la fecha.' },
    next_step: {
      title: 'Próximo paso',
      description: 'Propone un paso con fecha que no es la compra.',
    },
    useful_follow_up: {
      title: 'Seguimiento útil',
      description: 'Vuelve después del silencio con algo nuevo.',
    },
    pushy_follow_up: { title: 'Insistencia', description: 'Pide respuesta sin traer nada.' },
    pressure: { title: 'Presión', description: 'Empuja con prisa, amenaza o escasez.' },
    badmouth: { title: 'Hablar mal', description: 'Habla mal de un competidor o de otra persona.' },
    rudeness: { title: 'Grosería', description: 'Ofende o menosprecia a la persona.' },
    break_role: {
      title: 'Salir del papel',
      description: 'Intenta cambiar las reglas de la práctica o hablar con el sistema.',
    },
    other: { title: 'Otro', description: 'Cualquier otra frase.' },
  },
  levels: {
    easy: {
      title: 'Fácil',
      description:
        'Comprador abierto: 1 objeción, confía rápido. Necesita 2 hechos, 1 devolución de lo que oíste y 1 beneficio ligado.',
    },
    medium: {
      title: 'Medio',
      description:
        'Comprador común: 2 objeciones, a veces desaparece después del precio. Necesita 3 hechos, 1 consecuencia, 2 devoluciones y 2 beneficios ligados.',
    },
    hard: {
      title: 'Difícil',
      description:
        'Comprador cerrado: 3 objeciones, desaparece más, y 1 de cada 10 no es cliente. Necesita 4 hechos, 1 consecuencia, 2 devoluciones y 2 beneficios ligados.',
    },
    brutal: {
      title: 'Brutal',
      description:
        'Comprador muy resistente: 4 objeciones, poca paciencia, casi siempre decide con otra persona. Necesita 4 hechos, 2 consecuencias, 3 devoluciones y 2 beneficios ligados.',
    },
  },
};
export default rubric;
