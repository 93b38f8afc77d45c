// Runs before the first paint and reads the persisted stores: applies the theme, so that a light one
// never flashes dark, and preloads the files of the first screen.
(() => {
  const attempt = (read) => {
    try {
      return read();
    } catch {
      return null;
    }
  };
  const stored = (key) => attempt(() => localStorage.getItem(key));
  const storedState = (key) => attempt(() => JSON.parse(stored(key)).state) ?? {};

  const language = (supported) => {
    const preferred = [stored('i18nextLng'), ...navigator.languages];
    return preferred.find((one) => supported.includes(one)) ?? supported[0];
  };

  const preload = (href) => {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  };

  document.documentElement.classList.toggle('dark', storedState('salesai-theme').theme !== 'light');
  // Written into the page by the build (first-files.ts); absent in development.
  const table = document.getElementById('first-files')?.textContent;
  if (!table) return;
  const { screens, messages } = JSON.parse(table);
  const audience = storedState('salesai-auth').isAuthenticated ? 'seller' : 'visitor';
  for (const file of screens[audience]) preload(file);
  for (const file of messages[language(Object.keys(messages))][audience]) preload(file);
})();
