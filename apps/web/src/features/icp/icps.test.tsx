import { type Icp, icpRoutes } from '@salesai/contract/icp';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import { bakeries, salons } from '#testing/icp.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

function withIcps(...icps: Icp[]) {
  signedInAs();
  answer(icpRoutes.list, { icps });
  return renderRoute('/icps');
}

/** Collects the sent bodies and answers with the changed ICP. */
function captureBodies(route: typeof icpRoutes.create | typeof icpRoutes.update, icp: Icp) {
  const sent: Record<string, string>[] = [];
  answerWith(route, async (request) => {
    const body = JSON.parse(await request.text());
    sent.push(body);
    return Response.json({ icp: { ...icp, ...body } });
  });
  return sent;
}

const openForm = async (user: ReturnType<typeof withIcps>['user'], button: string | RegExp) => {
  const [first] = await screen.findAllByRole('button', { name: button });
  if (first) await user.click(first);
  return within(await screen.findByRole('dialog'));
};

describe('list', () => {
  it('counts the ICPs and links each to its questionnaire or its details', async () => {
    withIcps(salons, bakeries);
    const active = await screen.findByRole('link', { name: /Donas de salão/ });
    expect(active).toHaveAttribute('href', '/icp-details/icp-salons');
    expect(screen.getByRole('link', { name: /Padarias/ })).toHaveAttribute(
      'href',
      '/icp-onboarding/icp-bakeries',
    );
    expect(screen.getByText('2/3')).toBeInTheDocument();
    expect(screen.getByText('Criando')).toBeInTheDocument();
    expect(screen.getByText('Responder agora')).toBeVisible();
    expect(screen.getByText('Ativo')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /Criar Novo ICP/ })).toHaveLength(1);
  });

  it('shows that the list failed to load and loads it again on retry', async () => {
    signedInAs();
    answerWith(icpRoutes.list, () => refusal(403, 'x'));
    const { user } = renderRoute('/icps');
    await screen.findByText('Erro ao carregar ICPs. Tente novamente.');
    await screen.findByText('Erro ao carregar ICPs');
    answer(icpRoutes.list, { icps: [salons] });
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('link', { name: /Donas de salão/ });
  });
});

describe('creating', () => {
  it('requires a name before sending', async () => {
    const { user } = withIcps();
    const form = await openForm(user, /Criar Novo ICP/);
    await user.type(form.getByLabelText('Nome'), '   ');
    await user.click(form.getByRole('button', { name: 'Criar ICP' }));
    const errors = await screen.findAllByText('Por favor, preencha o nome e selecione um avatar!');
    expect(errors).toHaveLength(2);
    expect(form.getByLabelText('Nome')).toHaveFocus();
  });

  it('sends the name and the previewed face, and shows the new card', async () => {
    const { user } = withIcps();
    const sent = captureBodies(icpRoutes.create, bakeries);
    const form = await openForm(user, /Criar Novo ICP/);
    await user.type(form.getByLabelText('Nome'), ' Padarias ');
    await user.click(form.getByText('Escolher estilo e cores'));
    await user.click(form.getByRole('button', { name: 'Robô' }));
    const palettes = within(form.getByRole('group', { name: 'Paleta de cores' }));
    expect(palettes.getAllByRole('button')).toHaveLength(10);
    await user.click(palettes.getByRole('button', { name: 'Cítrico' }));
    const previewed = form.getByAltText('Prévia do avatar').getAttribute('src');
    expect(previewed).toMatch(
      /^\/avatars\/bottts\/svg\?seed=\d+&backgroundColor=4d7c0f,a3e635,ecfccb$/,
    );
    await user.click(form.getByRole('button', { name: 'Criar ICP' }));
    await screen.findByText('ICP "Padarias" criado com sucesso!');
    expect(sent).toEqual([{ name: 'Padarias', avatar: previewed }]);
    await screen.findByRole('link', { name: /Padarias/ });
    expect(screen.getByText('1/3')).toBeInTheDocument();
  });

  it('draws another face in the same style and colours', async () => {
    const { user } = withIcps();
    const form = await openForm(user, /Criar Novo ICP/);
    const preview = form.getByAltText('Prévia do avatar');
    const before = preview.getAttribute('src') ?? '';
    await user.click(form.getByRole('button', { name: 'Gerar Novo' }));
    expect(form.getByRole('button', { name: 'Gerar Novo' })).toBeDisabled();
    expect(preview).not.toHaveAttribute('src', before);
    expect(preview.getAttribute('src')?.replace(/seed=\d+/, '')).toBe(
      before.replace(/seed=\d+/, ''),
    );
    await waitFor(() => expect(form.getByRole('button', { name: 'Gerar Novo' })).toBeEnabled());
  });

  it('previews the initials of the typed name', async () => {
    const { user } = withIcps();
    const form = await openForm(user, /Criar Novo ICP/);
    await user.click(form.getByRole('button', { name: 'Iniciais' }));
    await user.type(form.getByLabelText('Nome'), 'Marina Couto');
    expect(form.getByAltText('Prévia do avatar').getAttribute('src')).toContain('seed=MC-');
  });

  it.each([
    [500, 'x', 'Erro ao criar ICP. Tente novamente.'],
    [
      409,
      'Você já tem 3 ICPs. Exclua um para criar outro',
      'Você já tem 3 ICPs. Exclua um para criar outro',
    ],
  ])(
    'shows the error and keeps the form when the server answers %i',
    async (status, message, shown) => {
      const { user } = withIcps();
      answerWith(icpRoutes.create, () => refusal(status, message));
      const form = await openForm(user, /Criar Novo ICP/);
      await user.type(form.getByLabelText('Nome'), 'Padarias');
      await user.click(form.getByRole('button', { name: 'Criar ICP' }));
      await screen.findByText(shown);
      expect(form.getByLabelText('Nome')).toHaveValue('Padarias');
    },
  );
});

