import type assistant from './pt-BR/assistant.ts';
import type auth from './pt-BR/auth.ts';
import type avatar from './pt-BR/avatar.ts';
import type cards from './pt-BR/cards.ts';
import type channels from './pt-BR/channels.ts';
import type coach from './pt-BR/coach.ts';
import type common from './pt-BR/common.ts';
import type errors from './pt-BR/errors.ts';
import type home from './pt-BR/home.ts';
import type icp from './pt-BR/icp.ts';
import type icpQuestions from './pt-BR/icpQuestions.ts';
import type notifications from './pt-BR/notifications.ts';
import type objections from './pt-BR/objections.ts';
import type offline from './pt-BR/offline.ts';
import type practice from './pt-BR/practice.ts';
import type privacy from './pt-BR/privacy.ts';
import type progress from './pt-BR/progress.ts';
import type questionnaire from './pt-BR/questionnaire.ts';
import type results from './pt-BR/results.ts';
import type roadmap from './pt-BR/roadmap.ts';
import type scripts from './pt-BR/scripts.ts';
import type sellerQuestions from './pt-BR/sellerQuestions.ts';
import type settings from './pt-BR/settings.ts';
import type shell from './pt-BR/shell.ts';
import type teleprompter from './pt-BR/teleprompter.ts';
import type validation from './pt-BR/validation.ts';

/** The Portuguese messages by namespace; the types of all keys derive from them. */
export interface Resources {
  errors: typeof errors;
  validation: typeof validation;
  auth: typeof auth;
  coach: typeof coach;
  common: typeof common;
  notifications: typeof notifications;
  shell: typeof shell;
  assistant: typeof assistant;
  home: typeof home;
  roadmap: typeof roadmap;
  objections: typeof objections;
  icp: typeof icp;
  icpQuestions: typeof icpQuestions;
  questionnaire: typeof questionnaire;
  avatar: typeof avatar;
  channels: typeof channels;
  cards: typeof cards;
  progress: typeof progress;
  scripts: typeof scripts;
  teleprompter: typeof teleprompter;
  sellerQuestions: typeof sellerQuestions;
  settings: typeof settings;
  offline: typeof offline;
  privacy: typeof privacy;
  practice: typeof practice;
  results: typeof results;
}

export type Namespace = keyof Resources;
