/** The server's texts for account errors, one per code: docs/product.md#account-errors. */
const accounts = {
  codes: {
    'auth/invalid-credential': 'Email ou senha incorretos',
    'auth/user-not-found': 'Usuário não encontrado',
    'auth/wrong-password': 'Senha incorreta',
    'auth/too-many-requests': 'Muitas tentativas. Tente novamente mais tarde',
    'auth/user-disabled': 'Conta desabilitada',
    'auth/invalid-email': 'Email inválido',
    'auth/email-already-in-use': 'Este email já está em uso',
    'auth/weak-password': 'Senha muito fraca. Use pelo menos 6 caracteres',
    'auth/operation-not-allowed': 'Operação não permitida',
    'auth/requires-recent-login': 'É necessário fazer login novamente para alterar a senha',
    'auth/not-invited':
      'Seu email não está na lista de Embaixadores. Entre em contato conosco para solicitar acesso.',
    'auth/invalid-token': 'Este link não vale mais. Peça um novo.',
    'auth/confirmed-elsewhere':
      'Este email já foi confirmado em outro navegador. Entre uma vez por lá, ou crie uma nova senha em "Esqueceu a senha?".',
    EMAIL_NOT_VERIFIED: 'Email não verificado. Verifique sua caixa de entrada.',
  },
  /** Why a password is rejected, by the server's reason. */
  weakPassword: {
    short: 'Senha muito fraca. Use pelo menos 6 caracteres',
    common: 'Senha muito fraca: está entre as mais usadas. Escolha outra.',
    personal: 'Senha muito fraca: ela é o seu nome ou o seu email. Escolha outra.',
    product:
      'Senha muito fraca: ela é uma palavra do produto, como "salesai" ou "vendas". Escolha outra.',
  },
  beta: {
    allowed: 'Seu email está na lista de Embaixadores.',
    refused:
      'Seu email não está na lista de Embaixadores. Entre em contato conosco para solicitar acesso.',
  },
};
export default accounts;
