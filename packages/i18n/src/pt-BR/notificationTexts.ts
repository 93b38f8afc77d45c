/** Title and message of each kind of notification. */
const notificationTexts = {
  'seed.onboarding': {
    title: 'Onboarding disponível',
    message: 'A etapa de onboarding do seu avatar já está disponível. São 17 perguntas rápidas.',
  },
  'seed.dashboard': {
    title: 'Dashboard disponível, Agenda em breve',
    message:
      'O Dashboard já mostra o que você registrar, e a Agenda está a caminho. Enquanto isso, complete seu onboarding.',
  },
  'seed.assistants': {
    title: 'Assistentes de IA em breve',
    message: 'Novos assistentes de IA para suas vendas estão chegando.',
  },
  'avatar.ready': {
    title: 'Seu Avatar de Vendas está pronto',
    message: 'Veja o que suas respostas dizem sobre o seu jeito de vender.',
  },
  'icp.ready': {
    title: 'ICP pronto: {{name}}',
    message: 'O perfil do seu cliente ideal já pode ser visto.',
  },
  'channels.ready': {
    title: 'Canais prontos para {{name}}',
    message: 'Veja a estratégia e os canais de aquisição sugeridos.',
  },
  'channels.failed': {
    title: 'Os canais não ficaram prontos',
    message: 'Erro na geração dos canais. Tente de novo quando quiser.',
  },
  'download.ready': {
    title: 'Seus dados estão prontos',
    message: 'O arquivo com tudo o que guardamos sobre você pode ser baixado por 48 horas.',
  },
};
export default notificationTexts;
