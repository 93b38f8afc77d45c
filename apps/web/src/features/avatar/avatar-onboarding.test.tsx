import { type AvatarState, avatarRoutes } from '@salesai/contract/avatar';
import { SELLER_QUESTIONS } from '@salesai/contract/seller-questions';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { pending } from '#testing/avatar.ts';
import { signedInAs } from '#testing/people.ts';
import { preferReducedMotion } from '#testing/reduced-motion.ts';
import { renderRoute } from '#testing/render-route.tsx';

function openScreen() {
  preferReducedMotion();
  return renderRoute('/avatar-onboarding');
}

function withoutAvatar() {
  signedInAs();
  answer(avatarRoutes.status, { existe: false, aceito: false, status: null });
}

function withAvatar(state: AvatarState) {
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

describe('the questionnaire', () => {
  test('turns 17 steps into one text and shows the profile made of it', async () => {
    withoutAvatar();
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

  test('goes on where it was left', async () => {
    withoutAvatar();
    const first = openScreen();
    await answerUntil(first.user, 4);
    first.unmount();
    openScreen();
    await step(4);
    expect(screen.getByText('💼 Sim, já vendo')).toBeInTheDocument();
  });

  test('lets an earlier answer be corrected without losing the later ones', async () => {
    withoutAvatar();
    const { user } = openScreen();
    await answerUntil(user, 3);
    await user.click(await screen.findByRole('button', { name: /Editar resposta: 💼/ }));
    await user.click(within(await inputArea()).getByRole('button', { name: /Ainda não/ }));
    await step(3);
    expect(screen.getByText(/🌱 Ainda não/)).toBeInTheDocument();
    expect(screen.getByText(/🐣/)).toBeInTheDocument();
  });

  test('wants a word for "other" and keeps it marked as such', async () => {
    withoutAvatar();
    const { user } = openScreen();
    await answerUntil(user, 3);
    const area = within(await inputArea());
    await user.click(area.getByRole('button', { name: /Outro/ }));
    expect(area.getByRole('button', { name: 'Continuar' })).toBeDisabled();
    await user.type(area.getByLabelText('Qual?'), 'energia solar');
    await user.click(area.getByRole('button', { name: 'Continuar' }));
    expect(await screen.findByText('Outro: energia solar')).toBeInTheDocument();
  });

  test('starts over only after asking', async () => {
    withoutAvatar();
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

  test('keeps the answers when the profile could not be made', async () => {
    withoutAvatar();
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

describe('the profile', () => {
  test('shows every section, the status and the attempts', async () => {
    withAvatar({ ...pending, tentativas: 2 });
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

  test('is accepted, says so, and then can only be recreated', async () => {
    withAvatar(pending);
    answer(avatarRoutes.accept, { ...pending, status: 'aceito' });
    const { user } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Aceitar' }));
    await screen.findByText('Avatar aceito com sucesso!');
    await screen.findByRole('button', { name: 'Recriar Perfil' });
    expect(screen.getByText('5 tentativas restantes')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Reprocessar' })).toBeNull();
  });

  test('gives way to its next reading', async () => {
    withAvatar(pending);
    const again = { ...pending, tentativas: 1 };
    again.avatar = { ...pending.avatar, resumoPessoal: 'Uma outra leitura.' };
    answer(avatarRoutes.reprocess, again);
    const { user } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Reprocessar' }));
    await screen.findByText('Uma outra leitura.');
    expect(screen.getByText('Reprocessamentos: 1 de 5')).toBeInTheDocument();
  });

  test('stays as it is when an action fails, and says which', async () => {
    withAvatar(pending);
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

  test('cannot be reprocessed a sixth time', async () => {
    withAvatar({ ...pending, tentativas: 5 });
    openScreen();
    expect(await screen.findByRole('button', { name: 'Reprocessar' })).toBeDisabled();
  });

  test('is deleted after a question that names what is lost, and the chat begins', async () => {
    withAvatar(pending);
    answer(avatarRoutes.remove, { success: true });
    const { user } = openScreen();
    await user.click(await screen.findByRole('button', { name: 'Deletar' }));
    await user.click(await screen.findByRole('button', { name: 'Deletar avatar' }));
    await step(1);
  });

  test('falls back to the chat when its presence cannot be asked', async () => {
    signedInAs();
    answerWith(avatarRoutes.status, () => refusal(500, 'x'));
    openScreen();
    await step(1);
  });

  test('says when its data are missing, and offers the chat', async () => {
    withAvatar(pending);
    answerWith(avatarRoutes.current, () => refusal(404, 'x', 'NOT_FOUND'));
    const { user } = openScreen();
    await screen.findByText('Erro: Dados do avatar não encontrados');
    await user.click(screen.getByRole('button', { name: 'Voltar ao Chat' }));
    await waitFor(() => expect(screen.getByText('1 de 17')).toBeInTheDocument());
  });
});