describe('editing', () => {
  it('sends only changed fields', async () => {
    const { user } = withIcps(salons);
    const sent = captureBodies(icpRoutes.update, salons);
    const form = await openForm(user, 'Editar Donas de salão');
    expect(form.getByAltText('Prévia do avatar')).toHaveAttribute('src', salons.avatar);
    await user.clear(form.getByLabelText('Nome'));
    await user.type(form.getByLabelText('Nome'), 'Salões');
    await user.click(form.getByRole('button', { name: 'Atualizar ICP' }));
    await screen.findByText('ICP "Salões" atualizado com sucesso!');
    expect(sent).toEqual([{ name: 'Salões' }]);
    await screen.findByRole('link', { name: /Salões/ });
  });

  it('shows that nothing changed and closes', async () => {
    const { user } = withIcps(salons);
    const form = await openForm(user, 'Editar Donas de salão');
    await user.click(form.getByRole('button', { name: 'Atualizar ICP' }));
    await screen.findByText('Nenhuma alteração foi feita');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows an error and keeps the form when the update fails', async () => {
    const { user } = withIcps(salons);
    answerWith(icpRoutes.update, () => refusal(500, 'x'));
    const form = await openForm(user, 'Editar Donas de salão');
    await user.click(form.getByRole('button', { name: 'Pixel Art' }));
    await user.click(form.getByRole('button', { name: 'Atualizar ICP' }));
    await screen.findByText('Erro ao atualizar ICP. Tente novamente.');
    expect(form.getByRole('button', { name: 'Pixel Art' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('deletes the ICP only after its name was typed', async () => {
    const { user } = withIcps(salons);
    answer(icpRoutes.remove, { success: true });
    const form = await openForm(user, 'Editar Donas de salão');
    await user.click(form.getByRole('button', { name: 'Excluir este ICP' }));
    const remove = form.getByRole('button', { name: 'Excluir para sempre' });
    await user.type(form.getByLabelText('Nome do ICP'), 'Donas');
    expect(remove).toBeDisabled();
    await user.type(form.getByLabelText('Nome do ICP'), ' de salão');
    await user.click(remove);
    await screen.findByText('ICP "Donas de salão" excluído');
    await screen.findByText('0/3');
  });
});
