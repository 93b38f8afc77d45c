import { type AvatarState, avatarRoutes } from '@salesai/contract/avatar';
import { SELLER_QUESTIONS } from '@salesai/contract/seller-questions';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { pending } from '#testing/avatar.ts';
import { signedInAs } from '#testing/people.ts';
import { preferReducedMotion } from '#testing/reduced-motion.ts';
import { renderRoute } from '#testing/render-route.tsx';

function openScreen() {
  preferReducedMotion();
  return renderRoute('/avatar-onboarding');
}

function answerWithoutAvatar() {
  signedInAs();
  answer(avatarRoutes.status, { existe: false, aceito: false, status: null });
}

function answerWithAvatar(state: AvatarState) {
  signedInAs();
  const aceito = state.status === 'aceito';
  answer(avatarRoutes.status, { existe: true, aceito, status: state.status });
  answer(avatarRoutes.current, state);
}

const inputArea = () => screen.findByRole('region', { name: 'Sua resposta' });
const step = (number: number) => screen.findByText(`${number} de 17`);

async function answerStep(user: UserEvent, type: string) {
  const area = within(await inputArea());
  if (type === 'text') {
    await user.type(area.getByLabelText('Sua resposta'), 'minha resposta{Enter}');
  } else {
    const [first] = area.getAllByRole('button');
    if (first) await user.click(first);
    if (type === 'multiSelect') await user.click(area.getByRole('button', { name: 'Continuar' }));
  }
}

async function answerUntil(user: UserEvent, end: number) {
  for (const [index, question] of SELLER_QUESTIONS.slice(0, end - 1).entries()) {
    await step(index + 1);
    await answerStep(user, question.type);
  }
  await step(end);
}

describe('typing', () => {
  it('is finished by a touch, and the next question comes at once', async () => {
    answerWithoutAvatar();
    const { user } = renderRoute('/avatar-onboarding');
    await screen.findByRole('progressbar');
    await waitFor(async () => {
      await user.click(document.body);
      expect(screen.getByRole('region', { name: 'Sua resposta' })).toBeVisible();
    });
    expect(screen.getAllByText(/você já está vendendo hoje\?/)).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: /Sim, já vendo/ }));
    await step(2);
  });

  it('ends with a summary of the answers', async () => {
    answerWithoutAvatar();
    const { user } = openScreen();
    await answerUntil(user, 17);
    await screen.findByText('Tudo respondido');
    expect(screen.getByText('16 respostas suas, prontas para virar perfil.')).toBeVisible();
  });
});

