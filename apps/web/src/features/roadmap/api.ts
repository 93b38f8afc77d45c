import { roadmapRoutes } from '@salesai/contract/roadmap';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

export const roadmapQuery = queryOptions({
  queryKey: ['roadmap'],
  queryFn: ({ signal }) => call(roadmapRoutes.list, { signal }),
  staleTime: 0,
});
