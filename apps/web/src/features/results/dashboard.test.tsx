import { type Goal, resultsRoutes } from '@salesai/contract/results';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerWith, refusal } from '#testing/api.ts';
import { salons } from '#testing/icp.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';
import { captureLogs, noResults, resultAnswers, sale, someResults } from '#testing/results.ts';

function withResults(...given: Parameters<typeof resultAnswers>) {
  signedInAs();
  resultAnswers(...given);
  return renderRoute('/dashboard');
}

const sheet = async (name = 'O que aconteceu?') =>
  within(await screen.findByRole('dialog', { name }));

describe('the dashboard', () => {
  it('shows no number while nothing is logged', async () => {
    withResults(noResults);
    await screen.findByText('Aqui entram só os seus números.');
    expect(screen.queryByText(/R\$/)).not.toBeInTheDocument();
  });

  it('shows amount, funnel with rates from five cases, goal and losses with a way to practise', async () => {
    withResults(someResults, [sale]);
    await screen.findByText('2 vendas · ticket médio R$ 150', { exact: false });
    expect(screen.getByText('de 12 para 5: 42%')).toBeInTheDocument();
    expect(screen.getByText('de 2 para 2')).toBeInTheDocument();
    expect(screen.getByText(/Faltam R\$\s700: R\$\s100 por dia nos próximos 7 dias/)).toBeVisible();
    expect(screen.getByText('Achou caro')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Treinar esta' })).toHaveAttribute(
      'href',
      '/treino/cartoes?objection=price',
    );
    expect(
      screen.getByText(/200 a mais que no período anterior \(2 vendas contra 1\)/),
    ).toBeVisible();
  });

  it('changes the period in the address and loads it', async () => {
    const { user, router } = withResults(someResults);
    await user.click(await screen.findByRole('button', { name: '7 dias' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ period: 'week' }));
  });

  it('offers to load again after a failure', async () => {
    signedInAs();
    resultAnswers(noResults);
    answerWith(resultsRoutes.dashboard, () => refusal(403, 'x'));
    const { user } = renderRoute('/dashboard');
    await screen.findByText('Não foi possível carregar os seus resultados.');
    resultAnswers(someResults);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('Do contato à venda');
  });
});

describe('the goal', () => {
  const goal: Goal = {
    unit: 'sales',
    value: 1,
    per: 'month',
    reached: 0,
    from: '2026-11-01',
    to: '2026-11-30',
    left: 1,
    leftPerDay: 0.1,
    daysLeft: 7,
  };

  it('counts no days on its last day', async () => {
    withResults({ ...someResults, goal: { ...goal, leftPerDay: 1, daysLeft: 1 } });
    await screen.findByText('Falta 1 venda hoje, o último dia.');
  });

  it('counts one sale in the singular', async () => {
    withResults({ ...someResults, goal });
    await screen.findByText('0 de 1 venda');
    expect(screen.getByText(/^Falta 1 venda: /)).toBeVisible();
  });
});

describe('the funnel', () => {
  it('writes thousands as the language does', async () => {
    const funnel = { contacts: 1253, conversations: 836, proposals: 5, sales: 7 };
    withResults({ ...someResults, funnel, amount: 3_944_127.7 });
    await screen.findByText('de 1.253 para 836: 67%');
    expect(screen.getByText('1.253')).toBeVisible();
  });

  it('has no rate where a step was logged less often than the next one', async () => {
    withResults({
      ...someResults,
      funnel: { contacts: 6, conversations: 9, proposals: 5, sales: 7 },
    });
    await screen.findByText('de 6 para 9');
    expect(screen.getByText('de 5 para 7')).toBeVisible();
    expect(screen.getByText('de 9 para 5: 56%')).toBeVisible();
  });
});

