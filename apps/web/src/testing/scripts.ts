import { confirmationsRoutes, type Script, scriptsRoutes } from '@salesai/contract/scripts';
import { answerWith } from './api.ts';

export const script = (id: string, title: string, rest: Partial<Script> = {}): Script => ({
  id,
  title,
  content: `Olá, aqui é ${title}.`,
  duration: '35 s',
  edited: false,
  template: rest.content ?? `Olá, aqui é ${title}.`,
  ...rest,
});
export const threeScripts = [
  script('1', 'Abertura: o convite'),
  script('2', 'Roteiro principal'),
  script('3', 'Fechamento'),
];
const listOf = (scripts: Script[]) => ({ scripts, count: scripts.length });

/** A server that stores scripts and the scripts removed last. */
export function scriptServer(scripts: Script[]) {
  answerWith(confirmationsRoutes.list, () => Response.json({ confirmations: [] }));
  const server = { scripts, removed: [] as Script[], drafts: threeScripts };
  answerWith(scriptsRoutes.list, () => Response.json(listOf(server.scripts)));
  answerWith(scriptsRoutes.generate, () => {
    server.scripts = server.drafts;
    return Response.json({ count: server.scripts.length });
  });
  answerWith(scriptsRoutes.remove, () => {
    server.removed = server.scripts;
    server.scripts = [];
    return Response.json({ success: true });
  });
  answerWith(scriptsRoutes.undoRemove, () => {
    server.scripts = server.removed;
    return Response.json(listOf(server.scripts));
  });
  return server;
}
