import { automotive } from './automotive.ts';
import { beauty } from './beauty.ts';
import { condos } from './condos.ts';
import { construction } from './construction.ts';
import { education } from './education.ts';
import { energy } from './energy.ts';
import { farming } from './farming.ts';
import { fashion } from './fashion.ts';
import { finance } from './finance.ts';
import { fitness } from './fitness.ts';
import { food } from './food.ts';
import { health } from './health.ts';
import { industry } from './industry.ts';
import { legal } from './legal.ts';
import { logistics } from './logistics.ts';
import { pets } from './pets.ts';
import { realEstate } from './real-estate.ts';
import { retail } from './retail.ts';
import type { Segment } from './segment.ts';
import { services } from './services.ts';
import { technology } from './technology.ts';
import { tourism } from './tourism.ts';

/** Narrow segments first: "loja de autopeças" is heard as automotive before it is heard as retail. */
export const SEGMENTS: readonly Segment[] = [
  pets,
  farming,
  automotive,
  beauty,
  fitness,
  fashion,
  food,
  health,
  education,
  legal,
  tourism,
  condos,
  energy,
  construction,
  industry,
  logistics,
  realEstate,
  finance,
  retail,
  technology,
  services,
];
