/** Results of sales and of practice. */
const results = {
  title: 'Resultados',
  areas: { name: 'Resultados de', sales: 'Vendas', practice: 'Treino' },
  sales: {
    title: 'Aqui entram só os seus números',
    text: 'Enquanto não há nenhum, o plano de 7 dias de cada canal mostra o que você já fez e o que vem hoje.',
    channels: 'Abrir o plano de 7 dias',
    create: 'Criar meu ICP',
  },
  practice: {
    title: 'Seu progresso começa no primeiro treino',
    text: 'Depois de cada ensaio fica mais claro o que já sai bem e o que vale repetir.',
    action: 'Ir para o treino',
  },
};
export default results;
