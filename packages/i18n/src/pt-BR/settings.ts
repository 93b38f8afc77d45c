const settings = {
  title: 'Configurações',
  text: 'Sua conta, do seu jeito.',
  profile: {
    title: 'Seus dados de contato',
    email: 'O email da conta não pode ser trocado.',
    submit: 'Salvar',
    success: 'Dados atualizados!',
    error: 'Erro ao atualizar seus dados. Tente novamente.',
  },
  password: {
    title: 'Senha',
    text: 'Ao trocar, os outros aparelhos saem da conta.',
    submit: 'Alterar senha',
    success: 'Senha alterada com sucesso!',
    error: 'Erro ao alterar senha',
  },
  preferences: { title: 'Aparência e idioma' },
  data: {
    title: 'Meus dados',
    text: 'O que guardamos sobre a sua conta.',
    created: 'Conta criada em',
    id: 'Identificador da conta',
    copy: 'Copiar meus dados',
    copied: 'Dados copiados!',
    copyError: 'Não foi possível copiar. Tente de novo.',
  },
  credits: {
    text: 'Os desenhos e as letras que você vê aqui, e quem os fez. Obrigado!',
    changes: 'Os rostos são montados a partir desses desenhos, com as cores que você escolhe.',
    font: 'Letras',
  },
};
export default settings;
