import '../main.css';
import { restoreSession } from '#lib/session.ts';
import { applyTheme } from '#lib/theme-store.ts';
import { startI18n } from './i18n.ts';
import { start } from './start.tsx';

applyTheme();
const messages = startI18n();
const session = restoreSession();
await messages;
await start(document.getElementById('root'), session);
