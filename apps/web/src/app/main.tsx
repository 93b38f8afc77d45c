import '../main.css';
import { reportUnexpected } from '#lib/report-error.ts';
import { restoreSession } from '#lib/session.ts';
import { applyTheme } from '#lib/theme-store.ts';
import { startI18n } from './i18n.ts';
import { start } from './start.tsx';

applyTheme();
const messages = startI18n();
const session = restoreSession();
// No top-level await: the screens' chunks import this module's chunk and would wait for it.
messages.then(() => start(document.getElementById('root'), session)).catch(reportUnexpected);
