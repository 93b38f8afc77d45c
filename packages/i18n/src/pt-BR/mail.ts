const mail = {
  greeting: 'Olá, {{name}}!',
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
};
export default mail;