describe('logging', () => {
  it('saves a contact in two taps and undoes it', async () => {
    const sent = captureLogs();
    const { user } = withResults(noResults);
    const removed: string[] = [];
    answerWith(resultsRoutes.remove, (request) => {
      removed.push(new URL(request.url).pathname);
      return Response.json({ success: true });
    });
    await user.click(await screen.findByRole('button', { name: 'Registrar' }));
    await user.click((await sheet()).getByRole('button', { name: 'Contato' }));
    await screen.findByText('Registrado');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({ kind: 'contact', icpId: null });
    expect(sent[0]?.key).toMatch(/^\w{32}$/);
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(removed).toEqual(['/api/results/result-1']));
  });

  it('asks a sale for its amount and refuses what is none', async () => {
    const sent = captureLogs();
    const { user } = withResults(noResults);
    await user.click(await screen.findByRole('button', { name: 'Registrar' }));
    await user.click((await sheet()).getByRole('button', { name: 'Venda' }));
    const amount = (await sheet('Venda')).getByLabelText('Qual foi o valor?');
    await user.type(amount, 'muito{Enter}');
    await screen.findByText(/Não entendi esse valor/);
    await user.clear(amount);
    await user.type(amount, '1,5 mil{Enter}');
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ kind: 'sale', amount: 1500 }));
  });

  it('asks again before it saves a very large amount', async () => {
    const sent = captureLogs();
    const { user } = withResults(noResults);
    await user.click(await screen.findByRole('button', { name: 'Registrar' }));
    await user.click((await sheet()).getByRole('button', { name: 'Venda' }));
    await user.type((await sheet('Venda')).getByLabelText('Qual foi o valor?'), '5 mi{Enter}');
    await screen.findByText(/É isso mesmo/);
    expect(sent).toEqual([]);
    await user.click((await sheet('Venda')).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ amount: 5_000_000 }));
  });

  it('has customer and date above the kinds, which a contact takes along', async () => {
    const sent = captureLogs();
    const { user } = withResults(noResults);
    await user.click(await screen.findByRole('button', { name: 'Registrar' }));
    const customer = await (await sheet()).findByLabelText('Com qual cliente ideal?');
    const contact = (await sheet()).getByRole('button', { name: 'Contato' });
    const order = customer.compareDocumentPosition(contact);
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await user.selectOptions(customer, salons.id);
    await user.click(contact);
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ icpId: salons.id }));
  });

  it('offers the channels of the chosen customer, and drops the choice with the customer', async () => {
    const sent = captureLogs();
    const { user } = withResults(noResults);
    await user.click(await screen.findByRole('button', { name: 'Registrar' }));
    const customer = await (await sheet()).findByLabelText('Com qual cliente ideal?');
    expect((await sheet()).queryByLabelText('Por qual canal?')).not.toBeInTheDocument();
    await user.selectOptions(customer, salons.id);
    await user.selectOptions(await (await sheet()).findByLabelText('Por qual canal?'), 'a');
    await user.selectOptions(customer, '');
    await user.selectOptions(customer, salons.id);
    expect(await (await sheet()).findByLabelText('Por qual canal?')).toHaveValue('');
    await user.selectOptions(await (await sheet()).findByLabelText('Por qual canal?'), 'a');
    await user.click((await sheet()).getByRole('button', { name: 'Contato' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ icpId: salons.id, channelId: 'a' }));
  });

  it('refuses a future date at its field and keeps the amount', async () => {
    const sent = captureLogs();
    const { user } = withResults(noResults);
    await user.click(await screen.findByRole('button', { name: 'Registrar' }));
    await user.click((await sheet()).getByRole('button', { name: 'Proposta' }));
    const form = await sheet('Proposta');
    const date = form.getByLabelText('Quando foi?');
    await user.type(form.getByLabelText('Qual foi o valor?'), '450');
    fireEvent.change(date, { target: { value: '2999-01-01' } });
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await form.findByText('Confira a data: ela vai até hoje.');
    expect(date).toBeInvalid();
    expect(form.getByLabelText('Qual foi o valor?')).toHaveValue('450');
    expect(sent).toEqual([]);
    fireEvent.change(date, { target: { value: '2026-11-02' } });
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ kind: 'proposal', amount: 450 }));
  });

  it('keeps the sheet and its values when the server refuses', async () => {
    const { user } = withResults(noResults);
    answerWith(resultsRoutes.log, () => refusal(403, 'Não deu'));
    await user.click(await screen.findByRole('button', { name: 'Registrar' }));
    await user.click((await sheet()).getByRole('button', { name: 'Venda' }));
    await user.type((await sheet('Venda')).getByLabelText('Qual foi o valor?'), '450{Enter}');
    await screen.findByText('Não foi possível registrar. Tente de novo.');
    expect((await sheet('Venda')).getByLabelText('Qual foi o valor?')).toHaveValue('450');
  });

  it('asks why a sale was lost', async () => {
    const sent = captureLogs();
    const { user } = withResults(noResults);
    await user.click(await screen.findByRole('button', { name: 'Registrar' }));
    await user.click((await sheet()).getByRole('button', { name: 'Perda' }));
    await user.click(await screen.findByRole('button', { name: 'Vai pensar' }));
    await waitFor(() => expect(sent[0]?.body).toMatchObject({ kind: 'loss', objection: 'think' }));
  });
});

