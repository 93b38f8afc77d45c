import { type CoachStatus, type CoachTurn, coachRoutes } from '@salesai/contract/coach';
import { icpRoutes } from '@salesai/contract/icp';
import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { answer, answerWith, refusal } from '#testing/api.ts';
import {
  coachAnswers,
  coachReplies,
  eventsOf,
  freshCoach,
  streamOf,
  turn,
} from '#testing/coach.ts';
import { bakeries, salons } from '#testing/icp.ts';
import { signedInAs } from '#testing/people.ts';
import { renderRoute } from '#testing/render-route.tsx';

function open(status: CoachStatus = freshCoach, history: CoachTurn[] = []) {
  signedInAs();
  coachAnswers(status, history);
  return renderRoute(`/icp-arena/${salons.id}`);
}

/** Chooses an action of the menu in the header. */
async function choose(user: UserEvent, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Mais opções' }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

const openDocuments = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: /^Arquivos da empresa/ }));

const input = () => screen.findByLabelText('Digite sua pergunta...');
const log = async () => within(await screen.findByRole('log', { name: 'Conversa com o Coach' }));

/** Answers with a stream whose events the test sends one by one. */
function controlledStream() {
  const body = new TransformStream<string, string>();
  const writer = body.writable.getWriter();
  answerWith(
    coachRoutes.talkStream,
    () => new Response(body.readable.pipeThrough(new TextEncoderStream())),
  );
  return {
    emit: (events: unknown[]) =>
      writer.write(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')),
  };
}

describe('coach lifecycle', () => {
  it('creates the coach and shows the conversation', async () => {
    const { user } = open({ ...freshCoach, exists: false });
    await screen.findByText('Ative seu Coach AI');
    answerWith(coachRoutes.bootstrap, () => {
      answer(coachRoutes.status, freshCoach);
      return Response.json({ success: true });
    });
    await user.click(screen.getByRole('button', { name: 'Inicializar Coach' }));
    await screen.findByText('Coach inicializado!');
    await input();
  });

  it.each([
    ['without a known reason', 'UNKNOWN', 'x', 'Erro ao inicializar Coach'],
    [
      'with a reason from the server',
      'UNAVAILABLE',
      'O motor está fora do ar',
      'O motor está fora do ar',
    ],
  ])('shows that the coach could not be created %s', async (_case, code, message, shown) => {
    const { user } = open({ ...freshCoach, exists: false });
    answerWith(coachRoutes.bootstrap, () => refusal(503, message, code));
    await user.click(await screen.findByRole('button', { name: 'Inicializar Coach' }));
    await screen.findByText(shown);
  });

  it('shows that the status failed to load and loads it again on retry', async () => {
    signedInAs();
    coachAnswers(freshCoach);
    answerWith(coachRoutes.status, () => refusal(403, 'x'));
    const { user } = renderRoute(`/icp-arena/${salons.id}`);
    await screen.findAllByText('Erro ao verificar Coach');
    answer(coachRoutes.status, freshCoach);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await input();
  });

  it('shows that an unknown ICP was not found and links to the list', async () => {
    signedInAs();
    coachAnswers(freshCoach);
    renderRoute('/icp-arena/icp-of-nobody');
    await screen.findByText('ICP não encontrado');
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/icps');
    expect(screen.queryByLabelText('Digite sua pergunta...')).not.toBeInTheDocument();
  });

  it('shows the name of the ICP and links to its details', async () => {
    open();
    await screen.findByText('sobre Donas de salão');
    expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute(
      'href',
      '/icp-details/icp-salons',
    );
  });

  it('deletes the coach after a confirmation that names what is deleted', async () => {
    const { user } = open();
    answerWith(coachRoutes.remove, () => {
      answer(coachRoutes.status, { ...freshCoach, exists: false });
      return Response.json({ success: true });
    });
    await choose(user, 'Excluir Coach');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(/A conversa e todos os arquivos/);
    await user.click(dialog.getByRole('button', { name: 'Excluir Coach' }));
    await screen.findByText('Coach excluído');
    await screen.findByText('Ative seu Coach AI');
  });
});

describe('conversation', () => {
  it('shows the question at once, then the answer with its sources', async () => {
    const { user } = open();
    let sent: FormData | undefined;
    let reply: (response: Response) => void = () => undefined;
    answerWith(coachRoutes.talkStream, async (request) => {
      sent = await request.formData();
      return new Promise((resolve) => {
        reply = resolve;
      });
    });
    const field = await input();
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await user.type(field, 'Quanto custa?{Shift>}{Enter}{/Shift}E o frete?{Enter}');
    const talk = await log();
    await talk.findByText('O Coach está pensando');
    expect(talk.getByText(/Quanto custa\?\s+E o frete\?/)).toBeInTheDocument();
    expect(field).toHaveValue('');
    await waitFor(() => expect(sent?.get('textInput')).toMatch(/^Quanto custa\?\r?\nE o frete\?$/));
    expect(sent?.get('icpId')).toBe('icp-salons');
    const source = { file: 'tabela.pdf', page: 3, excerpt: 'Plano mensal: R$ 300' };
    const answered = { ...turn('1', 'Quanto custa?', '**R$ 300** por mês.'), sources: [source] };
    reply(streamOf(eventsOf(answered)));
    expect((await talk.findByText('R$ 300')).tagName).toBe('STRONG');
    await screen.findByText('Resposta recebida');
    await user.click(talk.getByRole('button', { name: 'tabela.pdf p. 3' }));
    const passage = within(await screen.findByRole('dialog', { name: 'tabela.pdf' }));
    passage.getByText('Página 3');
    passage.getByText('Plano mensal: R$ 300');
  });

  it('shows one chip for a file however many of its passages were used', async () => {
    const { user } = open();
    const price = { file: 'tabela.txt', page: null, excerpt: 'Polo bordada: R$ 62' };
    const freight = { ...price, excerpt: 'Frete: R$ 20' };
    const answered = { ...turn('1', 'Quanto fica?', 'R$ 82.'), sources: [price, freight] };
    answerWith(coachRoutes.talkStream, () => streamOf(eventsOf(answered)));
    await user.type(await input(), 'Quanto fica?{Enter}');
    const talk = await log();
    await user.click(await talk.findByRole('button', { name: 'tabela.txt' }));
    const passages = within(await screen.findByRole('dialog', { name: 'tabela.txt' }));
    passages.getByText(price.excerpt);
    passages.getByText(freight.excerpt);
  });

  it('shows an answer while it is streamed', async () => {
    const { user } = open();
    const [accepted, ...rest] = eventsOf(turn('1', 'Oi', 'Olá, Ana.'));
    const { emit } = controlledStream();
    await user.type(await input(), 'Oi{Enter}');
    const talk = await log();
    await emit([accepted, { type: 'delta', text: '**Comece** por' }]);
    expect((await talk.findByText('Comece')).tagName).toBe('STRONG');
    expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'true');
    await emit(rest);
    await talk.findByText('Olá, Ana.');
    await waitFor(() => expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'false'));
  });

  it('stops an answer and shows the part received so far as interrupted', async () => {
    const { user } = open();
    const { emit } = controlledStream();
    let stops = 0;
    answerWith(coachRoutes.stop, () => {
      stops += 1;
      return Response.json({ success: true });
    });
    await user.type(await input(), 'Oi{Enter}');
    const interrupted = { ...turn('1', 'Oi', 'Olá, Ana.'), interrupted: true };
    const [accepted, delta, ...rest] = eventsOf(interrupted);
    await emit([accepted, delta]);
    const talk = await log();
    await talk.findByText('Olá, Ana.');
    await user.click(screen.getByRole('button', { name: 'Parar a resposta' }));
    await waitFor(() => expect(stops).toBe(1));
    await emit(rest);
    await talk.findByText('Esta resposta foi interrompida.');
    await screen.findByRole('button', { name: 'Enviar' });
    expect(screen.queryByText('Resposta recebida')).not.toBeInTheDocument();
  });

  it('restores the question as a draft when stopped before the first delta', async () => {
    const { user } = open();
    const { emit } = controlledStream();
    answer(coachRoutes.stop, { success: true });
    await user.type(await input(), 'Oi{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Parar a resposta' }));
    const error = { message: 'O motor parou', status: 503, code: 'UNAVAILABLE' };
    await emit([{ type: 'error', error }]);
    await waitFor(async () => expect(await input()).toHaveValue('Oi'));
    expect(screen.queryByText('O motor parou')).not.toBeInTheDocument();
  });

  it('shows an error when an answer could not be stopped', async () => {
    const { user } = open();
    controlledStream();
    answerWith(coachRoutes.stop, () => refusal(500, 'x'));
    await user.type(await input(), 'Oi{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Parar a resposta' }));
    await screen.findByText('Não consegui parar a resposta. Tente de novo.');
    expect(screen.getByRole('button', { name: 'Parar a resposta' })).toBeEnabled();
  });

  it('restores the question as a draft and shows an error while offline', async () => {
    const { user } = open();
    const field = await input();
    answerWith(coachRoutes.talkStream, () => Response.error());
    onlineManager.setOnline(false);
    await user.type(field, 'Oi{Enter}');
    await screen.findByText(/^Sem conexão com o servidor/);
    expect(field).toHaveValue('Oi');
    onlineManager.setOnline(true);
  });

  it('loads an answer from the history when its stream was cut off', async () => {
    const { user } = open();
    const complete = turn('1', 'Oi', 'Olá, Ana. Vamos treinar?');
    await input();
    answerWith(coachRoutes.talkStream, () => {
      answer(coachRoutes.history, { history: [complete], page: 1, limit: 20, total: 1 });
      return streamOf(eventsOf(complete).slice(0, 1));
    });
    await user.type(await input(), 'Oi{Enter}');
    await (await log()).findByText('Olá, Ana. Vamos treinar?');
    expect(screen.getAllByText('Oi')).toHaveLength(1);
  });

  it('suggests the objections of the ICP in an empty conversation', async () => {
    const { user } = open();
    const sent = coachReplies(turn('1', 'x', 'Ouça primeiro.'));
    await user.click(await screen.findByRole('button', { name: '“Vi um mais barato”' }));
    await (await log()).findByText('Ouça primeiro.');
    expect(sent[0]?.get('textInput')).toBe(
      'O cliente disse: “Vi um mais barato”. Como eu respondo?',
    );
  });

  const failure = {
    type: 'error',
    error: { message: 'O motor caiu', status: 503, code: 'X' },
  } as const;
  it.each([
    ['is rejected', () => refusal(500, 'x'), 'Erro ao conversar'],
    ['fails during the stream', () => streamOf([failure]), 'O motor caiu'],
  ])('restores the question as a draft when it %s', async (_case, reply, shown) => {
    const { user } = open();
    answerWith(coachRoutes.talkStream, reply);
    await user.type(await input(), 'Como abro a conversa?{Enter}');
    await screen.findByText(shown);
    expect(await input()).toHaveValue('Como abro a conversa?');
  });

  it('renders no images and no links of a reply', async () => {
    open(freshCoach, [
      turn('1', 'Oi', '![x](https://evil.example/p.png) [aqui](https://evil.example)'),
    ]);
    const talk = await log();
    await talk.findByText(/aqui/);
    expect(talk.queryByRole('img')).toBeNull();
    expect(talk.queryByRole('link')).toBeNull();
  });

  it('shows the newest page first and loads earlier turns on demand', async () => {
    signedInAs();
    coachAnswers(freshCoach);
    answerWith(coachRoutes.history, (request) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const history =
        page === 1
          ? [turn('2', 'Depois', 'B'), turn('3', 'Agora', 'C')]
          : [turn('1', 'Antes', 'A')];
      return Response.json({ history, page, limit: 2, total: 3 });
    });
    const { user } = renderRoute(`/icp-arena/${salons.id}`);
    const talk = await log();
    await talk.findByText('Agora');
    const earlier = await screen.findByRole('button', { name: 'Mensagens anteriores' });
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(earlier);
    await talk.findByText('Antes');
    // Loading earlier turns must not scroll to the end.
    expect(scrollIntoView).not.toHaveBeenCalled();
    const questions = talk.getAllByText(/^(Antes|Depois|Agora)$/).map((one) => one.textContent);
    expect(questions).toEqual(['Antes', 'Depois', 'Agora']);
  });

  it('shows only the last turn while the history is hidden', async () => {
    const { user } = open(freshCoach, [turn('1', 'Antes', 'A'), turn('2', 'Agora', 'B')]);
    const talk = await log();
    await talk.findByText('Antes');
    await choose(user, 'Ocultar histórico');
    expect(talk.queryByText('Antes')).toBeNull();
    expect(talk.getByText('Agora')).toBeInTheDocument();
  });

  it('shows an empty conversation after a session reset', async () => {
    const { user } = open(freshCoach, [turn('1', 'Antes', 'A')]);
    await (await log()).findByText('Antes');
    answerWith(coachRoutes.reset, () => {
      answer(coachRoutes.history, { history: [], page: 1, limit: 20, total: 0 });
      return Response.json({ success: true });
    });
    await choose(user, 'Reiniciar sessão');
    await screen.findByText('Nova sessão iniciada');
    await screen.findByText('O que você quer treinar hoje?');
  });

  it('shows that the history failed to load and answers without it', async () => {
    signedInAs();
    coachAnswers(freshCoach);
    answerWith(coachRoutes.history, () => refusal(403, 'x'));
    coachReplies(turn('1', 'Oi', 'Olá, Ana.'));
    const { user } = renderRoute(`/icp-arena/${salons.id}`);
    await screen.findByText('Não consegui carregar a conversa');
    await screen.findByText('O que você quer treinar hoje?');
    await user.type(await input(), 'Oi{Enter}');
    await screen.findByText('Olá, Ana.');
    expect(screen.queryByText('Não consegui carregar a conversa')).not.toBeInTheDocument();
  });

  it('switches to another active ICP in the header', async () => {
    const { user } = open();
    const dentists = { ...salons, id: 'icp-dentists', name: 'Dentistas' };
    answer(icpRoutes.list, { icps: [salons, dentists, bakeries] });
    await user.click(await screen.findByRole('button', { name: 'sobre Donas de salão' }));
    expect(screen.queryByRole('menuitem', { name: 'Padarias' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('menuitem', { name: 'Dentistas' }));
    await screen.findByRole('button', { name: 'sobre Dentistas' });
  });

  it.each([
    [freshCoach.engine, 'Motor embutido, sem modelo de linguagem'],
    [{ kind: 'openai', model: 'gpt-x' }, 'Motor: gpt-x'],
  ])('names the engine %o in the menu and leads to the settings', async (engine, name) => {
    const { user, router } = open({ ...freshCoach, engine });
    await user.click(await screen.findByRole('button', { name: 'Mais opções' }));
    await user.click(await screen.findByText(name));
    await waitFor(() => expect(router.state.location.href).toBe('/settings#engine'));
  });

  it('restores an unsent draft after remounting', async () => {
    const { user, unmount } = open();
    await user.type(await input(), 'Como');
    unmount();
    renderRoute(`/icp-arena/${salons.id}`);
    expect(await input()).toHaveValue('Como');
  });
});

