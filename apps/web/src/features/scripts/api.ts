import { channelsRoutes } from '@salesai/contract/channels';
import { type Script, scriptsRoutes } from '@salesai/contract/scripts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export interface Place {
  icpId: string;
  /** Id of the channel. */
  channel: string;
}

interface ScriptList {
  scripts: Script[];
  count: number;
}

const keyOf = ({ icpId, channel }: Place) => ['scripts', icpId, channel];

export const scriptsQuery = (place: Place) =>
  queryOptions({
    queryKey: keyOf(place),
    queryFn: ({ signal }) => call(scriptsRoutes.list, { params: { ...place }, signal }),
  });

/** The channel's name, for the trail above the screen. */
export const channelNameQuery = ({ icpId, channel }: Place) =>
  queryOptions({
    queryKey: ['channel', icpId, channel],
    queryFn: ({ signal }) =>
      call(channelsRoutes.detail, { params: { icpId, channelId: channel }, signal }),
    select: ({ name }) => name,
  });

export function useGenerateScripts(place: Place) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(scriptsRoutes.generate, { body: { ...place } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(place) }),
  });
}

export function useRemoveScripts(place: Place) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(scriptsRoutes.remove, { params: { ...place } }),
    onSuccess: () => client.setQueryData<ScriptList>(keyOf(place), { scripts: [], count: 0 }),
  });
}

export function useUndoRemove(place: Place) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(scriptsRoutes.undoRemove, { params: { ...place } }),
    onSuccess: (list) => client.setQueryData<ScriptList>(keyOf(place), list),
  });
}

/** The seller's own words for a script; null gives the original back. */
export function useEditScript(place: Place) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, content }: { id: string; content: string | null }) => {
      const params = { ...place, scriptId: id };
      return content === null
        ? call(scriptsRoutes.restore, { params })
        : call(scriptsRoutes.edit, { params, body: { content } });
    },
    onSuccess: (script) =>
      client.setQueryData<ScriptList>(
        keyOf(place),
        (list) =>
          list && { ...list, scripts: list.scripts.map((s) => (s.id === script.id ? script : s)) },
      ),
  });
}
