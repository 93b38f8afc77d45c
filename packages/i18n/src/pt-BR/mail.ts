const mail = {
  greeting: 'Olá, {{name}}!',
  greetingUnnamed: 'Olá!',
  footer: 'SalesAI · Sales Artificial Intelligence',
  verify: {
    subject: 'Verifique seu email',
    text: 'Falta um passo para você entrar no SalesAI: confirmar que este endereço é seu.',
    note: 'O link vale por 24 horas. Se não foi você quem criou a conta, ignore esta mensagem.',
    action: 'Verificar email',
  },
  reset: {
    subject: 'Recuperação de senha',
    text: 'Recebemos um pedido para criar uma nova senha para a sua conta.',
    note: 'O link vale por 1 hora e só funciona uma vez. Se não foi você quem pediu, sua senha continua a mesma.',
    action: 'Criar nova senha',
  },
  deletion: {
    subject: 'Sua conta será excluída',
    text: 'Você pediu para excluir a sua conta. Em {{day}} tudo o que guardamos sobre você será apagado.',
    note: 'Mudou de ideia? Entre até lá e toque em "Manter minha conta". Se não foi você quem pediu, entre e troque a senha.',
    action: 'Entrar no SalesAI',
  },
  archive:
    'Olá, {{name}}!\n\nAqui está tudo o que o SalesAI guarda sobre você.\n\ndados/: uma lista por assunto (conta, perfil, ICPs, canais, scripts, conversas, notificações, eventos de segurança), em JSON.\ndocumentos/: o texto lido em cada documento que você enviou; os arquivos em si não ficam guardados depois da leitura.\n\nSenhas e chaves de acesso não estão aqui: guardamos só um resumo cifrado delas, que não serve para mais nada.\n',
};
export default mail;
