import type { RouteOutput } from '@salesai/contract/route';
import { type Script, scriptsRoutes } from '@salesai/contract/scripts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#lib/api-error.ts';
import { call } from '#lib/call.ts';
import { notify } from '#lib/notify.ts';

type ScriptList = RouteOutput<typeof scriptsRoutes.list>;

/** Whose scripts: an ideal customer's, on one channel. */
export interface Place {
  icpId: string;
  channel: string;
}

const NONE: ScriptList = { scripts: [], count: 0 };

export const scriptsQuery = (place: Place) =>
  queryOptions({
    queryKey: ['scripts', place.icpId, place.channel],
    queryFn: ({ signal }) => call(scriptsRoutes.list, { params: { ...place }, signal }),
  });

/**
 * Has the scripts written; the list is reloaded before this ends.
 * @param atLeastMs how long to take at least, so that the loading bar is no flash.
 */
export function useGenerate(place: Place, atLeastMs: number) {
  const { t } = useTranslation('scripts');
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const [{ count }] = await Promise.all([
        call(scriptsRoutes.generate, { body: place }),
        new Promise((resolve) => setTimeout(resolve, atLeastMs)),
      ]);
      if (count > 0) await client.invalidateQueries(scriptsQuery(place));
      return count;
    },
    onSuccess: (count) => (count > 0 ? notify.success(t('generated')) : notify.info(t('none'))),
    onError: (error) => notify.error(messageOf(error, t('errors.generate'))),
  });
}

/** Removes the scripts of the channel, and offers to bring them back. */
export function useRemove(place: Place) {
  const { t } = useTranslation('scripts');
  const client = useQueryClient();
  const show = (list: ScriptList) => client.setQueryData(scriptsQuery(place).queryKey, list);
  const undo = useMutation({
    mutationFn: () => call(scriptsRoutes.undoRemove, { params: { ...place } }),
    onSuccess: show,
    onError: () => notify.error(t('errors.undo')),
  });
  return useMutation({
    mutationFn: () => call(scriptsRoutes.remove, { params: { ...place } }),
    onSuccess: () => {
      show(NONE);
      const action = { label: t('undo'), onClick: () => undo.mutate() };
      notify.success(t('removed'), { action });
    },
    onError: (error) => notify.error(messageOf(error, t('errors.remove'))),
  });
}

/** Puts the seller's own words in place of a script's text. */
export function useEdit(place: Place) {
  const { t } = useTranslation('scripts');
  const show = useShowScript(place);
  return useMutation({
    mutationFn: ({ id, content }: Pick<Script, 'id' | 'content'>) =>
      call(scriptsRoutes.edit, { params: { ...place, scriptId: id }, body: { content } }),
    onSuccess: (script) => {
      show(script);
      notify.success(t('editing.saved'));
    },
    onError: (error) => notify.error(messageOf(error, t('errors.edit'))),
  });
}

/** Puts the original text back, and offers the seller's own again. */
export function useRestore(place: Place) {
  const { t } = useTranslation('scripts');
  const show = useShowScript(place);
  const edit = useEdit(place);
  return useMutation({
    mutationFn: ({ id }: Pick<Script, 'id' | 'content'>) =>
      call(scriptsRoutes.restore, { params: { ...place, scriptId: id } }),
    onSuccess: (script, own) => {
      show(script);
      const action = { label: t('undo'), onClick: () => edit.mutate(own) };
      notify.success(t('editing.restored'), { action });
    },
    onError: (error) => notify.error(messageOf(error, t('errors.restore'))),
  });
}

function useShowScript(place: Place) {
  const client = useQueryClient();
  return (script: Script) =>
    client.setQueryData(scriptsQuery(place).queryKey, (list) => list && replaced(list, script));
}

const replaced = (list: ScriptList, script: Script): ScriptList => ({
  ...list,
  scripts: list.scripts.map((one) => (one.id === script.id ? script : one)),
});
