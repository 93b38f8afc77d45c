const shell = {
  menu: {
    open: 'Abrir menu',
    close: 'Fechar menu',
    name: 'Menu principal',
    home: 'Home',
    flow: 'Flow',
    avatar: 'Onboarding do Avatar',
    icp: 'Onboarding do ICP',
    soonSection: 'Próximas áreas',
    dashboard: 'Dashboard',
    schedule: 'Agenda',
    salesAssistant: 'Assistente de vendas',
    contentGenerator: 'Gerador de conteúdo',
    assistant: 'Assistente',
    settings: 'Configurações',
    account: 'Minha conta',
    logout: 'Sair',
    version: 'v{{version}}',
  },
  logout: { success: 'Logout realizado com sucesso!', error: 'Erro ao fazer logout' },
  header: { goHome: 'SalesAI, ir para o início' },
};
export default shell;