describe('entries', () => {
  /** Answers with this many entries in all and collects the queries. */
  function pagesOf(total: number) {
    const queries: URLSearchParams[] = [];
    answerWith(resultsRoutes.list, (request) => {
      const query = new URL(request.url).searchParams;
      queries.push(query);
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      const count = Math.min(limit, total - (page - 1) * limit);
      const results = Array.from({ length: count }, (_, at) => ({ ...sale, id: `${page}-${at}` }));
      return Response.json({ results, page, limit, total });
    });
    return queries;
  }
  const opened = async (name: string | RegExp) =>
    within(await screen.findByRole('dialog', { name }));

  it('are loaded by pages', async () => {
    const { user } = withResults(someResults);
    const queries = pagesOf(120);
    await user.click(await screen.findByRole('button', { name: 'Ver todos (120)' }));
    expect(screen.getAllByRole('button', { name: 'Editar' })).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: 'Mostrar mais (50 de 120)' }));
    await user.click(await screen.findByRole('button', { name: 'Mostrar mais (100 de 120)' }));
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Editar' })).toHaveLength(120),
    );
    expect(queries.map((query) => [query.get('page'), query.get('limit')])).toEqual([
      ['1', '50'],
      ['2', '50'],
      ['3', '50'],
    ]);
  });

  it.each([
    ['5, ver registros: Conversas', { kind: 'conversation' }],
    [/^R\$\s300, ver registros: Vendas/, { kind: 'sale' }],
    ['1 vez, ver registros: Achou caro', { kind: 'loss', objection: 'price' }],
    [/^R\$\s300, ver registros: WhatsApp Business · [^:]+$/, { channelId: 'channel-1' }],
    [
      /^R\$\s300 de .* ver registros: Sua meta/,
      { kind: 'sale', from: '2026-11-01', to: '2026-11-30' },
    ],
    [/contra 1\), ver registros: Vendas/, { kind: 'sale', from: '2026-10-02', to: '2026-10-31' }],
  ])('open behind the figure %s', async (name, filter) => {
    const { user } = withResults(someResults);
    const queries = pagesOf(1);
    await user.click(await screen.findByRole('button', { name }));
    const sheet = await opened(/./);
    await sheet.findByRole('button', { name: 'Editar' });
    expect(Object.fromEntries(queries.at(-1) ?? [])).toMatchObject(filter);
  });

  it('open behind each number of the tables', async () => {
    const { user } = withResults(someResults);
    const queries = pagesOf(2);
    const table = within(await screen.findByRole('table', { name: 'Por dia', hidden: true }));
    const name = /^2, ver registros: .*Propostas/;
    await user.click(table.getByRole('button', { name, hidden: true }));
    await opened(/Propostas/);
    await waitFor(() =>
      expect(Object.fromEntries(queries.at(-1) ?? [])).toMatchObject({
        kind: 'proposal',
        from: '2026-11-20',
        to: '2026-11-20',
      }),
    );
  });

  it('are corrected to a very large amount only by a second press', async () => {
    const { user } = withResults(someResults, [sale]);
    const changes: { amount?: number }[] = [];
    answerWith(resultsRoutes.update, async (request) => {
      changes.push(JSON.parse(await request.text()));
      return Response.json(sale);
    });
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corrigir registro' }));
    const amount = dialog.getByLabelText('Qual foi o valor?');
    await user.clear(amount);
    await user.type(amount, '2 bi{Enter}');
    await dialog.findByText(/Não entendi esse valor/);
    await user.clear(amount);
    await user.type(amount, '2 mi{Enter}');
    await dialog.findByText(/É isso mesmo\? R\$\s2\.000\.000/);
    expect(changes).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(changes[0]).toMatchObject({ amount: 2_000_000 }));
  });

  it('are moved to another customer and channel', async () => {
    const { user } = withResults(someResults, [{ ...sale, icpId: null, channelId: null }]);
    const changes: object[] = [];
    answerWith(resultsRoutes.update, async (request) => {
      changes.push(JSON.parse(await request.text()));
      return Response.json(sale);
    });
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corrigir registro' }));
    await user.selectOptions(await dialog.findByLabelText('Com qual cliente ideal?'), salons.id);
    const channel = await dialog.findByLabelText('Por qual canal?');
    await user.selectOptions(channel, 'a');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(changes[0]).toMatchObject({ icpId: salons.id, channelId: 'a' }));
  });

  it('can be corrected and deleted', async () => {
    const { user } = withResults(someResults, [sale]);
    const changes: object[] = [];
    answerWith(resultsRoutes.update, async (request) => {
      changes.push(JSON.parse(await request.text()));
      return Response.json(sale);
    });
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corrigir registro' }));
    await user.clear(dialog.getByLabelText('Qual foi o valor?'));
    await user.type(dialog.getByLabelText('Qual foi o valor?'), '99,90');
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(changes[0]).toMatchObject({ kind: 'sale', amount: 99.9 }));
  });
});
