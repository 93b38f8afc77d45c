import type { RouteOutput } from '@salesai/contract/route';
import { confirmationsRoutes, type Script, scriptsRoutes } from '@salesai/contract/scripts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { type ChannelKey, scriptsQuery } from '#lib/channels/scripts-query.ts';
import { savedAs } from '#lib/device-data/saved-query.ts';
import { notify } from '#lib/notify.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';

type EditedScript = Pick<Script, 'id' | 'content'>;
type ScriptList = RouteOutput<typeof scriptsRoutes.list>;

const EMPTY_LIST: ScriptList = { scripts: [], count: 0 };

/**
 * Generates the scripts; pending until the list is reloaded.
 * @param minMs minimum duration, so that the loading bar does not flash.
 */
export function useGenerate(channelKey: ChannelKey, minMs: number) {
  const { t } = useTranslation('scripts');
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const [{ count }] = await Promise.all([
        call(scriptsRoutes.generate, { body: channelKey }),
        new Promise((resolve) => setTimeout(resolve, minMs)),
      ]);
      if (count > 0) {
        await client.invalidateQueries(scriptsQuery(channelKey));
        await client.invalidateQueries(confirmationsQuery(channelKey.icpId));
      }
      return count;
    },
    onSuccess: (count) => (count > 0 ? notify.success(t('generated')) : notify.info(t('none'))),
    onError: (error) => notify.error(messageOf(error, t('errors.generate'))),
  });
}

export const confirmationsQuery = (icpId: string) =>
  queryOptions({
    queryKey: ['script-confirmations', icpId],
    queryFn: ({ signal }) => call(confirmationsRoutes.list, { params: { icpId }, signal }),
    ...savedAs(async () => confirmationsRoutes.list.out),
  });

/** Stores confirmed values; all scripts of the ICP are loaded again with them. */
export function useConfirm(icpId: string) {
  const { t } = useTranslation('scripts');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (values: { key: string; value: string }[]) =>
      call(confirmationsRoutes.save, { params: { icpId }, body: { values } }),
    onSuccess: async (saved) => {
      client.setQueryData(confirmationsQuery(icpId).queryKey, saved);
      await client.invalidateQueries({ queryKey: ['scripts', icpId] });
      notify.success(t('confirm.saved'));
    },
    onError: (error) => notify.error(messageOf(error, t('confirm.error'))),
  });
}

/** Removes the scripts of the channel and offers to undo it. */
export function useRemove(channelKey: ChannelKey) {
  const { t } = useTranslation('scripts');
  const client = useQueryClient();
  const setList = (list: ScriptList) =>
    client.setQueryData(scriptsQuery(channelKey).queryKey, list);
  const undo = useMutation({
    mutationFn: () => call(scriptsRoutes.undoRemove, { params: { ...channelKey } }),
    onSuccess: setList,
    onError: () => notify.error(t('errors.undo')),
  });
  return useMutation({
    mutationFn: () => call(scriptsRoutes.remove, { params: { ...channelKey } }),
    onSuccess: () => {
      setList(EMPTY_LIST);
      const action = { label: t('undo'), onClick: () => undo.mutate() };
      notify.success(t('removed'), { action });
    },
    onError: (error) => notify.error(messageOf(error, t('errors.remove'))),
  });
}

/** Replaces the text of a script with the seller's own; without a connection it waits on the device. */
export function useEdit(channelKey: ChannelKey) {
  const { t } = useTranslation(['scripts', 'offline']);
  const setScript = useSetScript(channelKey);
  return useMutation({
    mutationFn: ({ id, content }: EditedScript) =>
      sendOrQueue(scriptsRoutes.edit, {
        params: { ...channelKey, scriptId: id },
        body: { content },
        refetch: scriptsQuery(channelKey).queryKey,
      }),
    onSuccess: (sent, { id, content }) => {
      setScript(sent ?? { id, content, template: content, edited: true });
      notify.success(sent ? t('editing.saved') : t('offline:queued'));
    },
    onError: (error) => notify.error(messageOf(error, t('errors.edit'))),
  });
}

/** Restores the original text and offers to undo it. */
export function useRestore(channelKey: ChannelKey) {
  const { t } = useTranslation('scripts');
  const setScript = useSetScript(channelKey);
  const edit = useEdit(channelKey);
  return useMutation({
    mutationFn: ({ id }: Pick<Script, 'id' | 'content'>) =>
      call(scriptsRoutes.restore, { params: { ...channelKey, scriptId: id } }),
    onSuccess: (script, edited) => {
      setScript(script);
      const action = { label: t('undo'), onClick: () => edit.mutate(edited) };
      notify.success(t('editing.restored'), { action });
    },
    onError: (error) => notify.error(messageOf(error, t('errors.restore'))),
  });
}

/** Updates one script in the cached list. */
function useSetScript(channelKey: ChannelKey) {
  const client = useQueryClient();
  return (script: Pick<Script, 'id'> & Partial<Script>) =>
    client.setQueryData(
      scriptsQuery(channelKey).queryKey,
      (list) => list && withReplaced(list, script),
    );
}

const withReplaced = (
  list: ScriptList,
  script: Pick<Script, 'id'> & Partial<Script>,
): ScriptList => ({
  ...list,
  scripts: list.scripts.map((one) => (one.id === script.id ? { ...one, ...script } : one)),
});
