/** What makes a lower price an exchange. */
export const CONDITION =
  /\b(?:se (?:voce|vc|a gente|voces|vcs|tu|o senhor|a senhora|fechar\w*|levar\w*|pagar\w*|for|pegar\w*|der|deixar|me|quiser|decidir|optar|juntar|confirmar|indicar)|caso (?:voce|feche|pague|leve|o pagamento|a senhora|o senhor)|em troca|levando|fechando|pagando|desde que|a vista|no pix|contanto|com a condicao|em contrapartida|indicando|me indica\w*|mas ai|(?:eu )?preciso que|(?:re)?tirando)\b/;
