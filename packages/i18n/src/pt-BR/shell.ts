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
  header: { goHome: 'SalesAI, ir para o início' },
  theme: { toDark: 'Usar tema escuro', toLight: 'Usar tema claro' },
};
export default shell;
