import '../main.css';
import { config } from 'zod/mini';
import { followOtherTabs } from '#lib/auth-store.ts';
import { applyTheme } from '#lib/theme-store.ts';
import { startI18n } from './i18n.ts';
import { start } from './start.tsx';

// zod's compiled parsers need eval, which our content security policy forbids.
config({ jitless: true });
applyTheme();
followOtherTabs();
await startI18n();
start(document.getElementById('root'));