describe('questionnaire', () => {
  it('sends the answers of the 17 steps as one text and shows the generated avatar', async () => {
    answerWithoutAvatar();
    let sent = '';
    answerWith(avatarRoutes.generate, async (request) => {
      sent = JSON.parse(await request.text()).perfilVendedor;
      return Response.json(pending);
    });
    const { user } = openScreen();
    await answerUntil(user, 17);
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await screen.findByRole('heading', { level: 1, name: 'Seu Avatar de Vendas' });
    expect(sent.match(/^Resposta: /gm)).toHaveLength(16);
    expect(sent).toContain('Resposta: 💼 Sim, já vendo');
    expect(localStorage.getItem('salesai-chat:seller:user-ana')).toBeNull();
  }, 60_000);

  it('resumes at the step where it was left', async () => {
    answerWithoutAvatar();
    const first = openScreen();
    await answerUntil(first.user, 4);
    first.unmount();
    openScreen();
    await step(4);
    expect(screen.getByText('💼 Sim, já vendo')).toBeInTheDocument();
  });

  it('changes an earlier answer without losing the later ones', async () => {
    answerWithoutAvatar();
    const { user } = openScreen();
    await answerUntil(user, 3);
    await user.click(await screen.findByRole('button', { name: /Editar resposta: 💼/ }));
    await user.click(within(await inputArea()).getByRole('button', { name: /Ainda não/ }));
    await step(3);
    expect(screen.getByText(/🌱 Ainda não/)).toBeInTheDocument();
    expect(screen.getByText(/🐣/)).toBeInTheDocument();
  });

  it('requires a text for the option "Outro" and shows it with the answer', async () => {
    answerWithoutAvatar();
    const { user } = openScreen();
    await answerUntil(user, 3);
    const area = within(await inputArea());
    await user.click(area.getByRole('button', { name: /Outro/ }));
    expect(area.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await user.type(area.getByLabelText('Qual?'), 'energia solar');
    await user.click(area.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Outro: energia solar')).toBeInTheDocument();
  });

  it('asks again for a mark that is above its scale', async () => {
    answerWithoutAvatar();
    const { user } = openScreen();
    await answerUntil(user, 6);
    const area = within(await inputArea());
    await user.type(area.getByRole('textbox'), '15{Enter}');
    await area.findByText('A nota vai de 0 a 10.');
    await user.clear(area.getByRole('textbox'));
    await user.type(area.getByRole('textbox'), '7,5, mas quero mais{Enter}');
    await step(7);
  });

  it('restarts after a confirmation', async () => {
    answerWithoutAvatar();
    const { user } = openScreen();
    await answerUntil(user, 3);
    await user.click(screen.getByRole('button', { name: 'Recomeçar' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Recomeçar Questionário?' }),
    );
    dialog.getByText(
      'Isso vai apagar todo o seu progresso atual. Tem certeza que deseja recomeçar?',
    );
    await user.click(dialog.getByRole('button', { name: 'Recomeçar' }));
    await step(1);
    expect(screen.queryByText('💼 Sim, já vendo', { ignore: 'button *' })).toBeNull();
  });

  it('keeps the answers when the generation fails and can send them again', async () => {
    answerWithoutAvatar();
    answerWith(avatarRoutes.generate, () => refusal(503, 'x', 'UNAVAILABLE'));
    const { user } = openScreen();
    await answerUntil(user, 17);
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await screen.findByText('Erro ao gerar avatar. Tente novamente.');
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await step(17);
    answer(avatarRoutes.generate, pending);
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await screen.findByRole('heading', { level: 1, name: 'Seu Avatar de Vendas' });
  }, 60_000);
});

describe('avatar', () => {
  it('shows every section and the number of attempts', async () => {
    answerWithAvatar({ ...pending, tentativas: 2 });
    openScreen();
    for (const name of [
      'Perfil geral',
      'Insights comportamentais',
      'Resumo pessoal',
      'Pontos fortes',
      'Áreas de desenvolvimento',
      'Motivações principais',
      'Estilo de vendas',
      'Recomendações',
      'Perspectivas',
    ]) {
      expect(await screen.findByRole('heading', { level: 2, name })).toBeInTheDocument();
    }
    expect(screen.getByText('Reprocessamentos: 2 de 5')).toBeInTheDocument();
    const general = within(screen.getByRole('region', { name: 'Perfil geral' }));
    expect(general.getByText('Ana Souza')).toBeInTheDocument();
  });

  it('offers only to recreate the avatar after it was accepted', async () => {
    answerWithAvatar(pending);
    answer(avatarRoutes.accept, { ...pending, status: 'aceito' });
    const { user } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Aceitar' }));
    await screen.findByText('Avatar aceito com sucesso!');
    await screen.findByRole('button', { name: 'Recriar Perfil' });
    expect(screen.getByText('5 tentativas restantes')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reprocessar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Recriar Perfil' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Recriar o seu perfil?' }),
    );
    expect(dialog.getByText(/responde às 17 perguntas de novo/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Recriar perfil' })).toBeVisible();
  });

  it('shows the new avatar after reprocessing', async () => {
    answerWithAvatar(pending);
    const reprocessed = { ...pending, tentativas: 1 };
    reprocessed.avatar = { ...pending.avatar, resumoPessoal: 'Uma outra leitura.' };
    answer(avatarRoutes.reprocess, reprocessed);
    const { user } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Reprocessar' }));
    await screen.findByText('Uma outra leitura.');
    expect(screen.getByText('Reprocessamentos: 1 de 5')).toBeInTheDocument();
  });

  it('shows which action failed and keeps the avatar', async () => {
    answerWithAvatar(pending);
    for (const route of [avatarRoutes.accept, avatarRoutes.reprocess, avatarRoutes.remove]) {
      answerWith(route, () => refusal(500, 'x'));
    }
    const { user } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Aceitar' }));
    await screen.findByText('Erro ao aceitar avatar. Tente novamente.');
    await user.click(screen.getByRole('button', { name: 'Reprocessar' }));
    await screen.findByText('Erro ao reprocessar avatar. Tente novamente.');
    await user.click(screen.getByRole('button', { name: 'Deletar' }));
    await user.click(await screen.findByRole('button', { name: 'Deletar avatar' }));
    await screen.findByText('Erro ao deletar avatar. Tente novamente.');
    expect(screen.getByText('Consultora que quer dobrar a renda.')).toBeInTheDocument();
  });

  it('disables reprocessing after five attempts', async () => {
    answerWithAvatar({ ...pending, tentativas: 5 });
    openScreen();
    expect(await screen.findByRole('button', { name: 'Reprocessar' })).toBeDisabled();
  });

  it('leads on from an accepted avatar, also without attempts left', async () => {
    answerWithAvatar({ ...pending, status: 'aceito', tentativas: 5 });
    openScreen();
    const next = await screen.findByRole('link', { name: 'Seguir para os meus clientes' });
    expect(next).toHaveAttribute('href', '/icps');
    expect(screen.queryByRole('button', { name: 'Recriar Perfil' })).not.toBeInTheDocument();
  });

  it('deletes the avatar after a confirmation and starts the questionnaire', async () => {
    answerWithAvatar(pending);
    answer(avatarRoutes.remove, { success: true });
    const { user } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Deletar' }));
    await user.click(await screen.findByRole('button', { name: 'Deletar avatar' }));
    await step(1);
  });

  it('shows the questionnaire when the presence check fails', async () => {
    signedInAs();
    answerWith(avatarRoutes.status, () => refusal(500, 'x'));
    openScreen();
    await step(1);
  });

  it('shows an error when the avatar is missing and leads back to the questionnaire', async () => {
    answerWithAvatar(pending);
    answerWith(avatarRoutes.current, () => refusal(404, 'x', 'NOT_FOUND'));
    const { user } = openScreen();
    await screen.findByText('Erro: Dados do avatar não encontrados');
    expect(screen.queryByText('Suas respostas estão guardadas: nada se perdeu.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Voltar ao Chat' }));
    await waitFor(() => expect(screen.getByText('1 de 17')).toBeInTheDocument());
  });
});
