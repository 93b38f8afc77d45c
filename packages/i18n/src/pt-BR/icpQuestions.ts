/** The questions of the Oracle about an ICP. */
const icpQuestions = {
  segment: {
    text: 'Vamos desenhar o seu cliente ideal. Em que segmento ele está? Pode marcar mais de um.',
    options: {
      retail: 'Varejo',
      services: 'Serviços',
      technology: 'Tecnologia',
      realEstate: 'Imobiliário',
      other: 'Outro',
    },
  },
  customers: {
    text: 'Que tipos de cliente você quer atender?',
    options: {
      individuals: 'Pessoas físicas',
      small: 'Pequenas empresas',
      medium: 'Médias empresas',
      enterprise: 'Grandes empresas',
    },
  },
  description: {
    text: 'Descreva o seu cliente ideal com as suas palavras: quem é, onde está, o que o incomoda, quanto costuma gastar.',
    placeholder:
      'Ex.: donas de salão em Campinas, de 3 a 8 cadeiras, que perdem cliente por falta de agenda',
  },
  close: { text: 'Pronto! Posso gerar o perfil deste ICP?' },
};
export default icpQuestions;
