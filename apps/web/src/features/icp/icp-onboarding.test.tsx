import { type Icp, icpRoutes } from '@salesai/contract/icp';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { channelsAnswer } from '#testing/channels.ts';
import { bakeries, salons } from '#testing/icp.ts';
import { signedInAs } from '#testing/people.ts';
import { preferReducedMotion } from '#testing/reduced-motion.ts';
import { renderRoute } from '#testing/render-route.tsx';

function open(path: string, ...icps: Icp[]) {
  signedInAs();
  preferReducedMotion();
  answer(icpRoutes.list, { icps });
  channelsAnswer();
  return renderRoute(path);
}
const QUESTIONNAIRE = `/icp-onboarding/${bakeries.id}`;

const area = async () => within(await screen.findByRole('region', { name: 'Sua resposta' }));

async function answerAll(user: UserEvent) {
  await screen.findByText('1 de 4');
  await user.click((await area()).getByRole('button', { name: /Outro/ }));
  await user.type((await area()).getByLabelText('Qual?'), 'padaria');
  await user.click((await area()).getByRole('button', { name: 'Continuar' }));
  await screen.findByText('2 de 4');
  await user.click((await area()).getByRole('button', { name: /Pequenas empresas/ }));
  await user.click((await area()).getByRole('button', { name: 'Continuar' }));
  await screen.findByText('3 de 4');
  await user.type((await area()).getByLabelText('Sua resposta'), 'donos que abrem às 5h{Enter}');
  await screen.findByText('4 de 4');
}

const confirm = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Confirmar' }));

describe('ICP questionnaire', () => {
  it('lets no text show through the progress bar', async () => {
    open(QUESTIONNAIRE, bakeries);
    const bar = (await screen.findByRole('progressbar')).closest('header');
    expect(bar).toHaveClass('sticky', 'bg-background');
  });

  it('generates the ICP and opens its details', async () => {
    const { user, router } = open(QUESTIONNAIRE, bakeries);
    let sent = '';
    answerWith(icpRoutes.generate, async (request) => {
      sent = JSON.parse(await request.text()).respostasICP;
      return Response.json({ icp: { ...salons, id: bakeries.id, name: 'Padarias' } });
    });
    await answerAll(user);
    // The toast disappears after some seconds, perhaps before the next page is shown.
    const toast = screen.findByText('ICP gerado com sucesso!');
    await confirm(user);
    await screen.findByRole('heading', { level: 1, name: 'Gerando seu ICP...' });
    await screen.findByRole('heading', { level: 1, name: 'Padarias' });
    await toast;
    expect(sent).toContain('Resposta: Outro: padaria');
    expect(sent).toContain('Resposta: Pequenas empresas');
    expect(sent).toContain('Resposta: donos que abrem às 5h');
    expect(router.state.location.pathname).toBe(`/icp-details/${bakeries.id}`);
    expect(Object.keys(localStorage).filter((key) => key.includes('chat'))).toEqual([]);
  });

  it('keeps the answers when the generation fails and can send them again', async () => {
    const { user } = open(QUESTIONNAIRE, bakeries);
    answerWith(icpRoutes.generate, () => refusal(503, 'x', 'UNAVAILABLE'));
    await answerAll(user);
    await confirm(user);
    await screen.findByText('Erro ao gerar ICP. Tente novamente.');
    expect(screen.getByText(/^Suas respostas estão guardadas/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voltar aos ICPs' })).toHaveAttribute('href', '/icps');
    await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    await screen.findByText('4 de 4');
    answer(icpRoutes.generate, { icp: { ...salons, id: bakeries.id } });
    await confirm(user);
    await screen.findByRole('heading', { level: 1, name: 'Donas de salão' });
  });

  it('says nothing of stored answers when all were deleted before the generation failed', async () => {
    const { user } = open(QUESTIONNAIRE, bakeries);
    answerWith(icpRoutes.generate, () => {
      localStorage.clear();
      return refusal(503, 'x', 'UNAVAILABLE');
    });
    await answerAll(user);
    await confirm(user);
    await screen.findByText('Erro ao gerar ICP. Tente novamente.');
    expect(screen.queryByText(/^Suas respostas estão guardadas/)).toBeNull();
  });

  it('redirects to the details of an active ICP', async () => {
    const { router } = open(`/icp-onboarding/${salons.id}`, salons);
    await screen.findByRole('heading', { level: 1, name: 'Donas de salão' });
    expect(router.state.location.pathname).toBe('/icp-details/icp-salons');
  });
});

describe('answering', () => {
  it('restores an unsent answer after remounting', async () => {
    const { user, unmount } = open(QUESTIONNAIRE, bakeries);
    await answerAll(user);
    await user.click(await screen.findByRole('button', { name: /Editar resposta: donos/ }));
    await user.type((await area()).getByLabelText('Sua resposta'), ' e fecham às 20h');
    unmount();
    const remounted = renderRoute(QUESTIONNAIRE);
    await remounted.user.click(
      await screen.findByRole('button', { name: /Editar resposta: donos/ }),
    );
    expect((await area()).getByLabelText('Sua resposta')).toHaveValue(
      'donos que abrem às 5h e fecham às 20h',
    );
  });

  it('works by keyboard alone and moves the focus to each answer', async () => {
    const { user } = open(QUESTIONNAIRE, bakeries);
    await screen.findByText('1 de 4');
    (await area()).getByRole('button', { name: /Varejo/ }).focus();
    await user.keyboard(' ');
    await user.tab();
    for (let presses = 0; presses < 4; presses++) await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByText('2 de 4');
    const region = await screen.findByRole('region', { name: 'Sua resposta' });
    await waitFor(() => expect(region).toHaveFocus());
    await user.tab();
    await user.keyboard(' ');
    for (let presses = 0; presses < 4; presses++) await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByText('3 de 4');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });
});

describe('unusable paths', () => {
  it.each([
    ['/icp-onboarding/nobody', 'ICP não encontrado'],
    ['/icp-details/nobody', 'ICP não encontrado'],
    ['/icp-onboarding/%20', 'ID do ICP não encontrado'],
    [`/icp-details/${bakeries.id}`, 'ICP ainda não foi completado'],
  ])('%s shows “%s” and links to the list', async (path, shown) => {
    open(path, bakeries);
    await screen.findByText(shown);
    expect(screen.getByRole('link', { name: 'Voltar aos ICPs' })).toHaveAttribute('href', '/icps');
  });

  it.each([
    ['/icp-onboarding/x', 'Erro ao carregar ICP'],
    ['/icp-details/x', 'Erro ao carregar detalhes do ICP'],
  ])(
    '%s shows “%s” when the list fails to load and loads it again on retry',
    async (path, shown) => {
      const { user } = open(path);
      answerWith(icpRoutes.list, () => refusal(403, 'x'));
      await screen.findByText(shown);
      answer(icpRoutes.list, { icps: [{ ...salons, id: 'x' }] });
      await user.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
      await screen.findByRole('heading', { level: 1, name: 'Donas de salão' });
    },
  );

  it('shows an error when an active ICP has no details', async () => {
    open(`/icp-details/${salons.id}`, { ...salons, details: null });
    await screen.findByText('Erro: Dados do ICP não encontrados');
  });
});
