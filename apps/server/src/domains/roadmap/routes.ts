import { roadmapRoutes } from '@salesai/contract/roadmap';
import { serve } from '../../http/mount.ts';
import * as roadmap from './service.ts';

export const roadmapApi = [serve(roadmapRoutes.list, ({ ctx }) => roadmap.list(ctx))];
