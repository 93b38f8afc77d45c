/** Practice. */
const practice = {
  title: 'Treino',
  first: {
    title: 'Ensaie antes da visita',
    text: 'Escreva à ARENA a objeção que você mais ouve, leia a resposta e diga em voz alta até sair natural. Ninguém vê, e errar aqui não custa venda.',
    arena: 'Ensaiar na ARENA',
    create: 'Criar meu ICP',
  },
};
export default practice;