describe('documents', () => {
  const price = {
    id: 'f1',
    name: 'tabela.pdf',
    message: null,
    createdAt: '2026-02-01T12:00:00.000Z',
  };

  it('uploads at most five files at once and polls until they are read', async () => {
    const { user } = open();
    let names: string[] = [];
    answerWith(coachRoutes.files, async (request) => {
      const files = (await request.formData()).getAll('files');
      names = files.map((file) => (file instanceof File ? file.name : ''));
      answer(coachRoutes.status, {
        ...freshCoach,
        files: [{ ...price, status: 'reading', pages: null }],
      });
      return Response.json({ message: '5 arquivos recebidos', files: [] });
    });
    const picked = [1, 2, 3, 4, 5, 6].map((one) => new File(['x'], `${one}.txt`));
    await openDocuments(user);
    await user.upload(
      await screen.findByLabelText('Enviar arquivos', { selector: 'input' }),
      picked,
    );
    await screen.findByText('5 arquivos recebidos');
    expect(names).toEqual(['1.txt', '2.txt', '3.txt', '4.txt', '5.txt']);
    await screen.findByText('Lendo...');
    answer(coachRoutes.status, {
      ...freshCoach,
      files: [{ ...price, status: 'ready', pages: 12 }],
    });
    await screen.findByText('Pronto');
    expect(screen.getByText('12 páginas')).toBeInTheDocument();
  });

  it('shows an error when the upload fails', async () => {
    const { user } = open();
    answerWith(coachRoutes.files, () => refusal(500, 'x'));
    await openDocuments(user);
    await user.upload(
      await screen.findByLabelText('Enviar arquivos', { selector: 'input' }),
      new File(['x'], 'a.txt'),
    );
    await screen.findByText('Erro no upload');
  });

  it('deletes a document after a confirmation', async () => {
    const { user } = open({ ...freshCoach, files: [{ ...price, status: 'ready', pages: 1 }] });
    answerWith(coachRoutes.removeFile, () => {
      answer(coachRoutes.status, freshCoach);
      return Response.json({ success: true });
    });
    await openDocuments(user);
    await user.click(await screen.findByRole('button', { name: 'Excluir tabela.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Excluir arquivo' }));
    await waitFor(() => expect(screen.queryByText('tabela.pdf')).toBeNull());
  });
});
