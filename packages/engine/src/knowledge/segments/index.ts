import { automotive } from './automotive.ts';
import { beauty } from './beauty.ts';
import { construction } from './construction.ts';
import { education } from './education.ts';
import { farming } from './farming.ts';
import { food } from './food.ts';
import { health } from './health.ts';
import { legal } from './legal.ts';
import { realEstate } from './real-estate.ts';
import { retail } from './retail.ts';
import type { Segment } from './segment.ts';
import { services } from './services.ts';
import { technology } from './technology.ts';
import { tourism } from './tourism.ts';

/** Narrow segments first: "loja de autopeças" is heard as automotive before it is heard as retail. */
export const SEGMENTS: readonly Segment[] = [
  farming,
  automotive,
  beauty,
  food,
  health,
  education,
  legal,
  tourism,
  construction,
  realEstate,
  retail,
  technology,
  services,
];
